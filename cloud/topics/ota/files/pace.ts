import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../clock.ts'
import { partBytes } from '../../../files/parts.ts'
import { bytesOfPart, lineMs } from './pace.pure.ts'

type Paced = {
  range: { from: number; until: number }
  now: Clock
  /** A place in the line of the store for so many bytes, as `takePlace`. */
  place: (wanted: { bytes: number; now: number; aheadMs: number | undefined }) => Promise<number | undefined>
}

/**
 * The pace of one download of a store with a bound. Each part waits for its place in the line, which is the same for all
 * processes: so the downloads of a store together stay below the bound, but for the last part that each is sending.
 * @returns undefined where the line is too long for another download, else a function that waits for the turn of a part
 */
export const startPace = async ({
  range,
  now,
  place
}: Paced): Promise<((part: number) => Promise<void>) | undefined> => {
  const first = Math.floor(range.from / partBytes)
  const bytesOf = (part: number): number => bytesOfPart(part, range, partBytes)
  const begins = await place({ bytes: bytesOf(first), now: now(), aheadMs: lineMs })
  if (begins === undefined) return undefined
  return async part => {
    const turn = part === first ? begins : await place({ bytes: bytesOf(part), now: now(), aheadMs: undefined })
    const ms = (turn ?? 0) - now()
    if (ms > 0) await wait(ms, undefined, { ref: false })
  }
}
