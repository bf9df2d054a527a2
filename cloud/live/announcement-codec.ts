import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Announcement, announcement } from './announcement.ts'

const envelope = v.object({ from: v.string(), announcement })

/** Encodes announcements for the other processes, and decodes theirs. `own` names this process. */
export const announcementCodec = (own: string = randomUUID()) => ({
  encode: (written: Announcement): string => JSON.stringify({ from: own, announcement: written }),

  /**
   * @returns undefined for this process's own announcements, and for text that can't be read. During a rollout another
   * release may send announcements that this release does not know.
   */
  decode: (text: string): Announcement | undefined => {
    const result = v.safeParse(envelope, parsed(text))
    return result.success && result.output.from !== own ? result.output.announcement : undefined
  }
})

/** A text as JSON; undefined where it is none. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
