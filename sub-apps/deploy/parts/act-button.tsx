/** @jsxImportSource preact */
import { $translate, type ActState } from '@portal/session'
import type { ComponentChildren } from 'preact'
import { useStore } from '#kit/adapters/preact.ts'

type ActButtonProps = {
  state: ActState
  blocked?: boolean
  class?: string
  type?: 'button' | 'submit'
  onClick?: () => void
  children: ComponentChildren
}

/** A button that sends. While it is locked it keeps the focus, and screen readers hear that it works. */
export const ActButton = ({
  state,
  blocked = false,
  class: look = 'button',
  type = 'button',
  onClick,
  children
}: ActButtonProps) => {
  const portalText = useStore($translate)
  return (
    <>
      <button type={type} class={look} aria-disabled={blocked || state !== 'free'} onClick={onClick}>
        {children}
      </button>
      <span class="unseen" role="status">
        {state === 'working' && portalText('act.working')}
      </span>
    </>
  )
}
