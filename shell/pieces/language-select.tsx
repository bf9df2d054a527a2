import { useStore } from '@nanostores/react'
import { $language, changeLanguage } from '@portal/session'
import { languageCodes, languageNames, pickerLanguages } from '#contract/languages.ts'
import { useTranslate } from './use-translate.ts'

/** Picks the language of the whole portal. One that the picker does not offer is listed while it is the current one. */
export const LanguageSelect = () => {
  const translate = useTranslate()
  const current = useStore($language)
  const offered = languageCodes.filter(code => code === current || pickerLanguages.some(it => it === code))
  return (
    <select
      className="select"
      aria-label={translate('header.language')}
      value={current}
      onChange={event => {
        const chosen = languageCodes.find(code => code === event.target.value)
        if (chosen !== undefined) void changeLanguage(chosen)
      }}
    >
      {offered.map(code => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  )
}
