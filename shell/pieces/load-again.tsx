import { ActButton, useFileAgain } from '@portal/elements'
import { useRef } from 'react'
import { useTranslate } from './use-translate.ts'

/** A file of the page that could not be loaded: says so in its place, and loads it when the network is back. */
export const LoadAgain = ({ load }: { load: () => Promise<void> }) => {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [lock, again] = useFileAgain(load, place)
  return (
    <div ref={place} className="refusal" role="alert">
      <span>{translate('header.partFailed')}</span>{' '}
      <ActButton data-click="portal.retry" className="link" state={lock} onClick={again}>
        {translate('sidebar.retry')}
      </ActButton>
    </div>
  )
}
