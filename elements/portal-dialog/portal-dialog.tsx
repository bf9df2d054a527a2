import { $locale, type Question } from '@portal/session'
import { X } from 'lucide'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { PortalEvents } from '../events.ts'
import { useDialog } from '../shared/dialog/use-dialog.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'
import { QuestionContent } from './question.tsx'

type PortalDialogProps = {
  open?: boolean
  heading?: string
  wide?: boolean
  question?: Question | undefined
  onDialogClose?: (detail: PortalEvents['portal-dialog-close']) => void
}

/** The frame of a dialog around the page's own content, or around a question. */
export const PortalDialogContent = ({ open = false, heading, wide, question, onDialogClose }: PortalDialogProps) => {
  const translate = useTranslate()
  const { dialog, close, dialogEvents } = useDialog(open, onDialogClose)
  const actions = useRef<HTMLSlotElement>(null)
  const hasActions = useIsFilled(actions)
  return (
    <div className="root" lang={useStore($locale)}>
      <dialog
        ref={dialog}
        className={wide ? 'wide' : undefined}
        aria-labelledby="heading"
        aria-describedby={question === undefined ? undefined : 'text'}
        {...dialogEvents}
      >
        <div className="head">
          <h2 id="heading">{question?.heading ?? heading}</h2>
          <button
            data-click="portal.closeDialog"
            className="icon-button"
            type="button"
            aria-label={translate('dialog.close')}
            onClick={() => close('button')}
          >
            <Icon node={X} />
          </button>
        </div>
        {question === undefined ? (
          <>
            <div className="content">
              <slot />
            </div>
            <div className="foot" hidden={!hasActions}>
              <slot ref={actions} name="actions" />
            </div>
          </>
        ) : (
          <QuestionContent question={question} close={close} />
        )}
      </dialog>
    </div>
  )
}

/** Whether the page gave children to a slot. React knows no `slotchange`. */
const useIsFilled = (slot: RefObject<HTMLSlotElement | null>): boolean => {
  const [isFilled, setFilled] = useState(false)
  useLayoutEffect(() => {
    const element = slot.current
    const look = (): void => setFilled(element !== null && element.assignedNodes().length > 0)
    look()
    element?.addEventListener('slotchange', look)
    return () => element?.removeEventListener('slotchange', look)
  }, [slot])
  return isFilled
}
