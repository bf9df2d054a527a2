import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addVersion, findOneSoftware, findSoftwareNames } from './sql/software.ts'

export type Announced = CallRequest<typeof calls.addSoftwareVersion>['body']
type Wish = Announced & { userId: number; createTime: number }

/** @throws Refusal 610603, 611032, 610604 for a need that can't be */
export const refuseUnfit = async (database: Database, { softwareId, notes, needs }: Announced): Promise<void> => {
  const software = await findOneSoftware(database, softwareId)
  if (software === undefined) throw new Refusal(codes.recordNotFound)
  if (software.kind === 'client' && notes === '') throw new Refusal(codes.clientInfoMissing)
  const names = await findSoftwareNames(
    database,
    needs.map(need => need.softwareId)
  )
  const wrong = needs.findIndex(
    (need, place) =>
      need.softwareId === softwareId ||
      !names.has(need.softwareId) ||
      needs.findIndex(other => other.softwareId === need.softwareId) < place
  )
  if (wrong >= 0)
    throw new Refusal(codes.parameterIllegal, {
      data: [{ field: `needs.${wrong}.softwareId`, reason: 'other software, each once' }]
    })
}

/**
 * Publishes a version of a piece of software without a file.
 * @throws Refusal 610603, 611032, 610604 for a need that can't be, 612000
 */
export const publishVersion = async (database: Database, wish: Wish): Promise<{ versionId: number }> => {
  await refuseUnfit(database, wish)
  const versionId = await addVersion(database, wish)
  if (versionId === undefined) throw new Refusal(codes.versionExists)
  return { versionId }
}
