import * as limits from '#contract/limits.ts'
import { paths } from './paths.pure.ts'

const loginPaths: readonly string[] = [paths.login, paths.olderLogin]

/** Whether an address is one of the sign-in pages. */
export const isLoginPath = (pathname: string): boolean => loginPaths.includes(pathname)

/**
 * Returns the address as a path on this origin. Undefined when a browser could read it as another origin or as script:
 * `//evil`, `/\evil`, `/<tab>/evil`, `javascript:` (T01 to T03).
 */
export const pathOnThisOrigin = (address: string): string | undefined => {
  // Browsers remove tabs and line breaks from an address, and treat a backslash as a slash.
  if (!startsWithOneSlash(address) || /[\\\p{Cc}]/u.test(address)) return undefined
  const base = 'https://portal.invalid'
  const read = URL.parse(address, base)
  if (read?.origin !== base) return undefined
  // `/x/..//evil` has become `//evil`, which a browser reads as another origin.
  return startsWithOneSlash(read.pathname) ? read.pathname + read.search + read.hash : undefined
}

const startsWithOneSlash = (address: string): boolean => /^\/(?![/\\])/.test(address)

/**
 * The address after sign-in: the requested `redirect` when it is a path on this origin, else the start page. The
 * sign-in pages are refused too, because they would redirect a member in a circle.
 */
export const safeRedirect = (asked: string | null | undefined): string => {
  if (!asked || asked.length > limits.redirectMaxLength) return '/'
  const path = pathOnThisOrigin(asked)
  return path === undefined || isLoginPath(pathnameOf(path)) ? '/' : path
}

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path
