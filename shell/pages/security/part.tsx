import { ActButton, useTryAgain } from '@portal/elements'
import type { ReactNode } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'

type PartProps = {
  state: { kind: 'loading' | 'ready' } | { kind: 'failed'; error: unknown }
  failed: string
  retry: () => Promise<void>
  children: ReactNode
}

/** A separately loaded part of the page: a placeholder while it loads, and a retry button after a failure. */
export const Part = ({ state, failed, retry, children }: PartProps) => {
  const translate = useTranslate()
  const [lock, ask] = useTryAgain(state.kind === 'failed' ? state.error : undefined, retry)
  if (state.kind === 'ready') return children
  if (state.kind === 'loading') return <div className="skeleton part-skeleton" aria-hidden="true" />
  return (
    <portal-notice level="error">
      {failed}
      <span slot="actions">
        <ActButton data-click="secure.retry" className="button small" state={lock} onClick={ask}>
          {translate('security.retry')}
        </ActButton>
      </span>
    </portal-notice>
  )
}
