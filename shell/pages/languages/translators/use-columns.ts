import { useStore } from '@nanostores/react'
import { $format, $translateOr } from '@portal/session'
import { useMemo } from 'react'
import {
  type NotedText,
  type NoteTerm,
  type TextChange,
  textChanges
} from '#contract/calls/languages/language-notes.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { titleKey } from '#contract/page/sub-apps/sub-apps.ts'
import type { StateValue } from '#contract/page/table.ts'
import { portalTopic } from '#contract/texts/language-topics.ts'
import { termName } from '#contract/texts/noted-file.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { isTooLong } from './page-of.pure.ts'
import { placeOf } from './places.pure.ts'

type List = HTMLElementTagNameMap['portal-list']

const tones: Record<TextChange, StateValue['tone']> = { new: 'brand', changed: 'warning', gone: 'muted' }

/** The name of a topic as people know it. */
const useTopicName = (): ((topic: string) => string) => {
  const translate = useTranslate()
  const translateOr = useStore($translateOr)
  return topic => (topic === portalTopic ? translate('languages.portal') : translateOr(titleKey(topic), topic))
}

/** What the list shows of each text. */
export const useColumns = (intLangCode: string, glossary: readonly NoteTerm[]): List['columns'] => {
  const translate = useTranslate()
  const format = useStore($format)
  const nameOf = useTopicName()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of topics are texts of the same language
  return useMemo(
    () => [
      { key: 'key', title: translate('languages.key') },
      {
        key: 'english',
        title: translate('languages.english'),
        cell: ({ english }: NotedText) => textIn(fallbackLanguage, english)
      },
      {
        key: 'text',
        title: translate('languages.translation'),
        cell: ({ text }: NotedText) => textIn(intLangCode, text)
      },
      {
        key: 'length',
        title: translate('languages.length'),
        value: ({ length = 0, lengthMax }: NotedText) =>
          lengthMax === undefined
            ? undefined
            : translate('languages.lengthOf', { length: format.number(length), most: format.number(lengthMax) }),
        detail: (row: NotedText) => (isTooLong(row) ? translate('languages.tooLong') : undefined)
      },
      {
        key: 'terms',
        title: translate('languages.terms'),
        value: ({ terms }: NotedText) => format.list(terms.flatMap(place => termText(glossary[place])))
      },
      {
        key: 'place',
        title: translate('languages.place'),
        type: 'link',
        value: (row: NotedText) => {
          const { page } = placeOf(row)
          return page === undefined ? undefined : { text: nameOf(row.topic), address: page }
        },
        detail: (row: NotedText) => placeOf(row).part ?? row.topic
      },
      {
        key: 'change',
        title: translate('languages.change'),
        type: 'state',
        value: ({ change }: NotedText) =>
          change === undefined ? undefined : { text: translate(`languages.change.${change}`), tone: tones[change] },
        detail: ({ before }: NotedText) =>
          before === undefined ? undefined : translate('languages.before', { text: before })
      }
    ],
    [translate, format, glossary, intLangCode]
  )
}

/** By topic, by what changed, and texts that are too long. */
export const useFilters = (texts: readonly NotedText[]): List['filters'] => {
  const translate = useTranslate()
  const nameOf = useTopicName()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of topics are texts of the same language
  return useMemo(
    () => [
      {
        kind: 'one',
        key: 'change',
        label: translate('languages.change'),
        options: textChanges.map(value => ({ value, name: translate(`languages.change.${value}`) }))
      },
      {
        kind: 'one',
        key: 'topic',
        label: translate('languages.topic'),
        options: [...new Set(texts.map(({ topic }) => topic))].map(value => ({ value, name: nameOf(value) }))
      },
      {
        kind: 'one',
        key: 'length',
        label: translate('languages.length'),
        options: [{ value: 'tooLong', name: translate('languages.tooLong') }]
      }
    ],
    [translate, texts]
  )
}

/** A term with its word in the language: "store → 门店". */
const termText = (term: NoteTerm | undefined): string[] =>
  term === undefined ? [] : [term.word === undefined ? termName(term) : `${termName(term)} → ${term.word}`]

/** A text is in its own language: voice, fonts and direction depend on it. */
const textIn = (language: string, text = ''): HTMLElement => {
  const node = document.createElement('span')
  node.lang = language
  node.dir = 'auto'
  node.textContent = text
  return node
}
