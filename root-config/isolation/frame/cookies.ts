import { $token, environment } from '@portal/session'
import { languageCookie, sidebarCookie, themeCookie, tokenCookie } from '#contract/page/page-names.ts'

/** The cookies that a person would miss. The others are written anew when they are needed. */
const names = [tokenCookie, languageCookie, themeCookie, sidebarCookie]

const weekSeconds = 7 * 86_400

type Cookies = ReadonlyMap<string, string>

const readCookies = (): Cookies =>
  new Map(
    document.cookie.split('; ').map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  )

const write = (name: string, value: string): void => {
  const { cookieDomain } = environment()
  const domain = cookieDomain === null ? '' : `; domain=${cookieDomain}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: at once, and in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${weekSeconds}; samesite=lax${domain}${secure}`
}

/**
 * Puts the portal's cookies back that an application removed or wrote over: one that clears all cookies as it logs its own
 * user out, signs nobody out of the portal. The token is that of the session, so a person who signs out, or signs in as
 * somebody else, stays so. A choice that the person makes meanwhile stays, too.
 * @returns the function that does so
 */
export const keepCookies = (): (() => void) => {
  let before = readCookies()
  return () => {
    const now = readCookies()
    const token = $token.get()
    for (const name of names) {
      const value = name === tokenCookie ? token : before.get(name)
      const isGone = name === tokenCookie ? now.get(name) !== value : now.get(name) === undefined
      if (value !== undefined && isGone) write(name, value)
    }
    before = new Map([...before, ...now])
  }
}
