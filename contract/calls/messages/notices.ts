import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { id } from '../../paging.ts'

const time = v.pipe(v.number(), v.integer())

/** How urgent a notice is. */
export const noticeLevels = ['info', 'warning', 'critical'] as const

export const playingNotices = defineCall({
  method: 'GET',
  path: '/api/external/base/v1/notice/play_on',
  summary:
    'The notices for this user that have begun and not ended, the most urgent first, without those that the user closed.',
  access: 'member',
  data: v.array(
    v.object({
      noticeId: v.number(),
      title: v.string(),
      content: v.string(),
      url: v.nullable(v.string()),
      level: v.picklist(noticeLevels),
      startTime: time,
      endTime: time
    })
  )
})

export const closeNotice = defineCall({
  method: 'PUT',
  path: '/api/external/base/v1/notice/close',
  summary: 'Closes a notice for this user, on every device and for good. Closing it again is harmless.',
  access: 'member',
  body: v.object({ noticeId: id }),
  data: v.null()
})
