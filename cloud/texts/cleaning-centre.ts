import en from './cleaning-centre/en.json' with { type: 'json' }
import fr from './cleaning-centre/fr.json' with { type: 'json' }
import ja from './cleaning-centre/ja.json' with { type: 'json' }
import ko from './cleaning-centre/ko.json' with { type: 'json' }
import th from './cleaning-centre/th.json' with { type: 'json' }
import zh from './cleaning-centre/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** The page of the cleaning control centre. */
export const centreText = translator({ zh, en, ja, ko, th, fr })
