import type { ActState } from '@portal/session'
import type { ComponentProps } from 'react'
import type { Click } from '#contract/page/clicks.ts'
import { useTranslate } from './hooks/use-translate.ts'

type ActButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'data-click'> & {
  /** The name of a press in usage events. */
  'data-click': Click
  /** The lock of the button or of its form. */
  state: ActState
  /** The button is disabled for another reason. */
  blocked?: boolean
  /** The label while it works. Without it the label stays, and only screen readers hear that it works. */
  working?: string | undefined
}

/** A button that sends. While it is locked it is not `disabled`, because a disabled button loses the focus. */
export const ActButton = ({
  state,
  blocked = false,
  working,
  'data-click': click,
  children,
  ...button
}: ActButtonProps) => {
  const translate = useTranslate()
  const isWorking = state === 'working'
  return (
    <>
      <button type="button" {...button} data-click={click} aria-disabled={blocked || state !== 'free'}>
        {isWorking && working !== undefined ? working : children}
      </button>
      <span className="unseen" role="status">
        {isWorking && (working ?? translate('act.working'))}
      </span>
    </>
  )
}
