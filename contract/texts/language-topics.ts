/*
 * The topics of a language file: `{ "sso": { key: text }, "shop": { key: text } }`. `sso` has the texts of the portal itself, and
 * each other topic those of the sub-application with that prefix. Nobody's texts have a place among those of somebody else.
 */
import * as limits from '../limits.ts'

/** Texts by key. It has no prototype, so that a key such as `toString` finds nothing that is not a text. */
export type Texts = Readonly<Record<string, string>>

/** The topic of the portal's own texts. */
export const portalTopic = 'sso'

/** Texts by topic, as they are kept and sent. */
export type LanguageTexts = Readonly<Record<string, Texts>>

/** How the topic of a sub-application looks: as a prefix does. */
export const topicForm = /^[a-z][A-Za-z0-9-]*$/

export const isTopic = (name: string): boolean => name.length <= limits.subAppPrefixMaxLength && topicForm.test(name)

/** The name of a text among those of all topics, for people: `login.title` of the portal, `shop/cart.title` of another topic. */
export const nameIn = (topic: string, key: string): string => (topic === portalTopic ? key : `${topic}/${key}`)

/** The texts of all topics by their names. As in every topic, a name such as `toString` finds nothing that is not a text. */
export const textsByName = (topics: LanguageTexts): Texts => {
  const all: Record<string, string> = Object.create(null)
  for (const [topic, texts] of Object.entries(topics))
    for (const [key, text] of Object.entries(texts)) all[nameIn(topic, key)] = text
  return all
}
