import type { Language } from '../../languages.ts'
import type { SubAppFacts } from './sub-app-facts.ts'
import { titleKey } from './sub-apps.ts'

/* Apart from the schema of the facts: a browser needs the titles, and trusts the facts of the page's own server. */

/** The titles that an environment gives, in one language, by their keys among the texts of the portal. */
export const titlesIn = (
  subApps: Readonly<Record<string, SubAppFacts>> = {},
  language: Language
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(subApps).flatMap(([prefix, { title }]) => {
      const text = typeof title === 'object' ? (title[language] ?? title.en) : title
      return text === undefined ? [] : [[titleKey(prefix), text]]
    })
  )
