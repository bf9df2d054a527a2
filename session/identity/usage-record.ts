import { adapter } from '../adapter.ts'
import { storedFiles } from '../storage/stored-names.ts'

/** When somebody last signed in or out in this browser, and which of the two it was (spec §3, §4). */
export type UsageRecord = { timestamp: number; login: boolean }

/** Written with every beginning and end of a session. It names nobody: the next person at this device may read it. */
export const recordUsage = (login: boolean): void => {
  const record: UsageRecord = { timestamp: adapter().now(), login }
  adapter().storage.write(storedFiles.usageRecord, JSON.stringify(record))
}
