import { hasSamePlaceholders } from '#contract/calls/messages/message-templates.ts'
import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { missingText, type TextDrafts, type TextProblem, textsOf } from '../text-drafts.pure.ts'

type Draft = { name: string; url: string; drafts: TextDrafts }

export type TemplateProblem = {
  /** The name of the field that it is about. */
  field: string
  problem: 'name' | 'title' | 'content' | 'placeholders' | 'link'
  /** In which text. */
  text?: TextProblem
}

/** The first problem of a template, in the order of the fields; undefined where it can be saved. */
export const problemOf = ({ name, url, drafts }: Draft, shown: Language): TemplateProblem | undefined => {
  if (name.trim() === '') return { field: 'name', problem: 'name' }
  const text = missingText(drafts, shown)
  if (text !== undefined) return { field: text.field, problem: text.field, text }
  if (!hasSamePlaceholders(textsOf(drafts)))
    return { field: 'content', problem: 'placeholders', text: { language: shown, field: 'content' } }
  return url.trim() === '' || isSafeAddress(url.trim()) ? undefined : { field: 'url', problem: 'link' }
}
