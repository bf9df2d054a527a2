import { $translate } from '@portal/session'
import type { ReactNode } from 'react'
import { useStore } from '../../adapters/react.ts'
import { type Loaded as LoadedData, shownOf } from '../../index.ts'

type LoadedProps<Value> = {
  /** What `useLoaded` gave. */
  of: readonly [LoadedData<Value>, load: () => void]
  children: (value: Value) => ReactNode
}

/** Draws the state of data: waiting, a failure with a retry, or the data. */
export const Loaded = <Value,>({ of: [loaded, load], children }: LoadedProps<Value>) => {
  const portalText = useStore($translate)
  const shown = shownOf(loaded)
  if (loaded.state === 'failed') return <portal-notice error={loaded.error} onportal-notice-retry={load} />
  if (shown === undefined) return <p role="status">{portalText('portal.loading')}</p>
  return <div aria-busy={loaded.state === 'loading'}>{children(shown)}</div>
}
