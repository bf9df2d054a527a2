import { $translate, type ActState } from '@portal/session'
import type { ComponentProps } from 'react'
import { useStore } from '#kit/adapters/react.ts'

type ActButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & { state: ActState }

/** A button that sends. While it is locked it keeps the focus, and screen readers hear that it works. */
export const ActButton = ({ state, children, ...button }: ActButtonProps) => {
  const portalText = useStore($translate)
  return (
    <>
      <button type="button" className="button" {...button} aria-disabled={state !== 'free'}>
        {children}
      </button>
      <span className="unseen" role="status">
        {state === 'working' && portalText('act.working')}
      </span>
    </>
  )
}
