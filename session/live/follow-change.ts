import { $change } from './change.ts'

/**
 * Loads again after news of these kinds, and after the live channel was away: news may have been missed.
 * @returns how to stop
 */
export const followChange = (news: readonly string[], load: () => void): (() => void) =>
  $change.listen(change => {
    if (change !== undefined && (news.includes(change.action) || change.action === 'reconnected')) load()
  })
