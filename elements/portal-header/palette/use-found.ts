import { $contributedSearches, $language, type Found, type Searching, searchExtension } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { nameIn } from '#contract/page/sub-apps/extensions.ts'
import { useStore } from '../../shared/hooks/use-store.ts'

/** Fewer characters match nearly everything. */
const typedMin = 2

/** How long a person has to pause before sub-applications are asked. */
const typingMs = 250

/** The results of one sub-application for the text in the field. */
export type FoundBy = {
  module: string
  name: string
  /** `asked`: its answer is not there yet; `before` stays on screen until then. */
  state: 'asked' | 'ready' | 'failed'
  found: readonly Found[]
  error?: unknown
}

type Answer = Pick<FoundBy, 'state' | 'found' | 'error'>

/**
 * Asks the searches of sub-applications for the typed text. Their modules are loaded with the first question, and end
 * with the palette. Of several questions only the last answer counts.
 * @returns what each of them found, and a function that asks again
 */
export const useFound = (typed: string): [found: FoundBy[], again: () => void] => {
  const searches = useStore($contributedSearches)
  const language = useStore($language)
  const opened = useRef(new Map<string, Searching>())
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const [attempt, setAttempt] = useState(0)
  const text = typed.trim()
  const isAsked = text.length >= typedMin

  useEffect(
    () => () => {
      for (const search of opened.current.values()) search.end()
      opened.current.clear()
    },
    []
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isAsked) return setAnswers({})
    let overtaken = false
    const ask = (extension: (typeof searches)[number]): void => {
      const { module } = extension
      const search = opened.current.get(module) ?? searchExtension(extension)
      opened.current.set(module, search)
      const take = (answer: Answer): void => {
        if (!overtaken) setAnswers(all => ({ ...all, [module]: answer }))
      }
      setAnswers(all => ({ ...all, [module]: { state: 'asked', found: all[module]?.found ?? [] } }))
      search.find(text).then(
        found => take({ state: 'ready', found }),
        // The failure was reported. The palette offers another attempt.
        (error: unknown) => take({ state: 'failed', found: [], error })
      )
    }
    const timer = setTimeout(() => searches.forEach(ask), typingMs)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [text, isAsked, searches, attempt])

  const found = searches.flatMap(({ module, name }) => {
    const answer = answers[module]
    return isAsked && answer !== undefined ? [{ module, name: nameIn(name, language), ...answer }] : []
  })
  return [found, () => setAttempt(attempt + 1)]
}
