import en from './demo/en.json' with { type: 'json' }
import fr from './demo/fr.json' with { type: 'json' }
import ja from './demo/ja.json' with { type: 'json' }
import ko from './demo/ko.json' with { type: 'json' }
import th from './demo/th.json' with { type: 'json' }
import zh from './demo/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** Messages and notices of the demo data. */
export const demoText = translator({ zh, en, ja, ko, th, fr })
export type DemoTextKey = keyof typeof en
