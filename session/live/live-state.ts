import { makeStore } from '../stores.ts'
import type { Change } from './change-plan.pure.ts'
import type { Live } from './live-plan.pure.ts'
import { openLiveForMembers } from './start-live.ts'

/** The state of the live channel; `off` until it is started. */
export const $live = makeStore<Live>({ state: 'off' })

/**
 * The last news of the live channel, once a second at most for each kind: what changed, or `reconnected`, after which
 * anything may have changed. Pages and sub-applications listen, and ask the cloud again at once: the page's turn among all pages
 * that were told has come, and the page can be seen. Whoever listens first has the channel opened.
 */
export const $change = makeStore<{ action: Change } | undefined>(undefined, openLiveForMembers)
