import { navigate, paths } from '@portal/session'
import { isPagePart } from '../page-parts.ts'
import { type Cover, isFought, offersLeave, triedInVain } from './cover.pure.ts'
import { type LeaveBar, showLeaveBar } from './leave-bar.ts'
import { boxes, followSight, hits, isInTransition, isUnderModal } from './sight.ts'

// Taken before any application can change it.
const { elementFromPoint } = Document.prototype

/** A try is looked at again after this time. */
const lookAgainMs = 1_100

const inReach: Cover = {
  since: undefined,
  isHidden: false,
  tries: [],
  isModal: false,
  isPage: false,
  stayedAt: undefined
}

let cover = inReach
const notOpen = (): void => undefined
let look = notOpen
let bar: LeaveBar | undefined

/**
 * Hears when a person tries to reach the frame. Call this before the first application is loaded: then nothing can stop
 * these events before.
 */
export const hearTries = (): void => {
  for (const type of ['pointerdown', 'keydown', 'click'] as const) addEventListener(type, hear, { capture: true })
}

const hear = (event: PointerEvent | KeyboardEvent | MouseEvent): void => {
  if (!event.isTrusted || look === notOpen) return
  if (bar?.hears(event)) return
  if (event.type === 'click' || !isTry(event)) return
  const isEsc = event instanceof KeyboardEvent && event.key === 'Escape'
  cover = { ...cover, tries: [...cover.tries.slice(-9), { at: performance.now(), isEsc }] }
  setTimeout(() => look(), lookAgainMs)
}

const isTry = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) {
    const isKey = event.key === 'Escape' || (event.key === 'k' && (event.ctrlKey || event.metaKey))
    return isKey && !event.repeat && (cover.isHidden || isCovered(hits()))
  }
  if (!(event instanceof PointerEvent)) return false
  const { clientX: x, clientY: y } = event
  if (!boxes().some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) return false
  // A toolbar of an application may lie there. Only a press beside its controls is a try.
  const found = hits()
  return isCovered(found) && found.every(it => it === elementFromPoint.call(document, x, y))
}

/** In full screen the browser itself has a way out. */
const isCovered = (found: readonly (Element | null)[]): boolean =>
  found.length > 0 && document.fullscreenElement === null && (isInTransition() || !found.some(isOwn))

const isOwn = (hit: Element | null): boolean =>
  hit !== null && (hit === bar?.host || (hit.localName.startsWith('portal-') && isPagePart(hit)))

/**
 * Offers the way out of an application that lies over the frame and does not go (`cover.pure.ts`).
 * @param name of the application, as people read it
 * @param fights called when the application takes the bar away, or lies over it too
 * @returns `look`, which looks for the frame, and `end`
 */
export const keepReach = (name: () => string, fights: () => void): { look: () => void; end: () => void } => {
  cover = inReach
  const sight = followSight()
  let unreachedSince: number | undefined
  let isOverBlocked = false
  const hide = (): void => {
    bar?.remove()
    bar = undefined
    unreachedSince = undefined
  }
  const stay = (): void => {
    hide()
    cover = { ...inReach, stayedAt: performance.now() }
  }
  const lookNow = (): void => {
    const now = performance.now()
    const all = hits()
    const found = all.filter(it => it === null || it !== bar?.host)
    // On a narrow screen the bar lies over the whole header.
    const isBlocked = found.length < all.length && found.length === 0 ? cover.since !== undefined : isCovered(found)
    cover = {
      ...cover,
      since: isBlocked ? (cover.since ?? now) : undefined,
      isHidden: !sight.look() && document.fullscreenElement === null,
      isModal: isBlocked && isUnderModal(found),
      isPage: found.some(it => it instanceof HTMLIFrameElement)
    }
    if (!isBlocked && (isOverBlocked || !cover.isHidden)) hide()
    if (bar === undefined && !offersLeave(cover, now)) return
    if (bar === undefined) isOverBlocked = isBlocked
    bar ??= showLeaveBar(name(), { leave: () => navigate(paths.dashboard), stay })
    // A person who tried in vain is looking for a way out, and gets the focus there.
    if (bar.reach(cover.isModal || triedInVain(cover, now)) && !isInTransition()) unreachedSince = undefined
    else {
      unreachedSince ??= now
      if (isFought(cover, unreachedSince, now)) fights()
    }
  }
  look = lookNow
  return {
    look: lookNow,
    end: () => {
      look = notOpen
      cover = inReach
      hide()
      sight.end()
    }
  }
}
