import { pathOnThisOrigin } from '../routes/redirect.ts'

/**
 * The address that a message links to, when it is safe: `http:`, `https:`, or a path on this origin (spec §4.23). An
 * address that a browser reads as anything else, above all as script, is no link (T22).
 */
export const messageLink = (url: string | null): string | undefined => {
  if (url === null || url === '') return undefined
  if (url.startsWith('/')) return pathOnThisOrigin(url)
  if (/[\s\\\p{Cc}]/u.test(url) || !/^https?:\/\/[^/]/i.test(url)) return undefined
  return URL.parse(url)?.href
}
