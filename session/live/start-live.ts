import { loadOnce } from '../browser/load-once.ts'
import { $user } from '../identity/session.ts'
import { whenMemberIsIdle } from '../identity/when-member.ts'

/** Loads the code of the live channel, once, and opens the channel for a member. */
export const openLive = loadOnce(
  async () => (await import('../for-members.ts')).startLive(),
  'The live channel could not be loaded.'
)

/** Opens the live channel when the page of a member is idle. The first page does not need it. */
export const openLiveForMembers = (): void => whenMemberIsIdle(() => void openLive())

/** Tells the live channel of a new reason to try. A guest has none. */
export const tryLiveAgain = (why: 'online' | 'visible' | 'reconnect'): void => {
  if ($user.get() !== undefined) void openLive().then(channel => channel?.(why))
}
