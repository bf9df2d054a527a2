import { ActButton, useTryAgain } from '@portal/elements'
import { useRef } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'

type Props = { text: string; error: unknown; retry: () => Promise<void> }

/** Says what could not be loaded, with a button that tries again. */
export const LoadFailed = ({ text, error, retry }: Props) => {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [lock, again] = useTryAgain(error, retry, place)
  return (
    <div ref={place} className="failed" role="alert">
      <p>{text}</p>
      <ActButton data-click="reserve.retry" className="button small" state={lock} onClick={again}>
        {translate('reserve.retry')}
      </ActButton>
    </div>
  )
}
