import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import type { LanguageRow } from '#contract/calls/language-files.ts'
import { useTranslate } from '../../pieces/use-translate.ts'

type ChangedProps = Pick<LanguageRow, 'updateTime' | 'updateUser' | 'shipped'>

/** Time and author of a change. Shipped files, and deleted accounts, have no author. */
export const Changed = ({ updateTime, updateUser, shipped }: ChangedProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <span className="changed">
      <time dateTime={new Date(updateTime).toISOString()}>{format.time(updateTime)}</time>
      <span className="quiet">
        {shipped ? translate('languages.shipped') : (updateUser ?? translate('languages.nobody'))}
      </span>
    </span>
  )
}
