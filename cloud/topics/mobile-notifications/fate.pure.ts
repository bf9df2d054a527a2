import type {
  NotificationReason,
  NotificationState
} from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import type { NotificationWay } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { firstKnownLanguage, type Language } from '#contract/languages.ts'
import { isNight } from '../ota/roll-outs/night.pure.ts'

/** The ways by which people are told. */
export type PeopleWay = Exclude<NotificationWay, 'webhook'>

type Rule = { quietFrom: number | null; quietTo: number | null; timeZone: string; perHour: number }
type Reader = { way: PeopleWay; to: string | null; sentLastHour: number }

/** The decision about a message before it is sent. */
export type Fate =
  | { state: Extract<NotificationState, 'sending'> }
  | { state: Extract<NotificationState, 'heldBack'>; reason: NotificationReason }

const withoutAddress = { cellphone: 'noMobile', email: 'noEmail' } as const

/** Pure: whether a person gets a message now. The hours of quiet are those on the clocks of the rule's zone. */
export const fateOf = (
  { quietFrom, quietTo, timeZone, perHour }: Rule,
  { way, to, sentLastHour }: Reader,
  now: number
): Fate => {
  if (to === null) return { state: 'heldBack', reason: withoutAddress[way] }
  if (quietFrom !== null && quietTo !== null && isNight(timeZone, { from: quietFrom, to: quietTo }, now))
    return { state: 'heldBack', reason: 'quietHours' }
  return sentLastHour >= perHour ? { state: 'heldBack', reason: 'tooMany' } : { state: 'sending' }
}

/** Pure: the language of a message: the person's own where the portal has it, else English. */
export const languageOf = (spoken: string | null): Language => (spoken && firstKnownLanguage([spoken])) || 'en'

/** Pure: the part of a phone number or of a mailbox that others may see. */
export const partOf = (way: PeopleWay, to: string | null): string => {
  if (to === null) return ''
  return way === 'cellphone' ? `•••• ${to.slice(-4)}` : `${to.slice(0, 1)}•••${to.slice(to.lastIndexOf('@'))}`
}

/** Pure: the ways by which a rule tells people. */
export const peopleWaysOf = ({ byCellphone, byEmail }: { byCellphone: boolean; byEmail: boolean }): PeopleWay[] => [
  ...(byCellphone ? (['cellphone'] as const) : []),
  ...(byEmail ? (['email'] as const) : [])
]
