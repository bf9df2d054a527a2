import { adapter } from '../adapter.ts'
import { askUser } from './ask-user.ts'
import { $session, changeToken, readSession, storedToken } from './session.ts'

let asked: string | undefined

/**
 * Follows what another tab did to the session. A page that shows one person's work never goes on with the token of
 * another: what was typed here would be sent in that person's name (F29). So the cloud is asked whose the new token is;
 * for somebody else the page loads anew, and until then its calls keep the token that they were made for. It never fails.
 */
export const followStoredSession = async (): Promise<void> => {
  const here = $session.get()
  const next = storedToken()
  if (here.state !== 'member' || next === undefined || next === here.token) return readSession()
  // Many calls can find out at once; one question is enough.
  if (asked === next) return
  asked = next
  try {
    const user = await askUser(next)
    if ($session.get() !== here || storedToken() !== next) return
    if (user.userId === here.user.userId) changeToken(next, user)
    else adapter().reload()
  } catch (cause) {
    adapter().warn('Another tab changed the session, and the cloud could not be asked whose it is now.', cause)
    if ($session.get() === here && storedToken() === next) adapter().reload()
  } finally {
    asked = undefined
  }
}
