import { placeholdersIn } from '#contract/calls/messages/message-templates.ts'
import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { draftsOf, missingTexts, type TextDrafts, textsOf } from '../text-drafts.pure.ts'
import { momentOf } from '../zone-time.pure.ts'
import { type AudienceDraft, audienceOf } from './audience-draft.pure.ts'

/** A message as it is being written. The text in each language is a field of its own. */
export type MessageDraft = TextDrafts & {
  url: string
  audience: AudienceDraft
  /** The values of the placeholders, by their names. */
  values: Readonly<Record<string, string>>
  isLater: boolean
  /** When it is to go out, as a clock in the zone shows it. */
  sendTime: string
  zone: string
}

export const newMessage = (zone: string, audience: AudienceDraft): MessageDraft => ({
  ...draftsOf(),
  url: '',
  audience,
  values: {},
  isLater: false,
  sendTime: '',
  zone
})

/** The names of the placeholders in the texts. */
export const namesIn = (draft: TextDrafts): string[] => placeholdersIn(textsOf(draft))

/** When the message is to go out; undefined for at once, and for a text that is no time. */
export const sendTimeOf = ({ isLater, sendTime, zone }: MessageDraft): number | undefined =>
  isLater ? momentOf(zone, sendTime) : undefined

export type MessageProblem = 'title' | 'content' | 'value' | 'link' | 'audience' | 'time' | 'past'

/** The problems of a message by their fields; `shown` is the language that the person looks at. */
export const problemsOf = (
  draft: MessageDraft,
  shown: Language,
  now: number
): Partial<Record<string, MessageProblem>> => {
  const empty = namesIn(draft).filter(name => (draft.values[name] ?? '').trim() === '')
  const url = draft.url.trim()
  const sendTime = sendTimeOf(draft)
  return {
    ...missingTexts(draft, shown),
    ...Object.fromEntries(empty.map(name => [`value-${name}`, 'value'])),
    ...(url !== '' && !isSafeAddress(url) && { url: 'link' }),
    ...(audienceOf(draft.audience) === undefined && { audience: 'audience' }),
    ...(draft.isLater && sendTime === undefined && { sendTime: 'time' }),
    ...(sendTime !== undefined && sendTime <= now && { sendTime: 'past' })
  }
}
