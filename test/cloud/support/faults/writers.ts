import { createHash } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { send, trySignIn } from '../client.ts'
import { receiveCode } from '../codes.ts'
import { demoPassword } from '../data-folder.ts'
import { fileOf, hashesOf, textsOf, upload } from '../languages.ts'
import { packageParts } from './package-writer.ts'
import { dataOf, type Writer } from './writer.ts'

/*
 * Writers at work while a cloud is killed. Each keeps its acknowledged writes, and checks afterwards that they are there.
 * A write that was under way when the cloud died may be in or not.
 */

const halfHour = 30 * 60_000
const day = 48 * halfHour
const remark = 'kill -9'

/** Books half hours of one salesperson, and cancels older ones to make room. */
const bookings = (token: string): Writer => {
  let standing: { appointmentId: number; start: number }[] = []
  const cancelled = new Set<number>()
  let cell = 0
  let count = 0
  // A write without an answer may be in or not: the next one looks first.
  let isUnsure = false
  const found: string[] = []
  // Behind the demo appointments; one user may have four half hours a day.
  const today = Math.floor((Date.now() + 8 * 2 * halfHour) / day) * day - 8 * 2 * halfHour
  const startOf = (index: number) => today + (8 + Math.floor((index % 84) / 4)) * day + (18 + (index % 4)) * halfHour
  const listed = async (url: string) => {
    const all: { appointmentId: number; start: number; status: number; remark: string }[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const query = { pageNo, size: 50 }
      const { list, total } = dataOf(await send(url, calls.appointmentList, { token, query }), 'a list of appointments')
      all.push(...list)
      if (all.length >= total) return all.filter(it => it.remark === remark)
    }
  }
  /** Finds what was acknowledged and is not there. From then on the bookings count that the cloud lists. */
  const compare = async (url: string): Promise<void> => {
    const rows = await listed(url)
    const statusOf = new Map(rows.map(it => [it.appointmentId, it.status]))
    const lost = standing.filter(it => statusOf.get(it.appointmentId) !== 1)
    const undone = [...cancelled].filter(id => statusOf.get(id) !== 2)
    found.push(...lost.map(it => `the booking ${it.appointmentId} is not there`))
    found.push(...undone.map(id => `the cancellation of ${id} is not there`))
    standing = rows.filter(it => it.status === 1)
    standing.sort((one, other) => one.appointmentId - other.appointmentId)
    isUnsure = false
  }
  const cancelOldest = async (url: string): Promise<void> => {
    // No longer expected to stand, with or without an answer.
    const { appointmentId = 0 } = standing.shift() ?? {}
    dataOf(await send(url, calls.cancelAppointment, { token, body: { appointmentId } }), 'a cancellation')
    cancelled.add(appointmentId)
  }
  return {
    name: 'bookings',
    acknowledged: () => count,
    write: async url => {
      if (isUnsure) await compare(url)
      isUnsure = true
      if (standing.length >= 60) await cancelOldest(url)
      const start = startOf(cell)
      cell += 1
      if (!standing.some(it => it.start === start)) {
        const body = { salespersonId: 1, start, end: start + halfHour, remark }
        const { appointmentId } = dataOf(await send(url, calls.bookAppointment, { token, body }), 'a booking')
        standing.push({ appointmentId, start })
        count += 1
      }
      isUnsure = false
    },
    faults: async url => {
      await compare(url)
      return found.splice(0)
    }
  }
}

/** Sends messages to its own user, and marks them read. */
const reads = (token: string, userId: number): Writer => {
  const read = new Set<number>()
  let unread: number[] = []
  let count = 0
  const unreadIds = async (url: string): Promise<number[]> => {
    const ids: number[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const body = { messageStatus: 1, pageNo, size: 50 } as const
      const { list, total } = dataOf(await send(url, calls.messageList, { token, body }), 'a list of messages')
      ids.push(...list.map(it => it.messageRecordId))
      if (ids.length >= total || list.length === 0) return ids
    }
  }
  return {
    name: 'read marks',
    acknowledged: () => count,
    write: async url => {
      if (unread.length === 0) unread = await unreadIds(url)
      const messageRecordId = unread.pop()
      if (messageRecordId === undefined) {
        const body = { title: 'Another', content: 'To be read.', to: { userIds: [userId] } }
        dataOf(await send(url, calls.sendMessage, { token, body }), 'a message')
        return
      }
      dataOf(await send(url, calls.readMessage, { token, query: { messageRecordId } }), 'a read mark')
      read.add(messageRecordId)
      count += 1
    },
    faults: async url => {
      unread = await unreadIds(url)
      const { unReadCount } = (await send(url, calls.messageCount, { token })).data
      return [
        ...unread.filter(id => read.has(id)).map(id => `the message ${id} is unread again`),
        ...(unReadCount === unread.length ? [] : [`${unReadCount} unread are counted of ${unread.length}`])
      ]
    }
  }
}

