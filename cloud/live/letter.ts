import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Announcement, announcement } from './announcement.ts'

const letter = v.object({ from: v.string(), announcement })

/** How announcements are written down for the way between processes, and read again. */
export const postOffice = (own: string = randomUUID()) => ({
  write: (written: Announcement): string => JSON.stringify({ from: own, announcement: written }),

  /**
   * @returns undefined for one's own, and for what can't be read: another release, while it is being rolled out, may say
   * what this one does not know
   */
  read: (text: string): Announcement | undefined => {
    const result = v.safeParse(letter, parsed(text))
    return result.success && result.output.from !== own ? result.output.announcement : undefined
  }
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
