import { adapter } from '../adapter.ts'
import { $change } from './change.ts'

/** What was asked for this shortly before the live channel opened has missed nothing. */
const freshMs = 5_000

/**
 * Loads again after news of these kinds, and after the live channel was away: news may have been missed. A page asks for its
 * data, and then opens the channel. Such a channel is no reason to ask a second time. News between the two is missed.
 * @returns how to stop
 */
export const followChange = (news: readonly string[], load: () => void): (() => void) => {
  let asked = adapter().now()
  return $change.listen(change => {
    const now = adapter().now()
    if (change === undefined) return
    if (!news.includes(change.action) && !(change.action === 'reconnected' && now - asked > freshMs)) return
    asked = now
    load()
  })
}
