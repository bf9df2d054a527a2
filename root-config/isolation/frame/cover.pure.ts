/** What is known of an application that lies over the frame. Times are in milliseconds of the page's clock. */
export type Cover = {
  /** Since when no place of the frame can be pressed; undefined while one can. */
  since: number | undefined
  /** When the person pressed Esc, the keys of the palette, or a place of the frame, and reached the application. */
  tries: readonly number[]
  /** Whether a page in a frame lies there: the portal hears no press on it. */
  isPage: boolean
  /** How often the person was asked, and stayed. */
  stays: number
}

/** A dialog may take so long to close. */
const settleMs = 1_000
const triesMin = 3
/** Tries are counted for so long. */
export const triesWithinMs = 6_000
const patienceMs = 10_000
const laterPatienceMs = 60_000

/**
 * Whether the portal asks the person to leave. A dialog of an application lies over the frame too, and nobody is asked
 * about one that closes. So it takes three tries that did not bring the frame back. Over a page in a frame no try is heard,
 * and time decides.
 */
export const asksToLeave = ({ since, tries, isPage, stays }: Cover, now: number): boolean => {
  if (since === undefined || now - since < settleMs) return false
  const failed = tries.filter(at => now - at >= settleMs && now - at <= triesWithinMs)
  if (failed.length >= triesMin) return true
  return isPage && now - since >= (stays === 0 ? patienceMs : laterPatienceMs)
}
