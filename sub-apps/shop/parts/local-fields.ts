import { html, type TemplateResult } from 'lit'
import { type Language, languageCodes, languageNames } from '#contract/languages.ts'
import { formField } from '#kit/adapters/lit.ts'
import type { Text } from '../texts.ts'
import type { TypedTexts } from './typed-texts.pure.ts'

type LocalFields = {
  name: string
  label: string
  values: TypedTexts
  problem: string | undefined
  maxLength: number
  kind?: 'text' | 'area'
  change: (values: TypedTexts) => void
}

/** A field for English, which everybody falls back to, and the other languages below a line that opens. */
export const localFields = (
  { name, label, values, problem, maxLength, kind = 'text', change }: LocalFields,
  text: Text
): TemplateResult => {
  const field = (language: Language) =>
    formField({
      name: `${name}-${language}`,
      label: text('form.inLanguage', { label, language: languageNames[language] }),
      value: values[language],
      optional: language !== 'en',
      problem: language === 'en' ? problem : undefined,
      maxLength,
      kind,
      change: value => change({ ...values, [language]: value })
    })
  return html`
    ${field('en')}
    <sl-details summary=${text('form.otherLanguages', { label })}>
      <div class="form">${languageCodes.filter(language => language !== 'en').map(field)}</div>
    </sl-details>
  `
}
