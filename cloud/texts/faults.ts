import en from './faults/en.json' with { type: 'json' }
import fr from './faults/fr.json' with { type: 'json' }
import ja from './faults/ja.json' with { type: 'json' }
import ko from './faults/ko.json' with { type: 'json' }
import th from './faults/th.json' with { type: 'json' }
import zh from './faults/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** The message about a robot that reports a fault. */
export const faultText = translator({ zh, en, ja, ko, th, fr })
