import { type MessageKey, translate } from '@portal/session'
import styles from '../../styles/leave-bar.css'

// Taken before any application can change them.
const { elementFromPoint } = Document.prototype
const { attachShadow, getBoundingClientRect } = Element.prototype
const { showPopover } = HTMLElement.prototype
const { showModal, close } = HTMLDialogElement.prototype
const { composedPath } = Event.prototype

/** What the person chose. */
type Choices = { leave: () => void; stay: () => void }

/** The way out of an application, over everything else. */
export type LeaveBar = {
  host: HTMLElement
  /** Acts on what the person does with it. Answers whether the event was for it. */
  hears: (event: Event) => boolean
  /**
   * Shows it anew where something else was put above.
   * @param asModal over a modal dialog, nobody can use what is outside a modal dialog of its own
   * @returns whether the person could reach it since the last call
   */
  reach: (asModal: boolean) => boolean
  remove: () => void
}

/** What the bar says, and its two buttons. */
const leaveBarParts = (name: string): { dialog: HTMLDialogElement; leave: HTMLElement; stay: HTMLElement } => {
  const dialog = document.createElement('dialog')
  const text = Object.assign(document.createElement('p'), {
    id: 'text',
    textContent: translate('covered.text', { name })
  })
  text.setAttribute('role', 'status')
  dialog.setAttribute('aria-labelledby', 'text')
  const leave = button('unsaved.leave')
  const stay = button('unsaved.stay')
  dialog.append(text, leave, stay)
  return { dialog, leave, stay }
}

const button = (key: MessageKey): HTMLElement =>
  Object.assign(document.createElement('button'), { type: 'button', textContent: translate(key) })

/** No style of an application may reach the host. */
const hostStyle = 'all: initial !important; display: block !important'

/**
 * Shows the bar. Its shadow root is closed, and the listeners of the portal on the window act for it: an application
 * finds nothing in it, and can stop no event on its way.
 */
export const showLeaveBar = (name: string, { leave: goHome, stay: remain }: Choices): LeaveBar => {
  const host = document.createElement('div')
  const shadow = attachShadow.call(host, { mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const { dialog, leave, stay } = leaveBarParts(name)
  shadow.append(dialog)
  let isShown = false

  const isHit = (): boolean => {
    const { left, top, width, height } = getBoundingClientRect.call(leave)
    return width > 0 && elementFromPoint.call(document, left + width / 2, top + height / 2) === host
  }
  const act = (target: Element | null): void => {
    if (target === leave) goHome()
    else if (target === stay) remain()
  }
  const show = (asModal: boolean): void => {
    const focused = shadow.activeElement
    host.remove()
    if (dialog.open) close.call(dialog)
    host.lang = document.documentElement.lang
    host.style.cssText = hostStyle
    document.body.append(host)
    dialog.popover = asModal ? null : 'manual'
    if (asModal) showModal.call(dialog)
    else showPopover.call(dialog)
    if (focused instanceof HTMLElement) focused.focus()
    isShown = true
  }
  dialog.addEventListener('cancel', event => {
    // An application that lies above closes it by this too.
    if (isHit()) remain()
    else event.preventDefault()
  })
  return {
    host,
    hears: event => {
      if (event instanceof KeyboardEvent) {
        if (shadow.activeElement === null) return false
        if (event.key === 'Escape') return dialog.open && isHit()
        if (event.key !== 'Enter' && event.key !== ' ') return true
        event.preventDefault()
        if (!event.repeat) act(shadow.activeElement)
        return true
      }
      if (!composedPath.call(event).includes(host)) return false
      // The path of a closed root ends at its host.
      if (event.type === 'click' && event instanceof MouseEvent && event.detail > 0)
        act(shadow.elementFromPoint(event.clientX, event.clientY))
      return true
    },
    reach: asModal => {
      const isReached = !isShown || (host.isConnected && isHit())
      if (!isShown || !isReached || (asModal && !dialog.open)) show(asModal)
      return isReached
    },
    remove: () => host.remove()
  }
}
