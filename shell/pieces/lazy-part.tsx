import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useTranslate } from './use-translate.ts'

type Loading<Props> = { kind: 'waiting' } | { kind: 'ready'; Part: ComponentType<Props> } | { kind: 'failed' }

/**
 * A part of a page whose file and texts are loaded when it is first shown. After a failure it shows a retry button.
 * Without React's Suspense, which can delay new content by up to 300 ms.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [state, setState] = useState<Loading<Props>>(
      loaded === undefined ? { kind: 'waiting' } : { kind: 'ready', Part: loaded }
    )
    useEffect(() => {
      if (state.kind !== 'waiting') return
      let shown = true
      load()
        .then(Part => {
          loaded = Part
          // In steps, as the page itself: a part can be most of a page.
          if (shown) startTransition(() => setState({ kind: 'ready', Part }))
        })
        .catch((cause: unknown) => {
          console.warn('A part of the page could not be loaded.', cause)
          if (shown) setState({ kind: 'failed' })
        })
      return () => {
        shown = false
      }
    }, [state])
    if (state.kind === 'ready') return <state.Part {...props} />
    if (state.kind === 'waiting') return <p className="quiet" aria-busy="true" />
    return <Failed retry={() => setState({ kind: 'waiting' })} />
  }
}

const Failed = ({ retry }: { retry: () => void }) => {
  const translate = useTranslate()
  return (
    <p className="refusal" role="alert">
      {translate('error.network')}{' '}
      <button data-click="portal.retry" type="button" className="link" onClick={retry}>
        {translate('sidebar.retry')}
      </button>
    </p>
  )
}
