import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { missingText, type TextDrafts, type TextProblem } from '../text-drafts.pure.ts'
import { type AudienceDraft, audienceOf } from './audience-draft.pure.ts'

type Draft = {
  drafts: TextDrafts
  /** The language whose text is on screen. */
  shown: Language
  /** The placeholders of the texts, and their values. */
  names: readonly string[]
  values: Readonly<Record<string, string>>
  audience: AudienceDraft
  url: string
  /** When it is to go out; undefined for at once. */
  time: { sendTime: number | undefined } | undefined
}

export type DraftProblem = {
  /** The name of the field that it is about. */
  field: string
  problem: 'title' | 'content' | 'value' | 'link' | 'audience' | 'time' | 'past'
  /** In which text. */
  text?: TextProblem
}

/** The first problem of a message, in the order of the fields; undefined where it can be sent. */
export const problemOf = (draft: Draft, now = Date.now()): DraftProblem | undefined => {
  const { drafts, shown, names, values, audience, url, time } = draft
  const text = missingText(drafts, shown)
  if (text !== undefined) return { field: text.field, problem: text.field, text }
  const empty = names.find(name => (values[name] ?? '').trim() === '')
  if (empty !== undefined) return { field: `value-${empty}`, problem: 'value' }
  if (url.trim() !== '' && !isSafeAddress(url.trim())) return { field: 'url', problem: 'link' }
  if (audienceOf(audience) === undefined) return { field: 'audience', problem: 'audience' }
  if (time === undefined) return undefined
  if (time.sendTime === undefined) return { field: 'sendTime', problem: 'time' }
  return time.sendTime <= now ? { field: 'sendTime', problem: 'past' } : undefined
}
