import { type LanguageTexts, portalTopic, type Texts } from '#contract/texts/language-topics.ts'
import type { KeptTexts } from './stored-texts.ts'

/* Pure: what a file says of the topics of a language, and what it leaves as it is. */

/**
 * The texts of a language after an upload. A topic that the file lacks stays as it was uploaded before. A topic that says
 * exactly what came with its sub-application is none: the next release may say it better.
 * @param before the uploaded texts so far, nothing for a language that is new or as it was shipped
 */
export const uploadedTopics = (before: LanguageTexts, file: LanguageTexts, shipped: LanguageTexts): LanguageTexts =>
  Object.fromEntries(
    Object.entries({ ...before, ...file }).filter(
      ([topic, texts]) => topic === portalTopic || !isSame(texts, shipped[topic] ?? {})
    )
  )

const isSame = (one: Texts, other: Texts): boolean => {
  const keys = Object.keys(one)
  const isIn = (key: string) => Object.hasOwn(other, key) && one[key] === other[key]
  return keys.length === Object.keys(other).length && keys.every(isIn)
}

/** The texts of all topics as people see them: a topic without uploaded texts is as it was shipped. */
export const wholeTopics = ({ sso, ...topics }: KeptTexts, shipped: LanguageTexts): KeptTexts => {
  const { [portalTopic]: portal = {}, ...others } = shipped
  return { sso: Object.keys(sso).length === 0 ? portal : sso, ...others, ...topics }
}

/** The texts of one topic, which may be none, in the form of the whole. */
export const oneTopic = (kept: KeptTexts, topic: string): KeptTexts =>
  topic === portalTopic
    ? { sso: kept.sso }
    : { sso: {}, [topic]: (Object.hasOwn(kept, topic) ? kept[topic] : undefined) ?? {} }

/** The sub-applications that a language has texts for. */
export const topicsOf = (kept: KeptTexts): string[] => Object.keys(kept).filter(topic => topic !== portalTopic)
