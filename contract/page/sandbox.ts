import * as v from 'valibot'
import { trackingEvents } from '../calls/usage/tracking.ts'
import { boundedString } from '../checks/bounds.ts'
import { language } from '../languages.ts'
import * as limits from '../limits.ts'

/**
 * The messages between the portal and the page of a sandboxed sub-application, on one channel. Neither side
 * trusts the other's word: each message is checked against these schemas.
 */

const address = v.pipe(boundedString(limits.addressMaxLength), v.nonEmpty())
const sentence = v.pipe(boundedString(500), v.nonEmpty())
const label = v.pipe(boundedString(60), v.nonEmpty())
const number = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Names and values as JSON text. Only a text has a size that is known before anything reads it: an object of a message can
 * hold one part a million times.
 */
const values = v.pipe(
  boundedString(limits.sandboxTextMaxLength),
  v.parseJson(),
  v.record(boundedString(100), v.unknown())
)

/** The shared state without the token: the sub-application never has one. */
const state = v.object({
  permissions: v.array(v.string()),
  language,
  route: v.object({ pathname: v.string(), search: v.string(), hash: v.string() }),
  userId: v.optional(v.number()),
  micro: v.boolean()
})
export type SandboxState = v.InferOutput<typeof state>

/** The attributes of the page that decide how it looks. */
const look = v.object({ theme: v.string(), language, dir: v.string() })
export type SandboxLook = v.InferOutput<typeof look>

/** Uploaded texts of this sub-application, in the language that they name. */
const texts = v.object({
  language,
  texts: v.record(v.string(), v.string()),
  common: v.record(v.string(), v.string())
})

const links = v.record(v.string(), v.object({ links: v.optional(v.record(v.string(), v.string())) }))

/** A failure of a call, by its class in the session. */
const problem = v.object({
  name: v.string(),
  message: v.string(),
  code: v.optional(v.number()),
  sentence: v.string()
})
export type SandboxProblem = v.InferOutput<typeof problem>

/** The portal's messages. */
export const toSandbox = v.variant('kind', [
  v.object({
    kind: v.literal('mount'),
    name: v.string(),
    /** The module, and its hash where the import map has one. */
    url: v.string(),
    integrity: v.string(),
    basePath: v.string(),
    /** The links of other sub-applications that this person may open. */
    links,
    state,
    look,
    texts
  }),
  v.object({ kind: v.literal('state'), state, look }),
  v.object({ kind: v.literal('texts'), texts }),
  v.object({ kind: v.literal('answer'), id: number, data: v.unknown() }),
  v.object({ kind: v.literal('refusal'), id: number, problem }),
  v.object({ kind: v.literal('unmount') })
])
export type ToSandbox = v.InferOutput<typeof toSandbox>

/** The sub-application's messages. */
export const fromSandbox = v.variant('kind', [
  v.object({ kind: v.literal('mounted') }),
  v.object({ kind: v.literal('unmounted') }),
  v.object({
    kind: v.literal('failed'),
    stage: v.picklist(['load', 'module', 'start', 'update', 'stop']),
    message: boundedString(2_000)
  }),
  v.object({
    kind: v.literal('call'),
    id: number,
    method: v.picklist(['GET', 'POST', 'PUT']),
    path: v.pipe(boundedString(200), v.regex(/^\/api\/[\w./-]+$/)),
    query: v.optional(values),
    body: v.optional(values),
    quiet: v.boolean()
  }),
  v.object({
    kind: v.literal('ask'),
    id: number,
    heading: sentence,
    text: boundedString(2_000),
    yes: label,
    no: v.optional(label),
    danger: v.boolean()
  }),
  v.object({ kind: v.literal('navigate'), address, how: v.picklist(['push', 'replace']) }),
  v.object({ kind: v.literal('notify'), level: v.picklist(['info', 'success', 'warning', 'error']), text: sentence }),
  v.object({
    kind: v.literal('track'),
    event: v.picklist(trackingEvents),
    properties: values
  }),
  v.object({ kind: v.literal('unsaved'), unsaved: v.boolean(), lostWith: v.picklist(['page', 'application']) }),
  v.object({ kind: v.literal('title'), text: boundedString(200) }),
  v.object({ kind: v.literal('size'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)) }),
  v.object({ kind: v.literal('key'), key: v.picklist(['Escape', 'palette']) })
])
/** A message as it is sent. */
export type FromSandbox = v.InferInput<typeof fromSandbox>
/** A message after the portal read it. */
export type ReadFromSandbox = v.InferOutput<typeof fromSandbox>
