import * as v from 'valibot'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/**
 * Whether a browser would read a text as a path on the portal's own origin or as an http(s) address. A client that trims
 * and decodes first might read `javascript:` where a browser does not today (threats T22).
 */
export const isSafeAddress = (url: string): boolean => {
  if (/[\s\\\p{Cc}]/u.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
}

/** The link of a message or a notice; null without one. */
export const messageLink = v.optional(
  v.nullable(
    v.pipe(
      boundedString(limits.messageUrlMaxLength),
      v.check(isSafeAddress, 'an http or https address, or a path that begins with one slash')
    )
  ),
  null
)
