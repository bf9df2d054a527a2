import { type Language, languageCodes, languageNames } from '#contract/languages.ts'
import type { TypedTexts } from '#kit/typed-texts.pure.ts'
import { FormField } from '../parts/form-field.tsx'
import { useText } from '../texts.ts'

type LocalFieldsProps = {
  name: string
  label: string
  values: TypedTexts
  problem: string | undefined
  maxLength: number
  long?: boolean
  onChange: (values: TypedTexts) => void
}

/** A field for English, which stands for a missing language, and the other languages below a line that opens. */
export const LocalFields = ({ name, label, values, problem, maxLength, long = false, onChange }: LocalFieldsProps) => {
  const text = useText()
  const field = (language: Language) => (
    <FormField
      key={language}
      name={`${name}.${language}`}
      label={text('form.inLanguage', { label, language: languageNames[language] })}
      value={values[language]}
      optional={language !== 'en'}
      problem={language === 'en' ? problem : undefined}
      maxLength={maxLength}
      long={long}
      onChange={value => onChange({ ...values, [language]: value })}
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
