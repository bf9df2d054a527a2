import { type Language, languageCodes, languageNames } from '#contract/languages.ts'
import { FormField } from '../../react/form-field.tsx'
import type { TypedTexts } from '../../typed-texts.pure.ts'
import { useCommonText } from './use-common-text.ts'

type LocalFieldsProps = {
  name: string
  label: string
  value: TypedTexts
  problem: string | undefined
  maxLength: number
  /** The texts have several lines. */
  long?: boolean
  onChange: (value: TypedTexts) => void
}

/** A field for English, which stands for a missing language, and the other languages below a line that opens. */
export const LocalFields = ({ name, label, value, problem, onChange, ...look }: LocalFieldsProps) => {
  const text = useCommonText()
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
