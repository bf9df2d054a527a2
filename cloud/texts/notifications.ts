import en from './notifications/en.json' with { type: 'json' }
import fr from './notifications/fr.json' with { type: 'json' }
import ja from './notifications/ja.json' with { type: 'json' }
import ko from './notifications/ko.json' with { type: 'json' }
import th from './notifications/th.json' with { type: 'json' }
import zh from './notifications/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** What people are told by text message about devices. */
export const notificationText = translator({ zh, en, ja, ko, th, fr })
