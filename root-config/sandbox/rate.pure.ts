/** How many are taken at once, and how many more in each second. */
export type Rate = { atOnce: number; perSecond: number }

/** Messages of a sandboxed sub-application. A sub-application that sends more is ended. */
export const messageRate: Rate = { atOnce: 200, perSecond: 50 }

/** Its notices. More of them are not shown: they would hide the page. */
export const noticeRate: Rate = { atOnce: 5, perSecond: 1 }

/** Its errors that nothing caught. More of them are not reported, so that none of them ends it. */
export const errorRate: Rate = { atOnce: 20, perSecond: 0.3 }

/**
 * Pure, except for the counts that it remembers.
 * @returns whether one more is taken at this time, in milliseconds
 */
export const takesUpTo = ({ atOnce, perSecond }: Rate): ((now: number) => boolean) => {
  let left = atOnce
  let last: number | undefined
  return now => {
    left = Math.min(atOnce, left + ((now - (last ?? now)) / 1_000) * perSecond)
    last = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
