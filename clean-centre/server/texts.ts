import en from '../messages/en.json' with { type: 'json' }
import fr from '../messages/fr.json' with { type: 'json' }
import ja from '../messages/ja.json' with { type: 'json' }
import ko from '../messages/ko.json' with { type: 'json' }
import th from '../messages/th.json' with { type: 'json' }
import zh from '../messages/zh.json' with { type: 'json' }
import type { Language } from './languages.ts'

/** All texts of the centre in each language. The page is sent those of its own language. */
export const texts: Record<Language, typeof en> = { zh, en, ja, ko, th, fr }

/** One text of the centre. */
export const textIn = (language: Language, key: keyof typeof en): string => texts[language][key]
