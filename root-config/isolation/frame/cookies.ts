import { $token, readStored, writeStored } from '@portal/session'

const dayMs = 86_400_000

/** The cookies that a person would miss beside the token. The others are written anew when they are needed. */
const kept = ['tokenExpiry', 'language', 'theme', 'sidebar'] as const

/**
 * Puts the portal's cookies back that an application removed, and the token also where an application wrote over it. So one
 * that clears all cookies, when its own user logs out, signs nobody out of the portal. The token is that of the session: a
 * person who signs out, or signs in as somebody else, stays so. A choice that the person makes meanwhile stays, too.
 * @returns the function that does so
 */
export const keepCookies = (): (() => void) => {
  const before = new Map(kept.map(name => [name, readStored(name)]))
  return () => {
    // While the tab is hidden, the person may sign in or out in another one.
    if (document.visibilityState !== 'visible') return
    const token = $token.get()
    for (const name of kept) {
      const now = readStored(name)
      const was = before.get(name)
      if (now !== undefined) before.set(name, now)
      else if (was !== undefined && token !== undefined) writeStored(name, was)
    }
    if (token === undefined || readStored('token') === token) return
    writeStored('token', token, (Number(before.get('tokenExpiry')) - Date.now()) / dayMs)
  }
}
