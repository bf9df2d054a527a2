import { isSafeAddress } from '#contract/checks/safe-address.ts'
import { pathOnThisOrigin } from '../routes/redirect.pure.ts'

/**
 * The address that a message links to, when it is safe: `http:` or `https:` without a user before the host, or a path
 * on this origin (docs/requirements.md §4.23). An address that a browser reads as anything else, above all as script, is no link (T22).
 */
export const messageLink = (url: string | null | undefined): string | undefined => {
  if (!url) return undefined
  if (url.startsWith('/')) return pathOnThisOrigin(url)
  return isSafeAddress(url) ? URL.parse(url)?.href : undefined
}
