import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { requestKey } from '../../checks/request-key.ts'
import { timeZone } from '../../checks/time-zone.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { messagePermissions } from '../../permissions.ts'
import { shownTexts, translatedTexts } from '../languages/translated-texts.ts'
import { messageLink } from './message-link.ts'
import { noticeLevels } from './notices.ts'

/* The notices of dashboards, as those see them who write them. `notices.ts` has the calls of those who read them. */

const path = '/api/external/base/v1/notice'
const reading = { permission: messagePermissions.announcements }
const writing = { permission: messagePermissions.announce }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.pipe(v.number(), v.integer())

/** Whether an announcement is still to come, is shown now, or is over. */
export const announcementStates = ['planned', 'shown', 'over'] as const

export const announcement = v.object({
  noticeId: v.number(),
  /** In the language of the call. */
  title: v.string(),
  content: v.string(),
  /** In all languages that it was written in; empty where nobody said which that is. */
  texts: shownTexts,
  url: v.nullable(v.string()),
  level: v.picklist(noticeLevels),
  /** The tenant whose people see it; null for everybody. */
  tenantId: v.nullable(v.number()),
  tenantName: v.nullable(v.string()),
  startTime: moment,
  endTime: moment,
  /** The zone in which its times were chosen. */
  timeZone: v.string(),
  state: v.picklist(announcementStates),
  /** The people who closed it. */
  closedCount: count,
  version: readVersion
})
export type Announcement = v.InferOutput<typeof announcement>

export const announcementList = defineCall({
  method: 'GET',
  path,
  summary: 'The announcements to the own tenants, the latest end first, a page at a time.',
  access: reading,
  query: v.object({ ...page, state: v.optional(v.picklist(announcementStates)) }),
  data: v.object({ list: v.array(announcement), total: count })
})

export const announcementDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One announcement; one that is not there or not for this user answers 610603.',
  access: reading,
  query: v.object({ noticeId: idInQuery }),
  data: announcement
})

export const announcementTenants = defineCall({
  method: 'GET',
  path: `${path}/tenants`,
  summary: 'The tenants that the user may announce something to, by name; and whether it may be to everybody.',
  access: writing,
  data: v.object({
    tenants: v.array(v.object({ tenantId: v.number(), name: v.string() })),
    everybody: v.boolean()
  })
})

const about = {
  texts: translatedTexts,
  url: messageLink,
  level: v.picklist(noticeLevels),
  startTime: moment,
  endTime: moment,
  timeZone
}

export const createAnnouncement = defineCall({
  method: 'POST',
  path,
  summary:
    'Announces something on the dashboards of a tenant’s people, from a time to another. Without a tenant it is the own ' +
    'one, or everybody where the user sees every tenant. The same key sent again answers the announcement that it made.',
  access: writing,
  body: v.object({
    /** Without it, each call makes an announcement. */
    requestKey: v.optional(requestKey),
    tenantId: v.optional(id),
    ...about
  }),
  data: v.object({ noticeId: v.number() })
})

export const updateAnnouncement = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes an announcement that is not over; one that is answers 610606.',
  access: writing,
  body: v.object({ noticeId: id, version: v.optional(seenVersion), ...about }),
  data: v.null()
})

export const endAnnouncement = defineCall({
  method: 'PUT',
  path: `${path}/end`,
  summary: 'Ends an announcement now; one that has not begun is deleted, and one that is over answers 610606.',
  access: writing,
  body: v.object({ noticeId: id }),
  data: v.null()
})
