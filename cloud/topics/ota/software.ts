import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addVersion, findOneSoftware, findSoftwareNames } from './sql/software.ts'

type Wish = CallRequest<typeof calls.addSoftwareVersion>['body'] & { userId: number; createTime: number }

/**
 * Publishes a version of a piece of software.
 * @throws Refusal 610603, 611032, 610604 for a need that can't be, 612000
 */
export const publishVersion = async (database: Database, wish: Wish): Promise<{ versionId: number }> => {
  const software = await findOneSoftware(database, wish.softwareId)
  if (software === undefined) throw new Refusal(codes.recordNotFound)
  if (software.kind === 'client' && wish.notes === '') throw new Refusal(codes.clientInfoMissing)
  const names = await findSoftwareNames(
    database,
    wish.needs.map(({ softwareId }) => softwareId)
  )
  const wrong = wish.needs.findIndex(
    ({ softwareId }, place) =>
      softwareId === wish.softwareId ||
      !names.has(softwareId) ||
      wish.needs.findIndex(other => other.softwareId === softwareId) < place
  )
  if (wrong >= 0)
    throw new Refusal(codes.parameterIllegal, {
      data: [{ field: `needs.${wrong}.softwareId`, reason: 'other software, each once' }]
    })
  const versionId = await addVersion(database, wish)
  if (versionId === undefined) throw new Refusal(codes.versionExists)
  return { versionId }
}
