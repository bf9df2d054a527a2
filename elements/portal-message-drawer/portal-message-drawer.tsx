import { $language, $messageCentre, $messagesOpen, openDrawer } from '@portal/session'
import { X } from 'lucide'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Message } from '#contract/calls/messages/messages.ts'
import { useMatches } from '../shared/hooks/use-matches.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'
import { narrowScreen } from '../shared/narrow-screen.ts'
import { GivenMessages } from './given-messages.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'
import { SessionMessages } from './messages.tsx'

export type MessageDrawerProps = {
  /** Opens the drawer, besides the bell in the header. */
  open?: boolean
  /** All messages, the newest first, instead of the session's. */
  messages?: readonly Message[]
  onMessagesClose?: () => void
  onMessagesRead?: (detail: { messageRecordIds: readonly number[] }) => void
}

/**
 * The frame of the drawer. On wide screens the page stays usable, so the drawer is not modal. On narrow screens it
 * covers the page and is modal, because the focus must not go to hidden content. In both cases the browser returns the
 * focus to the bell.
 */
export const MessageDrawer = ({ open = false, messages, onMessagesClose, onMessagesRead }: MessageDrawerProps) => {
  const translate = useTranslate()
  const language = useStore($language)
  const isOpen = useStore($messagesOpen)
  const centre = useStore($messageCentre)
  const narrow = useMatches(narrowScreen)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const ownCloses = useRef(0)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (!open) return
    openDrawer(true)
    return () => openDrawer(false)
  }, [open])

  // In a layout effect: when the bell says open, the drawer must be open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    if (narrow) element.showModal()
    else element.show()
    title.current?.focus()
    return () => closeAndCount(element, ownCloses)
  }, [isOpen, narrow])

  // Told together with the closing. The browser's event comes a moment later, when the drawer may be open again.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) onMessagesClose?.()
    wasOpen.current = isOpen
  }, [isOpen, onMessagesClose])

  // The dialog closes first: it can return the focus only while the focused element still exists.
  const close = (): void => {
    if (dialog.current !== null) closeAndCount(dialog.current, ownCloses)
    openDrawer(false)
  }

  return (
    <div className="root" lang={language}>
      <dialog
        ref={dialog}
        aria-labelledby="title"
        // Esc closes it from any focus. In browsers without this attribute, the key handler below does.
        closedby="closerequest"
        onKeyDown={event => event.key === 'Escape' && close()}
        // The browser closed it, as Esc makes it do. Each closing of our own makes an event too.
        onClose={() => {
          if (ownCloses.current === 0) openDrawer(false)
          else ownCloses.current -= 1
        }}
      >
        {isOpen && (
          <div className="drawer">
            <div className="top">
              <h2 id="title" ref={title} tabIndex={-1}>
                {translate('drawer.title')}
              </h2>
              <button
                data-click="messages.close"
                className="icon-button"
                type="button"
                aria-label={translate('drawer.close')}
                onClick={close}
              >
                <Icon node={X} />
              </button>
            </div>
            {messages !== undefined ? (
              <GivenMessages messages={messages} onRead={onMessagesRead} />
            ) : centre === undefined ? (
              <MessageSkeleton />
            ) : (
              <SessionMessages centre={centre} />
            )}
          </div>
        )}
      </dialog>
    </div>
  )
}

const closeAndCount = (dialog: HTMLDialogElement, ownCloses: { current: number }): void => {
  if (!dialog.open) return
  ownCloses.current += 1
  dialog.close()
}
