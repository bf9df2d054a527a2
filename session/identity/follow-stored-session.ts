import { adapter } from '../adapter.ts'
import { askUser } from './ask-user.ts'
import { $session, changeToken, loadAnew, readSession, storedToken } from './session.ts'

let asked: string | undefined

/**
 * Handles a change of the session by another tab. A page that shows one person's work never uses another person's
 * token: typed text would be sent in that person's name (F29). So the cloud is asked whose the new token is. For
 * another person the page loads again. Until then its calls use the token that they were made for. A page below the
 * sign-in goes on with a token of the same person. Never fails.
 */
export const followStoredSession = async (): Promise<void> => {
  const here = $session.get()
  const next = storedToken()
  const isShown = (here.state === 'member' && next !== here.token) || here.state === 'ended'
  if (!isShown || next === undefined) return readSession()
  // Many calls can notice the change at the same time. One request is enough.
  if (asked === next) return
  asked = next
  try {
    const user = await askUser(next)
    if ($session.get() !== here || storedToken() !== next) return
    if (user.userId === here.user.userId) changeToken(next, user)
    else loadAnew()
  } catch (cause) {
    adapter().warn('The session of another tab could not be loaded.', cause)
    // The sign-in stays over a page whose session ended. The next reason to look tries again.
    if (here.state === 'member' && $session.get() === here && storedToken() === next) loadAnew()
  } finally {
    asked = undefined
  }
}
