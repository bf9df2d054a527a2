import type { Language } from '#contract/languages.ts'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

type TextKey = keyof typeof en

/** English decides which keys exist. */
const messages: Record<Language, Record<TextKey, string>> = { zh, en, ja, ko, th, fr }

export type Text = (key: TextKey, values?: Record<string, string>) => string

/** The texts of a language. This module imports nothing from the portal, so it has its own few lines for this. */
export const textsIn =
  (language: Language): Text =>
  (key, values = {}) =>
    messages[language][key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
