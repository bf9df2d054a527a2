import { navigate, paths, translate } from '@portal/session'
import { exportsOf } from '../../loader/module-registry.ts'
import { isPagePart, pageElements } from '../page-parts.ts'
import { asksToLeave, type Cover, triesWithinMs } from './cover.pure.ts'
import { paints } from './paints.ts'

// Taken before any application can change them.
const { elementFromPoint } = Document.prototype
const { getBoundingClientRect, matches } = Element.prototype
const { composedPath } = Event.prototype

const activeTransition = ':active-view-transition'

/** A press that closes a dialog comes so long before its end. */
const answerMs = 1_000

const closedByNobodyMax = 2

/** A try is looked at again after this time. */
const lookAgainMs = 1_100

const inReach: Cover = { since: undefined, tries: [], isPage: false, stays: 0 }

let cover = inReach
const notOpen = (): void => undefined
let look = notOpen
let question: HTMLElement | undefined
let pressedAt = Number.NEGATIVE_INFINITY

/**
 * Hears when a person tries to reach the frame. Call this before the first application is loaded: then nothing can stop
 * these events before.
 */
export const hearTries = (): void => {
  for (const type of ['pointerdown', 'keydown', 'click'] as const) addEventListener(type, hear, { capture: true })
}

const hear = (event: PointerEvent | KeyboardEvent | MouseEvent): void => {
  if (!event.isTrusted) return
  pressedAt = performance.now()
  if (event.type === 'click' && question !== undefined) {
    const path = composedPath.call(event)
    const isYes = path.some(it => it instanceof HTMLElement && it.dataset.click === 'portal.confirm')
    if (isYes && path.includes(question)) navigate(paths.dashboard)
  } else if (event.type !== 'click' && isTry(event)) {
    cover = { ...cover, tries: [...cover.tries.slice(-9), pressedAt] }
    setTimeout(() => look(), lookAgainMs)
  }
}

const isTry = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) {
    const isKey = event.key === 'Escape' || (event.key === 'k' && (event.ctrlKey || event.metaKey))
    return isKey && !event.repeat && (isCovered(hits()) || isPaintedOver())
  }
  if (!(event instanceof PointerEvent)) return false
  const { clientX: x, clientY: y } = event
  if (!boxes().some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) return false
  // A toolbar of an application may lie there. Only a press beside its controls is a try.
  const found = hits()
  return isCovered(found) && found.every(it => it === elementFromPoint.call(document, x, y))
}

const isFrame = ({ localName }: Element): boolean => localName === 'portal-header' || localName === 'portal-sidebar'

const boxes = (): DOMRect[] =>
  pageElements()
    .filter(isFrame)
    .map(it => getBoundingClientRect.call(it))
    .filter(({ width, height, right, bottom }) => width > 0 && height > 0 && right > 0 && bottom > 0)

/** The elements that a press would reach on each part of the frame: at both ends and in the middle. */
const hits = (): (Element | null)[] =>
  boxes().flatMap(({ left, top, width, height }) =>
    [0.02, 0.5, 0.98].map(part =>
      width > height
        ? elementFromPoint.call(document, left + width * part, top + height / 2)
        : elementFromPoint.call(document, left + width / 2, Math.min(top + height * part, innerHeight - 1))
    )
  )

/** In full screen the browser itself has a way out. */
const isCovered = (found: readonly (Element | null)[]): boolean =>
  found.length > 0 && document.fullscreenElement === null && (isInTransition() || !found.some(isOwn))

/** While a view transition waits, the browser draws nothing and gives no press to the frame. */
const isInTransition = (): boolean =>
  CSS.supports(`selector(${activeTransition})`) && matches.call(document.documentElement, activeTransition)

const isOwn = (hit: Element | null): boolean =>
  hit !== null && (hit === question || (hit.localName.startsWith('portal-') && isPagePart(hit)))

/** Whether something lies over the whole frame that no press meets, and that a person can't see through. */
const isPaintedOver = (): boolean => {
  if (document.fullscreenElement !== null) return false
  const pressable = new CSSStyleSheet()
  pressable.replaceSync('* { pointer-events: auto !important }')
  const before = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...before, pressable]
  const found = hits()
  document.adoptedStyleSheets = before
  return found.length > 0 && found.every(hit => hit !== null && !isOwn(hit) && paints(hit))
}

/**
 * Asks the person whether to leave an application that lies over the frame and does not go (`cover.pure.ts`).
 * @param fights called when the application takes the question away, or lies over it too
 * @returns `look`, which looks for the frame, and `end`
 */
export const keepReach = (fights: () => void): { look: () => void; end: () => void } => {
  cover = inReach
  let closedByNobody = 0
  const end = (): void => {
    look = notOpen
    cover = inReach
    question?.remove()
    question = undefined
  }
  const answered = (asked: HTMLElement): void => {
    if (question !== asked) return
    question = undefined
    asked.remove()
    cover = { ...inReach, stays: cover.stays + 1 }
    if (performance.now() - pressedAt <= answerMs) return
    // The back gesture closes a dialog without a press. An application does so again and again.
    closedByNobody += 1
    if (closedByNobody > closedByNobodyMax) fights()
  }
  look = () => {
    const now = performance.now()
    if (question?.isConnected === false) answered(question)
    const found = hits()
    // Only a person who tries to leave makes this worth its cost.
    const isTried = cover.tries.some(at => now - at <= triesWithinMs)
    const since = isCovered(found) || (isTried && isPaintedOver()) ? (cover.since ?? now) : undefined
    cover = { ...cover, since, isPage: found.some(it => it instanceof HTMLIFrameElement) }
    if (question !== undefined && since !== undefined && now - since >= lookAgainMs) return fights()
    if (question !== undefined || !asksToLeave(cover, now)) return
    cover = { ...inReach, stays: cover.stays }
    loadDialogs().then(
      () => look !== notOpen && question === undefined && ask(answered),
      cause => console.warn('The question whether to leave could not be loaded.', cause)
    )
  }
  return { look: () => look(), end }
}

const loadDialogs = (): Promise<unknown> => (exportsOf('@portal/elements').loadDialogs as typeof loadDialogs)()

const ask = (answered: (asked: HTMLElement) => void): void => {
  const dialog = document.createElement('portal-dialog')
  const words = { heading: translate('covered.title'), text: translate('covered.text') }
  const answers = { yes: translate('unsaved.leave'), no: translate('unsaved.stay') }
  Object.assign(dialog, { question: { ...words, ...answers }, open: true })
  dialog.addEventListener('portal-dialog-close', () => answered(dialog))
  document.body.append(dialog)
  question = dialog
}
