import { cookieOf, setCookie } from '../http/cookies.ts'
import type { Caller } from '../http/served.ts'
import type { Rules } from '../identity/rules.ts'

const deviceCookie = 'portal_device'

/** Below it are all calls that sign in, and nothing else asks for the cookie. */
const signInPath = '/api/userservice/auth'

/** A longer one is none of ours. */
const longestToken = 100

/** What the browser is known by; undefined where it never signed in. */
export const deviceTokenOf = ({ cookies }: Caller): string | undefined => {
  const token = cookieOf(cookies, deviceCookie)
  return token === undefined || token === '' || token.length > longestToken ? undefined : token
}

/** Has the browser keep what it is known by. */
export const giveDeviceToken = ({ giveCookie, secure }: Caller, token: string, { lifeMs }: Rules['device']): void =>
  giveCookie(
    setCookie(deviceCookie, token, {
      path: signInPath,
      sameSite: 'Strict',
      secure,
      seconds: Math.floor(lifeMs / 1_000)
    })
  )
