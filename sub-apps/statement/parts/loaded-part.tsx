import type { ReactNode } from 'react'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useText } from '../texts.ts'

type LoadedPartProps<Value> = {
  /** Another one asks again. */
  askKey: string
  ask: () => Promise<Value>
  children: (value: Value) => ReactNode
}

/** Shows the cloud's answer: a placeholder while it loads, and a panel with a retry where it failed. */
export const LoadedPart = <Value,>({ askKey, ask, children }: LoadedPartProps<Value>) => {
  const text = useText()
  const [loaded, load] = useLoaded(askKey, ask)
  const shown = shownOf(loaded)
  if (loaded.state !== 'failed')
    return shown === undefined ? <div className="card skeleton" aria-busy="true" /> : children(shown)
  return <portal-notice heading={text('failed.title')} error={loaded.error} onportal-notice-retry={load} />
}
