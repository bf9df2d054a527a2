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
 * Draws the notices into their region. Screen readers speak errors and warnings at once, and other notices when they
 * are idle. A screen reader speaks a live area only when the area was on the page before its text. So both areas always
 * exist.
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
      raise(region)
    }
    if (notices.length > 0) reach(region)
    attend(region)
  })
}

const isUrgent = (level: NoticeLevel): boolean => level === 'error' || level === 'warning'

const liveArea = (urgency: 'polite' | 'assertive'): HTMLElement => {
  const area = document.createElement('div')
  area.setAttribute('role', urgency === 'polite' ? 'status' : 'alert')
  // Screen readers speak only new notices, not all of them.
  area.ariaAtomic = 'false'
  return area
}

/** A dialog may have opened since. Opening the popover again moves the notices above it. */
const raise = (region: HTMLElement): void => {
  if (region.matches(':focus-within')) return
  region.hidePopover()
  region.showPopover()
}

/** The file with the rest comes with the first notice. Without it, a notice above a dialog can be read. */
const reach = (region: HTMLElement): void =>
  void import('./reach-notices.ts').then(
    ({ keepReachable }) => keepReachable(region),
    () => undefined
  )

const attend = (region: HTMLElement): void => {
  if (region.matches(':hover, :focus-within')) holdNotices()
  else releaseNotices()
}

/** No notice disappears while pointer or focus is on one. Esc dismisses the focused notice. */
const keepWhileAttended = (region: HTMLElement): void => {
  for (const event of ['pointerenter', 'pointerleave', 'focusin']) region.addEventListener(event, () => attend(region))
  // A timeout, because during `focusout` no element has the focus yet.
  region.addEventListener('focusout', () => setTimeout(() => attend(region)))
  region.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLButtonElement)) return
    // One Esc closes one thing: a dialog around the notices stays open.
    event.preventDefault()
    event.stopPropagation()
    event.target.closest('.notice')?.querySelector<HTMLButtonElement>('.dismiss')?.click()
  })
}

/** When a focused notice is dismissed, the focus moves to the next notice or to the page. */
const passFocusOn = (region: HTMLElement, leaving: HTMLElement): void => {
  if (!leaving.matches(':focus-within')) return
  const others = [...region.querySelectorAll<HTMLElement>('.notice button')].filter(it => !leaving.contains(it))
  const next = others[0] ?? document.querySelector<HTMLElement>('main')
  next?.focus()
}

const draw = ({ id, level, text, action, other }: Notice): HTMLElement => {
  const element = document.createElement('div')
  element.className = `notice ${level}`
  // Colour alone is not accessible: the icon has the level as its name.
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
  const actions = document.createElement('div')
  actions.className = 'acts'
  actions.append(...[action, other].filter(it => it !== undefined).map(it => actionButton(id, it)))
  element.append(icon, sentence, ...(action === undefined ? [] : [actions]), dismiss)
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
