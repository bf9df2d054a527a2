import type { Announcement } from '#contract/calls/messages/announcements.ts'
import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { draftsOf, missingTexts, type TextDrafts } from '../text-drafts.pure.ts'
import { momentOf, wallTime } from '../zone-time.pure.ts'

/** An announcement as it is being written. The text in each language is a field of its own. */
export type AnnouncementDraft = TextDrafts & {
  url: string
  level: Announcement['level']
  /** Empty for the usual one: everybody, or the own tenant. */
  tenantId: string
  /** As a clock in the zone shows them. */
  start: string
  end: string
  zone: string
}

const day = 24 * 60 * 60_000

/** The draft of an announcement that is there; without one, of a new one that is shown for a day from now on. */
export const draftOf = (written: Announcement | undefined, ownZone: string, now: number): AnnouncementDraft => {
  const zone = written?.timeZone ?? ownZone
  return {
    ...draftsOf(written?.texts),
    url: written?.url ?? '',
    level: written?.level ?? 'info',
    tenantId: '',
    start: wallTime(zone, written?.startTime ?? now),
    end: wallTime(zone, written?.endTime ?? now + day),
    zone
  }
}

/** The beginning and the end of an announcement; undefined for a text that is no time. */
export const timesOf = ({ start, end, zone }: AnnouncementDraft) => ({
  startTime: momentOf(zone, start),
  endTime: momentOf(zone, end)
})

export type AnnouncementProblem = 'title' | 'content' | 'link' | 'time' | 'order' | 'past'

/** The problems of an announcement by their fields; `shown` is the language that the person looks at. */
export const problemsOf = (
  draft: AnnouncementDraft,
  shown: Language,
  now: number
): Partial<Record<string, AnnouncementProblem>> => {
  const url = draft.url.trim()
  const { startTime, endTime } = timesOf(draft)
  const end = endProblem(startTime, endTime, now)
  return {
    ...missingTexts(draft, shown),
    ...(url !== '' && !isSafeAddress(url) && { url: 'link' }),
    ...(startTime === undefined && { start: 'time' }),
    ...(end !== undefined && { end })
  }
}

const endProblem = (
  start: number | undefined,
  end: number | undefined,
  now: number
): AnnouncementProblem | undefined => {
  if (end === undefined) return 'time'
  if (start !== undefined && end <= start) return 'order'
  return end <= now ? 'past' : undefined
}
