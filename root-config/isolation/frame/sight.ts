import { pageElements } from '../page-parts.ts'

// Taken before any application can change them.
const { elementFromPoint } = Document.prototype
const { closest, getBoundingClientRect, matches } = Element.prototype
const { observe, unobserve, disconnect } = IntersectionObserver.prototype

const activeTransition = ':active-view-transition'

/** Of what the browser says about a part that moves, only each change counts. It allows no shorter time. */
const delay = 100

const isFrame = ({ localName }: Element): boolean => localName === 'portal-header' || localName === 'portal-sidebar'

const frameParts = (): HTMLElement[] => pageElements().filter(isFrame)

/** Where header and sidebar are on the screen. */
export const boxes = (): DOMRect[] =>
  frameParts()
    .map(it => getBoundingClientRect.call(it))
    .filter(({ width, height, right, bottom }) => width > 0 && height > 0 && right > 0 && bottom > 0)

/** The elements that a press would reach on each part of the frame: at both ends and in the middle. */
export const hits = (): (Element | null)[] =>
  boxes().flatMap(({ left, top, width, height }) =>
    [0.02, 0.5, 0.98].map(part =>
      width > height
        ? elementFromPoint.call(document, left + width * part, top + height / 2)
        : elementFromPoint.call(document, left + width / 2, Math.min(top + height * part, innerHeight - 1))
    )
  )

/** While a view transition waits, the browser draws nothing and gives no press to the frame. */
export const isInTransition = (): boolean =>
  CSS.supports(`selector(${activeTransition})`) && matches.call(document.documentElement, activeTransition)

/**
 * Whether a modal dialog of the browser covers the frame. What was hit may be the dialog itself, since its backdrop counts
 * as the dialog, or the host of an open shadow root that has one. Beside one that nobody sees, only the page is hit.
 * @param found the elements that presses on the frame reach
 */
export const isUnderModal = (found: readonly (Element | null)[]): boolean =>
  found.every(hit => hit === null || hit === document.documentElement) ||
  found.some(hit => hit !== null && (closest.call(hit, modal) !== null || hasModal(hit, rootsMax)))

const modal = 'dialog:modal'

/** Shadow roots within one another. */
const rootsMax = 8

const hasModal = ({ shadowRoot }: Element, depth: number): boolean =>
  shadowRoot !== null &&
  depth > 0 &&
  [...shadowRoot.querySelectorAll('*')].some(it => matches.call(it, modal) || hasModal(it, depth - 1))

/** The controls that tell of all: the first, the middle and the last one of each part. */
const controls = (): Element[] =>
  frameParts().flatMap(part => {
    const all = [...(part.shadowRoot?.querySelectorAll('a, button') ?? [])].filter(
      it => getBoundingClientRect.call(it).width > 0
    )
    return [...new Set([all[0], all[all.length >> 1], all.at(-1)])].filter(it => it !== undefined)
  })

/**
 * Follows whether a person sees the frame, by the browser's own observer. It knows each cover that is painted, those too
 * that no press meets, and opacity, filters and transforms. But a cover that nobody sees counts as one. A browser without
 * it (Firefox, Safari) always answers yes: there the presses alone decide.
 * @returns `look`, which answers whether some control of the frame is seen, and `end`
 */
export const followSight = (): { look: () => boolean; end: () => void } => {
  const seen = new Map<Element, boolean>()
  const observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) seen.set(entry.target, isSeen(entry))
    },
    { trackVisibility: true, delay } as IntersectionObserverInit
  )
  return {
    look: () => {
      const now = new Set(controls())
      for (const it of seen.keys()) {
        if (now.has(it)) continue
        unobserve.call(observer, it)
        seen.delete(it)
      }
      for (const it of now) {
        if (seen.has(it)) continue
        // The browser has not answered yet.
        seen.set(it, true)
        observe.call(observer, it)
      }
      return seen.size === 0 || [...seen.values()].includes(true)
    },
    end: () => disconnect.call(observer)
  }
}

/** Only Chromium's entries have `isVisible`. */
const isSeen = (entry: IntersectionObserverEntry): boolean => !('isVisible' in entry) || entry.isVisible === true
