import { ActButton, useLocked } from '@portal/elements'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import type { Own } from './own-data.ts'

type FigureCardProps<Data> = {
  title: string
  state: Own<Data>
  retry: () => Promise<void>
  /** The text when the figures can't be loaded. */
  failed: string
  size: 'small' | 'large'
  children: (data: Data) => ReactNode
}

/** A card of figures. Its size does not change while they load. After a failure it shows a text and a retry button. */
export const FigureCard = <Data,>({ title, state, retry, failed, size, children }: FigureCardProps<Data>) => {
  const translate = useTranslate()
  const id = useId()
  const [lock, again] = useLocked(retry)
  return (
    <section className={`card ${size}`} aria-labelledby={id} aria-busy={state.kind === 'loading'}>
      <h2 id={id}>{title}</h2>
      {state.kind === 'loading' && <div className="skeleton" />}
      {state.kind === 'failed' && (
        <div className="failed">
          <p>{failed}</p>
          <ActButton data-click="dashboard.retry" className="button" state={lock} onClick={again}>
            {translate('dashboard.retry')}
          </ActButton>
        </div>
      )}
      {state.kind === 'ready' && children(state.data)}
    </section>
  )
}
