import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import { useTranslate } from '../../pieces/use-translate.ts'

/** When something was changed, and by whom: nobody is named for what was shipped, and where the account is gone. */
export const Changed = ({ time, by }: { time: number; by: string | null }) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <span className="changed">
      <time dateTime={new Date(time).toISOString()}>{format.time(time)}</time>
      <span className="quiet">{by ?? translate('languages.nobody')}</span>
    </span>
  )
}
