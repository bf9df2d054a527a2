import { isPartMissing, sentenceOf } from '@portal/session'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { useTranslate } from './use-translate.ts'

type Loading<Props> =
  | { kind: 'waiting' }
  | { kind: 'ready'; Part: ComponentType<Props> }
  | { kind: 'failed'; error: unknown }

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
          if (shown) setState({ kind: 'failed', error: cause })
        })
      return () => {
        shown = false
      }
    }, [state])
    if (state.kind === 'ready') return <state.Part {...props} />
    if (state.kind === 'waiting') return <p className="quiet" aria-busy="true" />
    return <Failed error={state.error} retry={() => setState({ kind: 'waiting' })} />
  }
}

const Failed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const translate = useTranslate()
  const isGone = isPartMissing(error)
  return (
    <p className="refusal" role="alert">
      {isGone ? sentenceOf(error) : translate('error.network')}{' '}
      <button
        data-click={isGone ? 'portal.reload' : 'portal.retry'}
        type="button"
        className="link"
        onClick={isGone ? () => location.reload() : retry}
      >
        {translate(isGone ? 'error.reload' : 'sidebar.retry')}
      </button>
    </p>
  )
}
