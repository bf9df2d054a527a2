import { lettersOf } from '@portal/session'

/** How many characters a reader counts: an emoji of several parts, or a letter with its marks, is one. */
export const countCharacters = (text: string): number => [...lettersOf(text)].length
