import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { fitProblems, refuseMisfits } from './refuse-misfits.ts'
import {
  addMachineVersion,
  findParts,
  lockMachineVersion,
  lockVersions,
  setMachineVersionState
} from './sql/machine-versions.ts'

type Wish = CallRequest<typeof calls.createMachineVersion>['body'] & { userId: number; createTime: number }

/**
 * Makes the draft of a whole-machine version.
 * @throws Refusal 612002 for a part that is not there, 610604 for parts that do not fit, 612000
 */
export const makeMachineVersion = (
  database: Database,
  { versionIds, ...wish }: Wish
): Promise<{ machineVersionId: number }> =>
  database.transaction(async transaction => {
    const ids = [...new Set(versionIds)]
    const parts = await lockVersions(transaction, ids)
    if (parts.length < ids.length) throw new Refusal(codes.appVersionMissing)
    refuseMisfits(parts, wish.models, versionIds)
    const machineVersionId = await addMachineVersion(transaction, wish, ids)
    if (machineVersionId === undefined) throw new Refusal(codes.versionExists)
    return { machineVersionId }
  })

type Move = CallRequest<typeof calls.setMachineVersionState>['body']

/**
 * Releases or withdraws a whole-machine version. Its parts are compared again: one may be withdrawn since.
 * @throws Refusal 610603, 612051
 */
export const moveMachineVersion = (database: Database, { machineVersionId, state }: Move): Promise<null> =>
  database.transaction(async transaction => {
    const version = await lockMachineVersion(transaction, machineVersionId)
    if (version === undefined) throw new Refusal(codes.recordNotFound)
    if (
      state === 'released' &&
      fitProblems(await findParts(transaction, machineVersionId), version.models, []).length > 0
    )
      throw new Refusal(codes.noUsableVersion)
    await setMachineVersionState(transaction, machineVersionId, state)
    return null
  })