/** Uploads one language again and again, with a number in it. */
const uploads = (token: string): Writer => {
  const intLangCode = 'pt-BR'
  let acknowledged = 0
  let tried = 0
  let isThere = false
  return {
    name: 'uploads',
    acknowledged: () => acknowledged,
    write: async url => {
      tried += 1
      const fields = { intLangCode, langName: 'Português (Brasil)', mode: isThere ? 'replace' : 'add' } as const
      const texts = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`key.${index}`, `Texto ${tried}`]))
      dataOf(await upload(url, token, fields, fileOf(texts)), 'an upload')
      isThere = true
      acknowledged = tried
    },
    faults: async url => {
      const hash = (await hashesOf(url))[intLangCode]
      if (hash === undefined) return acknowledged === 0 ? [] : ['the language is not there']
      const texts = await textsOf(url, intLangCode)
      const numbers = new Set(Object.values(texts))
      const number = Number([...numbers][0]?.split(' ')[1])
      const lastAcknowledged = acknowledged
      isThere = true
      acknowledged = number
      return [
        ...(numbers.size === 1 ? [] : ['an upload is there in part']),
        ...(number >= lastAcknowledged && number <= tried
          ? []
          : [`the upload ${lastAcknowledged} is not there, but ${number}`]),
        ...(hash === createHash('md5').update(fileOf(texts)).digest('hex') ? [] : ['the hash is of something else'])
      ]
    }
  }
}

/** Registers accounts by e-mail. */
const registrations = (): Writer => {
  const password = 'killed-often-1'
  let recent: string[] = []
  let tried = 0
  let count = 0
  return {
    name: 'registrations',
    acknowledged: () => count,
    write: async url => {
      tried += 1
      const email = `kill-${tried}@demo.example`
      const code = await receiveCode(url, email, 'register')
      const body = { type: 'account', email, code, password, nickname: 'Kim', agreed: true } as const
      dataOf(await send(url, calls.register, { body }), 'a registration')
      recent.push(email)
      count += 1
    },
    faults: async url => {
      const lost: string[] = []
      for (const email of recent)
        if ((await trySignIn(url, email, password)).code !== 610_000) lost.push(`the account ${email} is not there`)
      recent = []
      return lost
    }
  }
}

/** Signs in again and again. */
const signIns = (): Writer => {
  const tokens: string[] = []
  return {
    name: 'sign-ins',
    acknowledged: () => tokens.length,
    write: async url => {
      const { token } = dataOf(await trySignIn(url, 'customer@demo.example', demoPassword), 'a sign-in')
      tokens.push(token)
    },
    faults: async url => {
      let ended = 0
      for (const token of tokens) if ((await send(url, calls.userInfo, { token })).code !== 610_000) ended += 1
      return ended === 0 ? [] : [`${ended} of ${tokens.length} sessions are not there`]
    }
  }
}

const common = {
  siteType: '',
  siteEnv: '',
  siteOriginType: '',
  language: '',
  'X-Time-Zone': 0,
  browserType: '',
  networkType: '',
  userId: null,
  systemName: '',
  currentPath: ''
}

/** Records usage events. No call shows them, so each names the acknowledged one before it, and `contradictions` looks for that. */
const usageEvents = (token: string): Writer => {
  let tried = 0
  let count = 0
  let before: number | null = null
  const write = async (url: string): Promise<void> => {
    tried += 1
    const number = tried
    const et = [{ timestamp: 1, event: 'pageClick' as const, properties: { number, before } }]
    const body = { ap: 'kill-test', cm: common, et }
    dataOf(await send(url, calls.recordEvents, { token, body }), 'a usage event')
    before = number
    count += 1
  }
  return {
    name: 'usage events',
    acknowledged: () => count,
    write,
    // Another one, so that the last one of the round is named.
    faults: async url => {
      await write(url)
      return []
    }
  }
}

/** Writers of each kind; the account may do everything, and nobody else uses it. */
export const allWriters = async (url: string, token: string): Promise<Writer[]> => {
  const { userId } = (await send(url, calls.userInfo, { token })).data
  const own = [bookings(token), reads(token, userId), uploads(token), packageParts(token), usageEvents(token)]
  return [...own, registrations(), signIns()]
}

/** Questions of which each names rows that contradict one another. */
export const contradictions = [
  `select appointment_id from appointments left join taken_slots using (appointment_id)
   where remark = '${remark}' and cancel_time is null group by appointment_id, appointments.start_time, end_time
   having count(taken_slots.start_time) <> extract(epoch from end_time - appointments.start_time) / 1800`,
  'select appointment_id from taken_slots join appointments using (appointment_id) where cancel_time is not null',
  `select user_id from
     (select user_id, count(*) filter (where status = 1) as unread, count(*) filter (where status = 2) as read
      from messages group by user_id) as counted
     full join (select user_id, sum(unread) as unread, sum(read) as read from message_counts group by user_id) as kept
     using (user_id)
   where coalesce(counted.unread, 0) <> coalesce(kept.unread, 0) or coalesce(counted.read, 0) <> coalesce(kept.read, 0)`,
  `select email from users where email like 'kill-%' and user_id not in (select user_id from user_roles)`,
  `select properties->>'before' as lost from usage_events where properties->>'before' not in
     (select properties->>'number' from usage_events where properties->>'number' is not null)`,
  `select properties->>'number' as twice from usage_events where properties->>'number' is not null
   group by properties->>'number' having count(*) > 1`,
  'select version_id from language_versions where md5(content) <> lang_desc_json_md5',
  `select int_lang_code from language_versions group by int_lang_code having count(*) > 10`
]
