import type { MessageValues } from '@portal/session'

/** The texts about a file of rows, which each application has in its own words. */
export type FileText = (
  key:
    | `column.${'line' | 'column' | 'problem' | 'change'}`
    | `file.${'label' | 'help' | 'template' | 'look' | 'import' | 'problems' | 'counts' | 'rows'}`
    | `fileChange.${'added' | 'changed' | 'same'}`,
  values?: MessageValues
) => string
