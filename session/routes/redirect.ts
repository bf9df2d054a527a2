import * as limits from '#contract/limits.ts'
import { paths } from './paths.ts'

const loginPaths: readonly string[] = [paths.login, paths.olderLogin]

/** Whether an address is one of the sign-in pages. */
export const isLoginPath = (pathname: string): boolean => loginPaths.includes(pathname)

/**
 * An address as a path on this origin, or nothing where a browser might read it as another origin or as script:
 * `//evil`, `/\evil`, `/<tab>/evil`, `javascript:` (T01 to T03).
 */
export const pathOnThisOrigin = (address: string): string | undefined => {
  // Browsers drop tabs and line ends inside an address and take a backslash for a slash before they look at it.
  if (!startsWithOneSlash(address) || /[\\\p{Cc}]/u.test(address)) return undefined
  const base = 'https://portal.invalid'
  const read = URL.parse(address, base)
  if (read?.origin !== base) return undefined
  // `/x/..//evil` has become `//evil`, which the next reader takes for another origin.
  return startsWithOneSlash(read.pathname) ? read.pathname + read.search + read.hash : undefined
}

const startsWithOneSlash = (address: string): boolean => /^\/(?![/\\])/.test(address)

/**
 * Where to go after sign-in: the `redirect` that was asked for where it is a path on this origin, else the start. The
 * sign-in pages themselves are refused too: they would send a member round in a circle.
 */
export const safeRedirect = (asked: string | null | undefined): string => {
  if (!asked || asked.length > limits.redirectMaxLength) return '/'
  const path = pathOnThisOrigin(asked)
  return path === undefined || isLoginPath(pathnameOf(path)) ? '/' : path
}

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path
