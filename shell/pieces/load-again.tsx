import { ActButton, useFileAgain } from '@portal/elements'
import { isPartMissing, sentenceOf } from '@portal/session'
import { useRef } from 'react'
import { useTranslate } from './use-translate.ts'

type LoadAgainProps = { error: unknown; load: () => Promise<void> }

/**
 * A file of the page that could not be loaded: says so in its place, and loads it when the network is back. A file that a
 * release took away comes with the page alone.
 */
export const LoadAgain = ({ error, load }: LoadAgainProps) =>
  isPartMissing(error) ? <Gone error={error} /> : <Lost load={load} />

const Gone = ({ error }: { error: unknown }) => {
  const translate = useTranslate()
  return (
    <div className="refusal" role="alert">
      <span>{sentenceOf(error)}</span>{' '}
      <button data-click="portal.reload" type="button" className="link" onClick={() => location.reload()}>
        {translate('error.reload')}
      </button>
    </div>
  )
}

const Lost = ({ load }: { load: () => Promise<void> }) => {
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
