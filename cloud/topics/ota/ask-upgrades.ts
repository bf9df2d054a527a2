import type { AskOf } from '#contract/calls/robot-requests/robot-requests.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { addRobotRequest } from '../robot-requests/index.ts'
import { findMachineVersionId, findParts } from './sql/machine-versions.ts'
import { changeUpgrade } from './sql/upgrades.ts'

/** For so long a robot may be silent while it is upgraded. */
const waitMs = 10 * minute

type Ready = { recordId: number; robotId: number; toVersion: string }

/**
 * The request for a robot to upgrade. A version that the cloud does not have as a set has no parts. The robot then goes back
 * to the parts that it kept of that version.
 */
const askFor = async (transaction: Database, version: string): Promise<AskOf<'upgrade'>> => {
  const machineVersionId = await findMachineVersionId(transaction, version)
  const parts = machineVersionId === undefined ? [] : await findParts(transaction, machineVersionId)
  return {
    kind: 'upgrade',
    version,
    parts: parts.map(({ name, version, fileName, size, sha256, versionId, signature }) => ({
      ...{ name, version, fileName, size, sha256 },
      file: signature === null ? null : { versionId, signature }
    }))
  }
}

/**
 * Asks robots to upgrade. A robot that is asked already, for any reason, is not asked again and waits.
 * @returns the upgrades that were asked
 */
export const askUpgrades = async (
  transaction: Database,
  ready: readonly Ready[],
  userId: number | null,
  now: number
): Promise<number[]> => {
  const asks = new Map<string, AskOf<'upgrade'>>()
  const asked: number[] = []
  for (const { recordId, robotId, toVersion } of ready) {
    const ask = asks.get(toVersion) ?? (await askFor(transaction, toVersion))
    asks.set(toVersion, ask)
    const requestId = await addRobotRequest(transaction, { robotId, ask, userId, waitMs }, now)
    if (requestId === undefined) continue
    await changeUpgrade(transaction, recordId, { state: 'asked', requestId, askTime: now })
    asked.push(recordId)
  }
  return asked
}
