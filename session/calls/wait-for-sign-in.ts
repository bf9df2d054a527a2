import { codes } from '#contract/codes.ts'
import { $session } from '../identity/session.ts'
import { aborted } from './early.ts'
import { Refused } from './errors.ts'

/**
 * Waits while the sign-in stands over the page. What a page asks meanwhile is answered when the person is back.
 * @throws Refused when the person left the page instead
 * @throws the signal's reason
 */
export const waitForSignIn = async (name: string, signal: AbortSignal): Promise<void> => {
  if ($session.get().state !== 'ended') return
  const over = new Promise<void>(resolve => {
    const stop = $session.listen(({ state }) => {
      if (state === 'ended') return
      stop()
      resolve()
    })
  })
  await Promise.race([over, aborted(signal)])
  if ($session.get().state === 'guest') throw new Refused(name, codes.tokenMissing, '')
}
