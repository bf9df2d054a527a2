import type { Translate } from '@portal/session'
import type { LanguageRow } from '#contract/calls/languages/language-files.ts'

/** The author of a change. Shipped files, and deleted accounts, have no name. */
export const authorOf = (
  { shipped, updateUser }: Pick<LanguageRow, 'shipped' | 'updateUser'>,
  translate: Translate
): string => (shipped ? translate('languages.shipped') : (updateUser ?? translate('languages.nobody')))
