import * as v from 'valibot'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/**
 * A path on the portal's own origin or an http(s) address, as a browser would read it: what it does not read as
 * `javascript:` today, a client that trims and decodes first might (threats T22).
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
