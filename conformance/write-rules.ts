import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { asMember, dataOf, isPermitted, type MeasuredCloud } from './cloud.ts'
import { expectedCode, nothingToTry, told } from './finding.ts'
import type { Rule } from './rules.ts'
import { beijingDay } from './samples.ts'

/* Rules that can be checked only by changing something. The checks undo every change that can be undone. */

const day = 24 * 60 * 60_000
const largestId = 2_147_483_647
const firstFreeSlot = async (cloud: MeasuredCloud) => {
  for (let ahead = 1; ahead < limits.appointmentDaysAhead; ahead += 1) {
    const people = await dataOf(cloud, calls.salespersonList, { query: { day: beijingDay(cloud.now() + ahead * day) } })
    for (const { salespersonId, slots } of people) {
      const slot = slots.find(({ free }) => free)
      if (slot !== undefined) return { salespersonId, start: slot.start, end: slot.end }
    }
  }
  return undefined
}

const trackingBody = (events: number) => ({
  ap: 'conformance',
  cm: {
    siteType: 'conformance',
    siteEnv: 'conformance',
    siteOriginType: 'conformance',
    language: 'en',
    'X-Time-Zone': 8,
    browserType: 'none',
    networkType: 'unknown',
    userId: null,
    systemName: 'conformance',
    currentPath: '/'
  },
  et: Array.from({ length: events }, () => ({
    timestamp: Date.now(),
    event: 'pageView' as const,
    properties: { to: '/', toPathName: 'conformance' }
  }))
})

export const writeRules: readonly Rule[] = [
  {
    call: `PUT ${calls.readMessage.path}`,
    check: 'marks a message read, once however often',
    run: async cloud => {
      const { list } = await dataOf(cloud, calls.messageList, { body: { messageStatus: 1, size: 1 } })
      const [message] = list
      if (message === undefined) return [nothingToTry, nothingToTry]
      const { messageRecordId } = message
      const before = await dataOf(cloud, calls.messageCount)
      for (const _time of [1, 2]) await dataOf(cloud, calls.readMessage, { query: { messageRecordId } })
      const after = await dataOf(cloud, calls.messageCount)
      return [
        '1 fewer unread, 1 more read',
        `${before.unReadCount - after.unReadCount} fewer unread, ${after.readCount - before.readCount} more read`
      ]
    }
  },
  {
    call: `PUT ${calls.readMessage.path}`,
    check: 'knows no message that is not the user’s',
    run: async cloud => [
      expectedCode(codes.recordNotFound),
      told(await asMember(cloud, calls.readMessage, { query: { messageRecordId: largestId } }))
    ]
  },
  {
    call: `POST ${calls.bookAppointment.path}`,
    check: 'books a slot once, cancels it once',
    run: async cloud => {
      if (!isPermitted(cloud, calls.bookAppointment)) return [nothingToTry, nothingToTry]
      const slot = await firstFreeSlot(cloud)
      if (slot === undefined) return [nothingToTry, nothingToTry]
      const body = { ...slot, remark: 'conformance' }
      const { appointmentId } = await dataOf(cloud, calls.bookAppointment, { body })
      const again = await asMember(cloud, calls.bookAppointment, { body })
      const cancel = () => asMember(cloud, calls.cancelAppointment, { body: { appointmentId } })
      const answers = [again, await cancel(), await cancel()]
      return [
        `${codes.recordExists}, ${codes.success}, ${codes.deleteFailed}`,
        answers.map(({ envelope }) => envelope?.code).join(', ')
      ]
    }
  },
  {
    call: `POST ${calls.recordMenuVisit.path}`,
    check: 'puts a menu that was opened first in the history',
    run: async cloud => {
      const [known] = await dataOf(cloud, calls.menuHistory, { query: { size: 1 } })
      if (known === undefined) return [nothingToTry, nothingToTry]
      const { menuId } = known
      await dataOf(cloud, calls.recordMenuVisit, { body: { menuId } })
      const [first] = await dataOf(cloud, calls.menuHistory, { query: { size: 1 } })
      return [`${menuId}`, `${first?.menuId}`]
    }
  },
  {
    call: `POST ${calls.recordEvents.path}`,
    check: 'takes usage events, as many as the limit and no more',
    run: async cloud => {
      const send = (count: number) => asMember(cloud, calls.recordEvents, { body: trackingBody(count) })
      const max = limits.trackingEventsMax
      return [
        `${expectedCode(codes.success)}; ${expectedCode(codes.parameterIllegal)}`,
        `${told(await send(max))}; ${told(await send(max + 1))}`
      ]
    }
  },
  {
    call: `POST ${calls.recordEvents.path}`,
    check: 'stores the other events of an envelope in which one is wrong',
    run: async cloud => {
      const body = trackingBody(2)
      const answer = await asMember(cloud, calls.recordEvents, {
        body: { ...body, et: [...body.et, { event: 'none' }] }
      })
      return [expectedCode(codes.success), told(answer)]
    }
  }
]
