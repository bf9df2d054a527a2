import type { Language } from '#contract/languages.ts'

type Week = { firstDay: number }
type WithWeek = Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week }

/** Where the browser does not know. Firefox has no week of a language yet. */
const known: Record<Language, number> = { zh: 1, en: 7, ja: 7, ko: 7, th: 7, fr: 1 }

/**
 * The first day of the week as readers of a language have it: 0 is Sunday, 1 is Monday.
 * @param locale knows the week of the language, or not
 */
export const weekStart = (language: Language, locale: WithWeek = new Intl.Locale(language)): number =>
  (locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? known[language]) % 7
