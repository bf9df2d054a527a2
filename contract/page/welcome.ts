import * as v from 'valibot'
import { robotKind } from '../calls/robots/robots.ts'
import { boundedString, withoutUser } from '../checks/bounds.ts'
import * as limits from '../limits.ts'

const text = v.pipe(boundedString(500), v.nonEmpty())

/** A text of a deployment in the languages it has; English stands in for the others. */
const texts = v.object({
  en: text,
  zh: v.optional(text),
  ja: v.optional(text),
  ko: v.optional(text),
  th: v.optional(text),
  fr: v.optional(text)
})
export type Texts = v.InferOutput<typeof texts>

/** Where a link leads: nothing that runs, and no other origin without TLS. */
const address = v.pipe(
  boundedString(limits.addressMaxLength),
  withoutUser,
  v.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, 'a path on this origin or an https address')
)

/** A file of this origin: players and previews take no other, by the page's policy. */
const file = v.pipe(boundedString(limits.addressMaxLength), v.regex(/^\/(?![/\\])[\w./-]+$/, 'a path on this origin'))

/** A longer text about the robots. A link leads to it as `/login?screen=learn-more#dining`. */
const article = v.object({
  id: v.pipe(boundedString(40), v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')),
  title: texts,
  text: texts
})

const item = v.object({ title: texts, text: texts, address: v.optional(address) })

/**
 * The text beside the sign-in form, in a file that `environment.json` names, so that only that form fetches it. Each
 * deployment tells its products and its contacts.
 */
export const welcome = v.object({
  robotKinds: v.array(robotKind),
  recommendations: v.array(item),
  solutions: v.array(item),
  support: v.nullable(
    v.object({
      text: texts,
      address: v.optional(address),
      email: v.optional(v.pipe(boundedString(limits.accountMaxLength), v.email())),
      phone: v.optional(v.pipe(boundedString(21), v.regex(/^\+[\d ]{7,20}$/, 'a phone number with its country code')))
    })
  ),
  video: v.nullable(v.object({ title: texts, description: texts, address: file })),
  document: v.nullable(v.object({ title: texts, address: file })),
  articles: v.optional(v.array(article), []),
  links: v.array(v.object({ title: texts, address }))
})
export type Welcome = v.InferOutput<typeof welcome>
