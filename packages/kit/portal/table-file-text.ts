import type { CommonTexts, MessageValues, OwnTranslate } from '@portal/session'

/** The texts about a file of rows, which each application has in its own words. */
export type FileText = (
  key:
    | `column.${'line' | 'column' | 'problem' | 'change'}`
    | `file.${'label' | 'help' | 'template' | 'look' | 'import' | 'problems' | 'counts' | 'rows'}`
    | `fileChange.${'added' | 'changed' | 'same'}`,
  values?: MessageValues
) => string

/** The word on an ID that lacks only the zeros of one that is there, as the second line of a cell. */
export const zerosTold =
  (text: OwnTranslate<CommonTexts>) =>
  ({ almost }: { almost?: string | undefined }): string | undefined =>
    almost === undefined ? undefined : text('file.lostZeros', { id: almost })
