import { $translate, type ActState } from '@portal/session'
import type { ReactNode } from 'react'
import { useStore } from '#kit/adapters/react.ts'

type ActButtonProps = {
  state: ActState
  blocked?: boolean
  className?: string
  type?: 'button' | 'submit'
  onClick?: () => void
  children: ReactNode
}

/** A button that sends. While it is locked it keeps the focus, and screen readers hear that it works. */
export const ActButton = ({
  state,
  blocked = false,
  className: look = 'button',
  type = 'button',
  onClick,
  children
}: ActButtonProps) => {
  const portalText = useStore($translate)
  return (
    <>
      <button type={type} className={look} aria-disabled={blocked || state !== 'free'} onClick={onClick}>
        {children}
      </button>
      <span className="unseen" role="status">
        {state === 'working' && portalText('act.working')}
      </span>
    </>
  )
}
