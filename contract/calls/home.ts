import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { boundedString } from '../checks/bounds.ts'
import { page } from '../paging.ts'
import { robotKind } from './robots.ts'
import { day } from './tasks.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.integer())

/** How urgent a notice is. */
export const noticeLevels = ['info', 'warning', 'critical'] as const

export const playingNotices = defineCall({
  method: 'GET',
  path: '/api/external/base/v1/notice/play_on',
  summary: 'The notices for this user that have begun and not ended, the most urgent first.',
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

export const taskTrend = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/robottasktread',
  summary: 'Tasks of the last seven days in Beijing, by day and kind of robot; what had none has no row.',
  access: 'member',
  data: v.array(v.object({ day, robotKind, count }))
})

export const mileageTrend = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/robotmileagetread',
  summary: 'Kilometres of the last seven days in Beijing, by day and kind of robot; what had no task has no row.',
  access: 'member',
  data: v.array(v.object({ day, robotKind, km: v.pipe(v.number(), v.minValue(0)) }))
})

export const monthlySales = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/productmonthlysales',
  summary:
    'Robots sold in twelve months up to this one, by month and model; to a tenant, those that went to its own stores.',
  access: 'member',
  data: v.array(
    v.object({
      month: v.pipe(boundedString(7), v.regex(/^\d{4}-\d{2}$/, 'a month as YYYY-MM')),
      model: v.string(),
      count
    })
  )
})

export const deploymentTimes = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/machinedeploymenttime',
  summary: 'When the robots that the user may see were deployed, newest first, a page at a time.',
  access: 'member',
  query: v.object(page),
  data: v.array(
    v.object({
      robotId: v.number(),
      serial: v.string(),
      model: v.string(),
      storeName: v.string(),
      deployTime: time
    })
  )
})
