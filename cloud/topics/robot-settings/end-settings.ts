import { knownEntries } from '#contract/calls/robot-settings/robot-settings.ts'
import type { EndHandler } from '../robot-requests/index.ts'
import { putSaidSettings } from './sql/robot-settings.ts'

/** Keeps the settings that a robot reports, after a reading and after a change. */
export const endSettings: EndHandler = async (transaction, { robotId }, end, now) => {
  if (end.state !== 'answered') return
  const { answer } = end
  if (answer.kind !== 'readSettings' && answer.kind !== 'changeSettings') return
  await putSaidSettings(transaction, robotId, knownEntries(answer.values), now)
}
