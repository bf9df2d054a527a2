import type { Announcement } from '#contract/calls/messages/announcements.ts'
import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { Language } from '#contract/languages.ts'
import { draftsOf, missingText, type TextDrafts, type TextProblem } from '../text-drafts.pure.ts'
import { momentOf, wallTime } from '../zone-time.pure.ts'

/** An announcement as it is being written. */
export type AnnouncementDraft = {
  drafts: TextDrafts
  url: string
  level: Announcement['level']
  /** Empty for the usual one: everybody, or the own tenant. */
  tenantId: string
  /** As a clock in the zone shows them. */
  start: string
  end: string
  zone: string
}

/** A draft whose texts are fields of their own, one for each language. */
export type AnnouncementEdit = Omit<AnnouncementDraft, 'drafts'> & TextDrafts

export const editOf = ({ drafts, ...rest }: AnnouncementDraft): AnnouncementEdit => ({ ...rest, ...drafts })

export const draftOfEdit = ({
  url,
  level,
  tenantId,
  start,
  end,
  zone,
  ...drafts
}: AnnouncementEdit): AnnouncementDraft => ({ drafts, url, level, tenantId, start, end, zone })

const day = 24 * 60 * 60_000

/** The draft of an announcement that is there; without one, of a new one that is shown for a day from now on. */
export const draftOf = (written: Announcement | undefined, ownZone: string, now: number): AnnouncementDraft => {
  const zone = written?.timeZone ?? ownZone
  return {
    drafts: draftsOf(written?.texts),
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

export type AnnouncementProblem = {
  /** The name of the field that it is about. */
  field: string
  problem: 'title' | 'content' | 'link' | 'time' | 'order' | 'past'
  /** In which text. */
  text?: TextProblem
}

/** The first problem of an announcement, in the order of the fields; undefined where it can be sent. */
export const problemOf = (draft: AnnouncementDraft, shown: Language, now: number): AnnouncementProblem | undefined => {
  const text = missingText(draft.drafts, shown)
  if (text !== undefined) return { field: text.field, problem: text.field, text }
  const url = draft.url.trim()
  if (url !== '' && !isSafeAddress(url)) return { field: 'url', problem: 'link' }
  const { startTime, endTime } = timesOf(draft)
  if (startTime === undefined) return { field: 'start', problem: 'time' }
  if (endTime === undefined) return { field: 'end', problem: 'time' }
  if (endTime <= startTime) return { field: 'end', problem: 'order' }
  return endTime <= now ? { field: 'end', problem: 'past' } : undefined
}
