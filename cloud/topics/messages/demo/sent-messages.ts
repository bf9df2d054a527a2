import { messageStatuses } from '#contract/calls/messages/messages.ts'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { addMessages, addSent, addTemplates, findDemoAccounts } from '../../../database/upkeep/demo-data.ts'
import { translatedDemoTexts } from '../../../demo/demo-texts.ts'

const emailOf = (name: string): string => `${name}@demo.example`

/** Messages that demo accounts wrote to others, by the first parts of their mailboxes. One has its time still ahead. */
const written = [
  {
    about: 'inspection',
    from: 'operator',
    to: ['packs', 'nopacks', 'aftersales'],
    read: ['packs', 'aftersales'],
    url: '/reserve',
    days: -5
  },
  { about: 'elevator', from: 'distributor', to: ['nopacks'], read: [], url: '/sub-app/store/list', days: -2 },
  { about: 'holiday', from: 'operator', to: ['aftersales'], read: [], url: null, days: 7 }
] as const

const values = { store: 'Lotus Court Umeda' }

/** Puts those in whose people all have their mailboxes: somebody else may have had one of them before. */
export const putSentMessages = async (database: Database, time: number): Promise<void> => {
  const accounts = new Map((await findDemoAccounts(database)).map(account => [account.email, account]))
  for (const { about, from, to, read, url, days } of written) {
    const sender = accounts.get(emailOf(from))
    const readers = to.flatMap(name => accounts.get(emailOf(name)) ?? [])
    if (sender === undefined || readers.length < to.length) continue
    const sendTime = time + days * day
    const isOut = days < 0
    const count = isOut ? readers.length : 0
    const sentMessageId = await addSent(database, {
      ...translatedDemoTexts(about, values),
      senderId: sender.userId,
      senderName: sender.nickname,
      tenantId: sender.tenantId,
      url,
      audience: { kind: 'users', userIds: readers.map(({ userId }) => userId) },
      audienceNames: readers.map(({ nickname }) => nickname),
      state: isOut ? 'sent' : 'planned',
      sendTime,
      timeZone: 'Asia/Shanghai',
      createTime: Math.min(sendTime, time) - 30 * minute,
      endTime: isOut ? sendTime : null,
      chosenCount: count,
      deliveredCount: count
    })
    if (!isOut) continue
    const haveRead = read.map(emailOf)
    const rows = readers.map(({ userId, email }) => {
      const isRead = email !== null && haveRead.includes(email)
      const status = isRead ? messageStatuses.read : messageStatuses.unread
      return { userId, sentMessageId, status, createTime: sendTime, readTime: isRead ? sendTime + 20 * minute : null }
    })
    await addMessages(database, rows)
  }
}

/** Templates that all tenants share; one of them has a placeholder. */
export const putTemplates = async (database: Database, time: number): Promise<void> => {
  const templates = [
    { about: 'elevator', url: '/sub-app/store/list' },
    { about: 'interruption', url: null },
    { about: 'holiday', url: null }
  ] as const
  await addTemplates(
    database,
    templates.map(({ about, url }) => {
      const { title, translations } = translatedDemoTexts(about, { store: '{{store}}' })
      return { tenantId: null, name: title, translations: translations ?? {}, url, updateTime: time }
    })
  )
}
