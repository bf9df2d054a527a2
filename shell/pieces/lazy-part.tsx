import { showWork } from '@portal/session'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { LoadAgain } from './load-again.tsx'

type Loading<Props> =
  | { kind: 'waiting' }
  | { kind: 'ready'; Part: ComponentType<Props> }
  | { kind: 'failed'; error: unknown }

/**
 * A part of a page whose file and texts are loaded when it is first shown. After a failure it says so in its place, and is
 * loaded again when the network is back. Without React's Suspense, which can delay new content by up to 300 ms.
 * @param Around what stands around the failure, where the part has its own heading and its own way back
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Around?: ComponentType<Props>
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [state, setState] = useState<Loading<Props>>(
      loaded === undefined ? { kind: 'waiting' } : { kind: 'ready', Part: loaded }
    )
    const attempt = async (): Promise<void> => {
      try {
        const Part = await showWork(load())
        loaded = Part
        // In steps, as the page itself: a part can be most of a page. React drops it where the part is gone.
        startTransition(() => setState({ kind: 'ready', Part }))
      } catch (cause) {
        console.warn('A part of the page could not be loaded.', cause)
        setState({ kind: 'failed', error: cause })
      }
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: a part is loaded when it is shown, and then by the button
    useEffect(() => {
      if (state.kind === 'waiting') void attempt()
    }, [])
    if (state.kind === 'ready') return <state.Part {...props} />
    if (state.kind === 'waiting') return <p className="quiet" aria-busy="true" />
    return (
      <>
        {Around !== undefined && <Around {...props} />}
        <LoadAgain error={state.error} load={attempt} />
      </>
    )
  }
}
