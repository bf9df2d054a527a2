/** The value of a cookie in a Cookie header; the first, as browsers send the one of the longest path first. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/; */)
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export type CookieLife = { path: string; seconds: number; sameSite: 'Lax' | 'Strict'; secure: boolean }

/** A Set-Cookie header of a cookie that no script reads; a life of 0 takes it away. */
export const setCookie = (name: string, value: string, { path, seconds, sameSite, secure }: CookieLife): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`
