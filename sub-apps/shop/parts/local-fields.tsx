import { type Language, languageCodes, languageNames } from '#contract/languages.ts'
import type { TypedTexts } from '#kit/typed-texts.pure.ts'
import { useText } from '../texts.ts'
import { FormField } from './form-field.tsx'

type LocalFieldsProps = {
  name: string
  label: string
  value: TypedTexts
  problem: string | undefined
  maxLength: number
  kind?: 'text' | 'area'
  onChange: (value: TypedTexts) => void
}

/** A field for English, which everybody falls back to, and the other languages below a line that opens. */
export const LocalFields = ({ name, label, value, problem, onChange, ...look }: LocalFieldsProps) => {
  const text = useText()
  const field = (language: Language) => (
    <FormField
      key={language}
      name={`${name}-${language}`}
      label={text('form.inLanguage', { label, language: languageNames[language] })}
      value={value[language]}
      optional={language !== 'en'}
      problem={language === 'en' ? problem : undefined}
      {...look}
      onChange={typed => onChange({ ...value, [language]: typed })}
    />
  )
  return (
    <>
      {field('en')}
      <sl-details summary={text('form.otherLanguages', { label })}>
        <div className="form">{languageCodes.filter(language => language !== 'en').map(field)}</div>
      </sl-details>
    </>
  )
}
