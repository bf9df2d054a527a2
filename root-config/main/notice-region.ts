import {
  $messagesOpen,
  $notices,
  $translate,
  dismissNotice,
  holdNotices,
  type Notice,
  type NoticeAction,
  type NoticeLevel,
  releaseNotices,
  translate
} from '@portal/session'
import { CircleAlert, CircleCheck, createElement, type IconNode, Info, TriangleAlert, X } from 'lucide'
import { clickable } from './panels.ts'

const icons: Record<NoticeLevel, IconNode> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert
}

/**
 * Draws the notices into their region. Errors and warnings are spoken at once, the rest when the reader is ready: a live
 * area is heard where it stood on the page before its text came, so there is one for each, always.
 */
export const drawNotices = (region: HTMLElement): void => {
  const areas = { polite: liveArea('polite'), assertive: liveArea('assertive') }
  const drawn = new Map<number, HTMLElement>()
  region.append(areas.polite, areas.assertive)
  region.popover = 'manual'
  region.showPopover()
  keepWhileAttended(region)
  $messagesOpen.subscribe(open => region.toggleAttribute('data-beside-messages', open))
  $translate.subscribe(() => region.setAttribute('aria-label', translate('notice.region')))
  $notices.subscribe(notices => {
    for (const [id, element] of drawn) {
      if (notices.some(notice => notice.id === id)) continue
      drawn.delete(id)
      passFocusOn(region, element)
      element.remove()
    }
    for (const notice of notices) {
      if (drawn.has(notice.id)) continue
      const element = draw(notice)
      drawn.set(notice.id, element)
      areas[isUrgent(notice.level) ? 'assertive' : 'polite'].append(element)
      // The drawer covers the page on narrow screens; shown anew, the notices stand above it.
      if ($messagesOpen.get()) raise(region)
    }
    attend(region)
  })
}

const isUrgent = (level: NoticeLevel): boolean => level === 'error' || level === 'warning'

const liveArea = (urgency: 'polite' | 'assertive'): HTMLElement => {
  const area = document.createElement('div')
  area.setAttribute('role', urgency === 'polite' ? 'status' : 'alert')
  // Only what is new is spoken, not all that stands there.
  area.ariaAtomic = 'false'
  return area
}

const raise = (region: HTMLElement): void => {
  if (region.matches(':focus-within')) return
  region.hidePopover()
  region.showPopover()
}

const attend = (region: HTMLElement): void => {
  if (region.matches(':hover, :focus-within')) holdNotices()
  else releaseNotices()
}

/** No notice goes while the pointer or the focus is on one; Esc dismisses the one that has the focus. */
const keepWhileAttended = (region: HTMLElement): void => {
  for (const event of ['pointerenter', 'pointerleave', 'focusin']) region.addEventListener(event, () => attend(region))
  // At this moment the focus is nowhere yet.
  region.addEventListener('focusout', () => setTimeout(() => attend(region)))
  region.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof HTMLButtonElement)) return
    target.closest('.notice')?.querySelector<HTMLButtonElement>('.dismiss')?.click()
  })
}

/** A notice that is dismissed by keyboard leaves the focus with the next one, or with the page. */
const passFocusOn = (region: HTMLElement, leaving: HTMLElement): void => {
  if (!leaving.matches(':focus-within')) return
  const others = [...region.querySelectorAll<HTMLElement>('.notice button')].filter(it => !leaving.contains(it))
  const next = others[0] ?? document.querySelector<HTMLElement>('main')
  next?.focus()
}

const draw = ({ id, level, text, action }: Notice): HTMLElement => {
  const element = document.createElement('div')
  element.className = `notice ${level}`
  // Not told by colour alone: the icon has the level as its name.
  const icon = createElement(icons[level], { role: 'img', 'aria-label': translate(`notice.${level}`) })
  icon.removeAttribute('aria-hidden')
  const sentence = document.createElement('p')
  sentence.textContent = text
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  clickable('portal.closeNotice', dismiss)
  dismiss.className = 'dismiss'
  dismiss.ariaLabel = translate('notice.dismiss')
  dismiss.append(createElement(X))
  dismiss.addEventListener('click', () => dismissNotice(id))
  element.append(icon, sentence, ...(action === undefined ? [] : [actionButton(id, action)]), dismiss)
  return element
}

const actionButton = (id: number, { label, act }: NoticeAction): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  clickable('portal.followNotice', button)
  button.className = 'act'
  button.textContent = label
  button.addEventListener('click', () => {
    dismissNotice(id)
    act()
  })
  return button
}
