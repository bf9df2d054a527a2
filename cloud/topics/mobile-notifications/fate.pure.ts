import type { NotificationReason } from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import { firstKnownLanguage, type Language } from '#contract/languages.ts'
import { isNight } from '../ota/roll-outs/night.pure.ts'

type Rule = { quietFrom: number | null; quietTo: number | null; timeZone: string; perHour: number }
type Reader = { cellphone: string | null; sentLastHour: number }

/** The decision about a message before it is sent. */
export type Fate = { state: 'sending' } | { state: 'heldBack'; reason: NotificationReason }

/** Pure: whether a person gets a message now. The hours of quiet are those on the clocks of the rule's zone. */
export const fateOf = (
  { quietFrom, quietTo, timeZone, perHour }: Rule,
  { cellphone, sentLastHour }: Reader,
  now: number
): Fate => {
  if (cellphone === null) return { state: 'heldBack', reason: 'noMobile' }
  if (quietFrom !== null && quietTo !== null && isNight(timeZone, { from: quietFrom, to: quietTo }, now))
    return { state: 'heldBack', reason: 'quietHours' }
  return sentLastHour >= perHour ? { state: 'heldBack', reason: 'tooMany' } : { state: 'sending' }
}

/** Pure: the language of a message: the person's own where the portal has it, else English. */
export const languageOf = (spoken: string | null): Language => (spoken && firstKnownLanguage([spoken])) || 'en'

/** Pure: the part of a phone number that others may see. */
export const endOf = (cellphone: string | null): string => (cellphone === null ? '' : `•••• ${cellphone.slice(-4)}`)
