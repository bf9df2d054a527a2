import { calls } from '#contract/index.ts'
import type { Find, Sample } from '../../support/calls/sample.ts'

const texts = { en: { title: 'T', content: 'C' } }
const timeZone = 'Asia/Tokyo'
const announced = {
  texts,
  level: 'info',
  startTime: Date.UTC(2026, 2, 13),
  endTime: Date.UTC(2026, 2, 14),
  timeZone
} as const

const messageOfOperator: Find = async ({ ask }) => {
  const { list } = await ask('operator', calls.messageList, { body: { messageStatus: '', pageNo: 1, size: 10 } })
  return list[0]?.messageRecordId ?? 0
}

const messages: Sample = {
  as: 'tenant',
  ids: {
    messageRecordId: { foreign: messageOfOperator },
    newestMessageRecordId: { foreign: messageOfOperator },
    sentMessageId: {
      foreign: async ({ ask, now }) =>
        ask('operator', calls.createSentMessage, {
          body: { texts, to: { kind: 'everybody' }, sendTime: now + 3_600_000, timeZone }
        }).then(it => it.sentMessageId)
    },
    /** The distributor stands above the tenant, which sees nothing of it. */
    templateId: {
      foreign: async ({ ask }) =>
        ask('distributor', calls.createTemplate, { body: { name: 'Of others', texts } }).then(it => it.templateId)
    },
    /** The tenant's people read it and can't change it. */
    noticeId: {
      foreign: async ({ ask }) => ask('operator', calls.createAnnouncement, { body: announced }).then(it => it.noticeId)
    },
    'closeNotice noticeId': {
      foreign: async ({ ask, foreign }) =>
        ask('operator', calls.createAnnouncement, {
          body: { ...announced, tenantId: await foreign('tenantId') }
        }).then(it => it.noticeId)
    }
  },
  values: announced
}

export const samples = { messages }
