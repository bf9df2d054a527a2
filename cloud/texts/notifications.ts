import en from './notifications/en.json' with { type: 'json' }
import fr from './notifications/fr.json' with { type: 'json' }
import ja from './notifications/ja.json' with { type: 'json' }
import ko from './notifications/ko.json' with { type: 'json' }
import th from './notifications/th.json' with { type: 'json' }
import zh from './notifications/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** The texts about devices that people get by text message and mail. */
export const notificationText = translator({ zh, en, ja, ko, th, fr })
