/** When the person pressed Esc, the keys of the palette, or a place of the frame, and reached the application. */
export type Try = { at: number; isEsc: boolean }

/** What is known of an application that lies over the frame. Times are in milliseconds of the page's clock. */
export type Cover = {
  /** Since when no place of the frame can be pressed; undefined while one can. */
  since: number | undefined
  /** Whether something may hide the frame that presses go through. The browser also says so of what nobody sees. */
  isHidden: boolean
  tries: readonly Try[]
  /** Whether it is a modal dialog of the browser. A person closes an honest one by Esc. */
  isModal: boolean
  /** Whether a page in a frame lies there: the portal hears no press on it. */
  isPage: boolean
  /** When the person chose to stay; undefined before. */
  stayedAt: number | undefined
}

/** A cover may take so long to go. */
const settleMs = 1_000
const triesMin = 3
/** Tries are counted for so long. */
const triesWithinMs = 6_000
const patienceMs = 4_000
const patienceAfterStayMs = 60_000
/** A bar that is shown anew so long, and that nobody can press, is fought by the application. */
const foughtMs = 10_000

const failed = ({ tries }: Cover, now: number): readonly Try[] =>
  tries.filter(({ at }) => now - at >= settleMs && now - at <= triesWithinMs)

/** Whether the person tried so often that it can't be by chance. */
export const triedInVain = (cover: Cover, now: number): boolean => failed(cover, now).length >= triesMin

/**
 * Whether the portal offers the way out in a bar over everything. A cover has four seconds to go. A modal dialog may stay, as
 * long as the person does not press Esc in vain. Where presses reach the frame, only a person who tries in vain is offered it.
 */
export const offersLeave = (cover: Cover, now: number): boolean => {
  const { since, isHidden, isModal, stayedAt } = cover
  if (triedInVain(cover, now)) return since === undefined ? isHidden : now - since >= settleMs
  if (since === undefined || now - since < patienceMs) return false
  if (stayedAt !== undefined && now - stayedAt < patienceAfterStayMs) return false
  return !isModal || failed(cover, now).some(({ at, isEsc }) => isEsc && at >= since)
}

/**
 * Whether an application takes the bar away, or lies over it again and again. Then only a new page helps.
 * @param unreachedSince since when nobody can press the bar
 */
export const isFought = (cover: Cover, unreachedSince: number, now: number): boolean =>
  now - unreachedSince >= settleMs && (triedInVain(cover, now) || (cover.isPage && now - unreachedSince >= foughtMs))
