import { ActButton, useTryAgain } from '@portal/elements'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { Own } from '../data/own-data.ts'

type CardBodyProps<Data> = {
  state: Own<Data>
  retry: () => Promise<void>
  /** The text for data without anything to show. */
  empty: (data: Data) => string | undefined
  children: (data: Data) => ReactNode
}

/** The content of a card: a skeleton of its size, its data, a text for no data, or a failure with a retry button. */
export const CardBody = <Data,>({ state, retry, empty, children }: CardBodyProps<Data>) => {
  if (state.kind === 'loading') return <div className="card-body skeleton" />
  if (state.kind === 'failed') return <FailedPart className="card-body" error={state.error} retry={retry} />
  const nothing = empty(state.data)
  return (
    <div className="card-body" data-waiting={state.waiting}>
      {nothing === undefined ? children(state.data) : <p className="quiet">{nothing}</p>}
    </div>
  )
}

type FailedProps = { className?: string; button?: string; error: unknown; retry: () => Promise<void> }

/** Data that could not be loaded, in its place. */
export const FailedPart = ({ className = '', button = '', error, retry }: FailedProps) => {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const [lock, again] = useTryAgain(error, retry, place)
  return (
    <div ref={place} className={`${className} failed`}>
      <p>{translate('dashboard.failed')}</p>
      <ActButton data-click="dashboard.retry" className={`button ${button}`} state={lock} onClick={again}>
        {translate('dashboard.retry')}
      </ActButton>
    </div>
  )
}

export const isBusy = (state: Own<unknown>): boolean =>
  state.kind === 'loading' || (state.kind === 'ready' && state.waiting)
