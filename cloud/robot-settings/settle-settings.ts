import { knownEntries } from '#contract/calls/requests/robot-settings.ts'
import { putSaidSettings } from '../database/deploy/robot-settings.ts'
import type { Settle } from '../robot-requests/settle.ts'

/** Keeps the settings that a robot reports, after a reading and after a change. */
export const settleSettings: Settle = async (transaction, { robotId }, end, now) => {
  if (end.state !== 'answered') return
  const { answer } = end
  if (answer.kind !== 'readSettings' && answer.kind !== 'changeSettings') return
  await putSaidSettings(transaction, robotId, knownEntries(answer.values), now)
}
