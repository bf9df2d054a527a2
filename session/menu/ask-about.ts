import { parse } from 'valibot'
import { languageCodes } from '#contract/languages.ts'
import { subApps as subAppsSchema } from '#contract/page/sub-apps/sub-app-facts.ts'
import { titlesIn } from '#contract/page/sub-apps/sub-app-titles.ts'
import type { SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { adapter } from '../adapter.ts'
import { addFurtherTexts } from '../language/catalogue.ts'
import { publishTexts } from '../language/language.ts'

/**
 * Asks about sub-applications. Those that there are become part of the environment, with their titles.
 * @returns those that the site lacks
 */
export const askAbout = async (unknown: readonly SubAppPrefix[]): Promise<SubAppPrefix[]> => {
  const found = Object.entries(parse(subAppsSchema, await adapter().findSubApps?.(unknown)))
  const named = Object.fromEntries(found.filter(([prefix]) => unknown.includes(prefix)))
  const now = adapter().environment
  adapter().environment = { ...now, subApps: { ...now.subApps, ...named } }
  for (const language of languageCodes) addFurtherTexts(language, titlesIn(named, language))
  publishTexts()
  return unknown.filter(prefix => !Object.hasOwn(named, prefix))
}
