import { sentenceOf } from '@portal/session'
import type { ReactNode } from 'react'
import { type Loaded as LoadedData, shownOf } from '#kit/index.ts'
import { useText } from '../texts.ts'

type LoadedProps<Value> = {
  /** What `useLoaded` gave. */
  of: readonly [LoadedData<Value>, load: () => void]
  children: (value: Value) => ReactNode
}

/** Draws the state of data: waiting, a failure with a retry, or the data. */
export const Loaded = <Value,>({ of: [loaded, load], children }: LoadedProps<Value>) => {
  const text = useText()
  const shown = shownOf(loaded)
  if (loaded.state === 'failed')
    return (
      <portal-notice level="error" heading={text('failed.title')}>
        {sentenceOf(loaded.error)}
        <button slot="actions" type="button" className="button small" onClick={load}>
          {text('failed.retry')}
        </button>
      </portal-notice>
    )
  if (shown === undefined) return <p role="status">{text('loading')}</p>
  return <div aria-busy={loaded.state === 'loading'}>{children(shown)}</div>
}
