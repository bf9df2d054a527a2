import en from './letters/en.json' with { type: 'json' }
import fr from './letters/fr.json' with { type: 'json' }
import ja from './letters/ja.json' with { type: 'json' }
import ko from './letters/ko.json' with { type: 'json' }
import th from './letters/th.json' with { type: 'json' }
import zh from './letters/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** The texts that people get by e-mail and text message. */
export const letterText = translator({ zh, en, ja, ko, th, fr })
