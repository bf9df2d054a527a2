import { $language, $locale, $traditional, changeLanguage, notify } from '@portal/session'
import { Check, Globe } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type Language,
  languageCodes,
  languageNames,
  traditionalChinese,
  traditionalChineseName
} from '#contract/languages.ts'
import { usePopover } from './hooks/use-popover.ts'
import { useSheet } from './hooks/use-sheet.ts'
import { useStore } from './hooks/use-store.ts'
import { useTranslate } from './hooks/use-translate.ts'
import { Icon } from './icon.tsx'
import styles from './language-list.css'
import { offeredLanguages } from './offered-languages.ts'

export type LanguageButtonProps = {
  /** The current language to show; without it, or for an unknown one, the session's. */
  language?: string
  onLanguageChange?: (detail: { language: Language }) => void
}

/** Picks the portal's language in a popover. A current language that the picker does not offer is listed too. */
export const LanguageButton = ({ language: given, onLanguageChange }: LanguageButtonProps) => {
  const translate = useTranslate()
  const id = useId()
  const { popover, open, onBeforeToggle } = usePopover('below')
  const inUse = useStore($language)
  const locale = useStore($locale)
  // The language changes after its texts are loaded. Until then the button names the new choice.
  const [picked, setPicked] = useState<Choice>()
  const named = languageCodes.find(code => code === given)
  const current = picked ?? choiceOf(named ?? inUse, locale !== inUse)

  const pick = async (choice: Choice): Promise<void> => {
    popover.current?.hidePopover()
    setPicked(choice)
    onLanguageChange?.({ language: choice.language })
    try {
      await changeLanguage(choice.language, choice.isTraditional)
    } catch {
      notify('error', translate('header.languageFailed'))
    } finally {
      setPicked(now => (now === choice ? undefined : now))
    }
  }

  return (
    <>
      <button className="language" type="button" data-click="header.language" popoverTarget={id} aria-expanded={open}>
        <Icon node={Globe} />
        <span className="unseen">{translate('header.language')}</span>
        <span lang={current.lang}>{current.name}</span>
      </button>
      <div ref={popover} id={id} className="language-list" popover="auto" onBeforeToggle={onBeforeToggle}>
        {open && <Languages current={current} onPick={pick} />}
      </div>
    </>
  )
}

/** One entry of the list: a language, or the Traditional Chinese that somebody uploaded. */
type Choice = { language: Language; isTraditional: boolean; name: string; lang: string }

const choiceOf = (language: Language, isTraditional: boolean): Choice =>
  isTraditional && language === 'zh'
    ? { language, isTraditional, name: traditionalChineseName, lang: traditionalChinese }
    : { language, isTraditional: false, name: languageNames[language], lang: language }

type ListProps = { current: Choice; onPick: (choice: Choice) => void }

/** The languages in their own names. The names need many fonts, so they are drawn only while the list is open. */
const Languages = ({ current, onPick }: ListProps) => {
  const translate = useTranslate()
  const { code: uploaded } = useStore($traditional)
  const list = useRef<HTMLUListElement>(null)
  useSheet(list, styles)
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus(), [])
  return (
    <>
      <ul ref={list} onKeyDown={moveFocus}>
        {languageCodes
          .filter(code => code === current.language || offeredLanguages.includes(code))
          .flatMap(code =>
            [false, ...(code === 'zh' && uploaded !== undefined ? [true] : [])].map(it => choiceOf(code, it))
          )
          .map(choice => (
            <li key={choice.lang}>
              <button
                data-click="header.pickLanguage"
                type="button"
                lang={choice.lang}
                aria-current={choice.lang === current.lang}
                onClick={() => onPick(choice)}
              >
                <Icon node={Check} />
                {choice.name}
              </button>
            </li>
          ))}
      </ul>
      <p>{translate('header.otherLanguages')}</p>
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys move as in a native list. Tab works too. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
