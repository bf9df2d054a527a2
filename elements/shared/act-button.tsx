import type { ActState } from '@portal/session'
import type { ComponentProps } from 'react'
import type { Click } from '#contract/page/clicks.ts'
import { useTranslate } from './use-translate.ts'

type ActButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'data-click'> & {
  /** What a press on it is called in usage events. */
  'data-click': Click
  /** Of the lock that the button, or its form, runs by. */
  state: ActState
  /** Nothing can be done by it at the moment, for another reason. */
  blocked?: boolean
  /** Its words while it works; without them they stay, and only screen readers hear that it works. */
  working?: string | undefined
}

/** A button that sends. It is never `disabled` while it is locked: the focus would be lost to the page. */
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
