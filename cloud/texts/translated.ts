import type { Language } from '#contract/languages.ts'

/** Title and content in other languages than the one they were written in. */
export type Translations = Partial<Record<Language, { title: string; content: string }>>

/** A text for people: as it was written, and in the languages that somebody has translated it into. */
export type TranslatedTexts = { title: string; content: string; translations: Translations | null }
