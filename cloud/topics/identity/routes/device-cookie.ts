import type { Caller } from '../../../http/served.ts'
import type { Rules } from '../../../rules.ts'

const deviceCookie = 'portal_device'

/** Below it are all calls that sign in, and nothing else asks for the cookie. */
const signInPath = '/api/userservice/auth'

/** A longer one is none of ours. */
const longestToken = 100

/** The device token of the browser; undefined where nobody signed in there. */
export const deviceTokenOf = ({ cookies }: Caller): string | undefined => {
  const token = cookies[deviceCookie]
  return token === undefined || token === '' || token.length > longestToken ? undefined : token
}

/** Gives the browser its device token to keep. */
export const giveDeviceToken = ({ giveCookie, secure }: Caller, token: string, { lifeMs }: Rules['device']): void =>
  giveCookie(deviceCookie, token, {
    path: signInPath,
    sameSite: 'strict',
    secure,
    maxAge: Math.floor(lifeMs / 1_000)
  })
