import { limits } from '#contract/limits.ts'
import { paths } from './paths.ts'

const loginPaths: readonly string[] = [paths.login, paths.olderLogin]

/** Whether an address is one of the sign-in pages. */
export const isLoginPath = (pathname: string): boolean => loginPaths.includes(pathname)

/**
 * Where to go after sign-in: the `redirect` that was asked for where it is a path on this origin, else the start.
 * Everything that a browser might read as another origin or as script is refused: `//evil`, `/\evil`, `/<tab>/evil`,
 * `javascript:`; so are the sign-in pages themselves, which would send a member round in a circle (T01 to T03).
 */
export const safeRedirect = (asked: string | null | undefined): string => {
  if (!asked || asked.length > limits.redirectMaxLength || !/^\/(?![/\\])/.test(asked)) return '/'
  // Browsers drop tabs and line ends inside an address and take a backslash for a slash before they look at it.
  if (/[\\\p{Cc}]/u.test(asked)) return '/'
  const base = 'https://portal.invalid'
  const address = URL.parse(asked, base)
  if (address === null || address.origin !== base || isLoginPath(address.pathname)) return '/'
  return address.pathname + address.search + address.hash
}
