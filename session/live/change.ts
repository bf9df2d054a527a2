import { loadOnce } from '../browser/load-once.ts'
import { $user } from '../identity/session.ts'
import { whenMemberIsIdle } from '../identity/when-member.ts'
import { makeStore, write } from '../stores.ts'
import type { Change } from './change-plan.pure.ts'
import type { LiveReason } from './live-plan.pure.ts'

/** Loads the code of the live channel, once, and opens the channel for a member. */
export const openLive = loadOnce(
  async () => (await import('../for-members.ts')).startLive(action => write($change, { action })),
  'The live channel could not be loaded.'
)

/**
 * The last news of the live channel, once a second at most for each kind: what changed, or `reconnected`, after which
 * anything may have changed. Pages and sub-applications listen, and ask the cloud again at once: the page's turn among all pages
 * that were told has come, and the page can be seen. Whoever listens first has the channel opened, when the page of a member is
 * idle: the first page does not need it.
 */
export const $change = makeStore<{ action: Change } | undefined>(undefined, () =>
  whenMemberIsIdle(() => void openLive())
)

/** Tells the live channel of a new reason to try, or to doubt that it lives. A guest has none. */
export const tryLiveAgain = (why: LiveReason): void => {
  if ($user.get() !== undefined) void openLive().then(channel => channel?.(why))
}
