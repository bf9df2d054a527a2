import { hasSamePlaceholders, type MessageTemplate } from '#contract/calls/messages/message-templates.ts'
import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { draftsOf, missingText, type TextDrafts, type TextProblem, textsOf } from '../text-drafts.pure.ts'

/** A template as it is being written. */
export type TemplateDraft = { name: string; url: string; drafts: TextDrafts }

/** The draft of a template that is there; without one, of a new one. */
export const draftOf = (written: MessageTemplate | undefined): TemplateDraft => ({
  name: written?.name ?? '',
  url: written?.url ?? '',
  drafts: draftsOf(written?.texts)
})

/** A draft whose texts are fields of their own, one for each language. */
export type TemplateEdit = Omit<TemplateDraft, 'drafts'> & TextDrafts

export const editOf = ({ drafts, ...rest }: TemplateDraft): TemplateEdit => ({ ...rest, ...drafts })

export const draftOfEdit = ({ name, url, ...drafts }: TemplateEdit): TemplateDraft => ({ name, url, drafts })

export type TemplateProblem = {
  /** The name of the field that it is about. */
  field: string
  problem: 'name' | 'title' | 'content' | 'placeholders' | 'link'
  /** In which text. */
  text?: TextProblem
}

/** The first problem of a template, in the order of the fields; undefined where it can be saved. */
export const problemOf = ({ name, url, drafts }: TemplateDraft, shown: Language): TemplateProblem | undefined => {
  if (name.trim() === '') return { field: 'name', problem: 'name' }
  const text = missingText(drafts, shown)
  if (text !== undefined) return { field: text.field, problem: text.field, text }
  if (!hasSamePlaceholders(textsOf(drafts)))
    return { field: 'content', problem: 'placeholders', text: { language: shown, field: 'content' } }
  return url.trim() === '' || isSafeAddress(url.trim()) ? undefined : { field: 'url', problem: 'link' }
}
