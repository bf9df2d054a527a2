import * as v from 'valibot'
import { defineCall } from './call.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const messageCount = defineCall({
  method: 'GET',
  path: '/api/managercloud/message/v1/count',
  summary: 'How many messages the user has: unread, read, all.',
  access: 'member',
  data: v.object({ unReadCount: count, readCount: count, count })
})
