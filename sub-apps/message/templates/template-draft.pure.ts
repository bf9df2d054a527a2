import { hasSamePlaceholders, type MessageTemplate } from '#contract/calls/messages/message-templates.ts'
import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { draftsOf, fieldName, missingTexts, type TextDrafts, textsOf } from '../text-drafts.pure.ts'

/** A template as it is being written. The text in each language is a field of its own. */
export type TemplateDraft = { name: string; url: string } & TextDrafts

/** The draft of a template that is there; without one, of a new one. */
export const draftOf = (written: MessageTemplate | undefined): TemplateDraft => ({
  name: written?.name ?? '',
  url: written?.url ?? '',
  ...draftsOf(written?.texts)
})

export type TemplateProblem = 'name' | 'title' | 'content' | 'placeholders' | 'link'

/** The problems of a template by their fields; `shown` is the language that the person looks at. */
export const problemsOf = (draft: TemplateDraft, shown: Language): Partial<Record<string, TemplateProblem>> => {
  const missing = missingTexts(draft, shown)
  const url = draft.url.trim()
  return {
    ...(draft.name.trim() === '' && { name: 'name' }),
    ...missing,
    ...(Object.keys(missing).length === 0 &&
      !hasSamePlaceholders(textsOf(draft)) && { [fieldName(shown, 'content')]: 'placeholders' }),
    ...(url !== '' && !isSafeAddress(url) && { url: 'link' })
  }
}
