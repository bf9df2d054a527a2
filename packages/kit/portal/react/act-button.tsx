import { $translate, type ActState } from '@portal/session'
import type { ComponentProps } from 'react'
import { useStore } from '../../adapters/react.ts'

type ActButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & { state: ActState; blocked?: boolean }

/** A button that sends; `blocked` while it can't be pressed for another reason. While it is locked it keeps the focus, and screen readers hear that it works. */
export const ActButton = ({ state, blocked = false, children, ...button }: ActButtonProps) => {
  const portalText = useStore($translate)
  return (
    <>
      <button type="button" className="button" {...button} aria-disabled={blocked || state !== 'free'}>
        {children}
      </button>
      <span className="unseen" role="status">
        {state === 'working' && portalText('act.working')}
      </span>
    </>
  )
}
