import en from './exports/en.json' with { type: 'json' }
import fr from './exports/fr.json' with { type: 'json' }
import ja from './exports/ja.json' with { type: 'json' }
import ko from './exports/ko.json' with { type: 'json' }
import th from './exports/th.json' with { type: 'json' }
import zh from './exports/zh.json' with { type: 'json' }
import { translator } from './translator.ts'

/** The headings of files, and the messages about them. */
export const exportText = translator({ zh, en, ja, ko, th, fr })

/** The name of a column that has a heading. */
export type ExportColumn = keyof typeof en extends infer Key
  ? Key extends `column.${infer Name}`
    ? Name
    : never
  : never
