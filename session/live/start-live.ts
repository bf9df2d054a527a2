import { adapter } from '../adapter.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { $session } from '../identity/session.ts'

/** The browser is online again, the tab is visible again, or the person asks for the channel. */
type Reason = 'online' | 'visible' | 'reconnect'

let channel: ((why: Reason) => void) | undefined
let opening: Promise<void> | undefined
let isFollowing = false

/**
 * Loads the code of the live channel, once, and opens the channel for a member. A failure goes to the console, and the next
 * call tries again.
 */
export const openLive = (): Promise<void> => {
  opening ??= load().catch(cause => {
    opening = undefined
    adapter().warn('The live channel could not be loaded.', cause)
  })
  return opening
}

/** Opens the live channel when the page of a member is idle. The first page does not need it. */
export const openLiveForMembers = (): void => {
  if (isFollowing) return
  isFollowing = true
  $session.subscribe(({ state }) => {
    if (state === 'member') whenIdle(() => void openLive(), 5_000)
  })
}

/** Tells the live channel of a new reason to try. */
export const tryLiveAgain = (why: Reason): void => {
  if (channel !== undefined) channel(why)
  else if (isFollowing && $session.get().state === 'member') void openLive()
}

const load = async (): Promise<void> => {
  const { startLive } = await import('./live.ts')
  channel = startLive()
}
