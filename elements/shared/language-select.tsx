import { $language, changeLanguage, notify } from '@portal/session'
import { Globe } from 'lucide'
import { useEffect, useState } from 'react'
import { type Language, languageCodes, languageNames } from '#contract/languages.ts'
import { useStore } from './hooks/use-store.ts'
import { useTranslate } from './hooks/use-translate.ts'
import { Icon } from './icon.tsx'
import { offeredLanguages } from './offered-languages.ts'

/**
 * Whether the first paint is done. The names of all languages need many fonts, and a select measures all its options.
 * Before the first paint this would delay everything else.
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
  /** The current language to show; without it, or for an unknown one, the session's. */
  language?: string
  onLanguageChange?: (detail: { language: Language }) => void
}

/** Picks the portal's language. A current language that the picker does not offer is listed too. */
export const LanguageSelect = ({ language: given, onLanguageChange }: LanguageSelectProps) => {
  const translate = useTranslate()
  const inUse = useStore($language)
  const current = languageCodes.find(code => code === given) ?? inUse
  // The language changes after its texts are loaded. Until then the select shows the new choice.
  const [picked, setPicked] = useState<Language>()
  const ready = useAfterPaint()
  const offered = languageCodes.filter(code => code === current || (ready && offeredLanguages.includes(code)))

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
