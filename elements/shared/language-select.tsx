import { $language, changeLanguage, notify } from '@portal/session'
import { Globe } from 'lucide'
import { useEffect, useState } from 'react'
import { type Language, languageCodes, languageNames, pickerLanguages } from '#contract/languages.ts'
import { Icon } from './icon.tsx'
import { useStore } from './use-store.ts'
import { useTranslate } from './use-translate.ts'

/**
 * Whether the page has been drawn. Languages in their own names need fonts for half the world, and a list measures all
 * its options: doing that first would keep everything else waiting.
 */
const useAfterPaint = (): boolean => {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return painted
}

export type LanguageSelectProps = {
  /** The language that is shown as the current one; without it, or with one that is none, the session's. */
  language?: string
  onLanguageChange?: (detail: { language: Language }) => void
}

/** Picks the language of the whole portal. One that the picker does not offer is listed while it is the current one. */
export const LanguageSelect = ({ language: given, onLanguageChange }: LanguageSelectProps) => {
  const translate = useTranslate()
  const inUse = useStore($language)
  const current = languageCodes.find(code => code === given) ?? inUse
  // The language changes once its texts are there; until then the list shows what was picked.
  const [picked, setPicked] = useState<Language>()
  const ready = useAfterPaint()
  const offered = languageCodes.filter(code => code === current || (ready && pickerLanguages.some(it => it === code)))

  const pick = async (code: string): Promise<void> => {
    const language = offered.find(it => it === code)
    if (language === undefined) return
    setPicked(language)
    onLanguageChange?.({ language })
    try {
      await changeLanguage(language)
    } catch {
      notify('error', translate('header.languageFailed'))
    } finally {
      setPicked(now => (now === language ? undefined : now))
    }
  }

  return (
    <span className="language">
      <Icon node={Globe} />
      <select
        aria-label={translate('header.language')}
        value={picked ?? current}
        onChange={event => void pick(event.target.value)}
      >
        {offered.map(code => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  )
}
