import { adapter } from '../adapter.ts'
import { storedFiles } from '../storage/stored-names.pure.ts'

/** When a person last signed in or out in this browser, and which of the two (docs/requirements.md §3, §4). */
export type UsageRecord = { timestamp: number; login: boolean }

/** Written at each start and end of a session. It contains no name: the next person at this device may read it. */
export const recordUsage = (login: boolean): void => {
  const record: UsageRecord = { timestamp: adapter().now(), login }
  adapter().storage.write(storedFiles.usageRecord, JSON.stringify(record))
}
