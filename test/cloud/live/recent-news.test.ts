import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { createRecentNews } from '../../../cloud/live/recent-news.pure.ts'
import { startTestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { openChannel } from '../support/live.ts'

const customer = { userId: 5, scope: { of: 'tenant', tenantId: 2 }, below: [3] } as const
const operator = { userId: 1, scope: { of: 'everyTenant' }, below: [] } as const
const guest = { userId: 9, scope: { of: 'nobody' }, below: [] } as const

type Announcement = Parameters<ReturnType<typeof createRecentNews>['note']>[0]
type Row = {
  title: string
  announcement: Announcement & { action: string }
  hears: Record<'customer' | 'operator' | 'guest', boolean>
}

const opened = (announcement: Announcement) => {
  let uptime = 0
  const news = createRecentNews(() => uptime)
  uptime = 100_000
  news.note(announcement)
  uptime += 1_000
  return news
}

const rows: Row[] = [
  {
    title: 'everybody',
    announcement: { kind: 'everyone', action: 'notices_changed' },
    hears: { customer: true, operator: true, guest: true }
  },
  {
    title: 'one person',
    announcement: { kind: 'users', action: 'cloud_message', userIds: [4, 5] },
    hears: { customer: true, operator: false, guest: false }
  },
  {
    title: 'the readers of a tenant',
    announcement: { kind: 'tenants', action: 'tasks_changed', tenantIds: [2] },
    hears: { customer: true, operator: true, guest: false }
  },
  {
    title: 'the readers of a tenant, and not of the one above',
    announcement: { kind: 'tenants', action: 'locks_changed', tenantIds: [3] },
    hears: { customer: false, operator: true, guest: false }
  },
  {
    title: 'the readers of a tenant and of the one above, whose lists and figures have its robots',
    announcement: { kind: 'tenants', action: 'robots_changed', tenantIds: [3] },
    hears: { customer: true, operator: true, guest: false }
  }
]

for (const { title, announcement, hears } of rows)
  test(`news for ${title} is told to a page that opens its channel just afterwards, and to nobody else`, () => {
    const news = opened(announcement)
    const told = (person: Parameters<typeof news.since>[0]) => news.since(person, 2_000)
    expect({ customer: told(customer), operator: told(operator), guest: told(guest) }).toEqual({
      customer: hears.customer ? [announcement.action] : [],
      operator: hears.operator ? [announcement.action] : [],
      guest: hears.guest ? [announcement.action] : []
    })
  })

test('news from before the page is not told, and of the time before a break or a start nothing is certain', () => {
  let uptime = 0
  const news = createRecentNews(() => uptime)
  expect(news.since(customer, 1)).toBeUndefined()
  uptime = 50_000
  news.note({ kind: 'everyone', action: 'language_changed' })
  uptime = 65_000
  expect(news.since(customer, 1_000)).toEqual([])
  expect(news.since(customer, 12_000)).toEqual(['language_changed'])
  news.forget()
  uptime = 70_000
  expect(news.since(customer, 5_001)).toBeUndefined()
  expect(news.since(customer, 5_000)).toEqual([])
})

test('of too much news the oldest is forgotten, and then nothing is certain of its time', () => {
  let uptime = 0
  const news = createRecentNews(() => uptime)
  const tellUsers = (from: number) =>
    news.note({
      kind: 'users',
      action: 'cloud_message',
      userIds: Array.from({ length: 6_000 }, (_, index) => from + index)
    })
  uptime = 20_000
  tellUsers(0)
  uptime = 21_000
  tellUsers(6_000)
  uptime = 22_000
  expect(news.since({ ...guest, userId: 11_000 }, 1_500)).toEqual(['cloud_message'])
  expect(news.since({ ...guest, userId: 11_000 }, 2_500)).toBeUndefined()
})

test('a page that tells its age hears at its door what was announced since it began to load', async () => {
  const cloud = await startTestCloud({ taskDays: 1 })
  const token = await signIn(cloud, 'customer')
  const framesWith = async (query: string, count: number) => {
    const channel = openChannel(cloud.url, `${token}${query}`)
    await channel.arrived(count)
    await channel.settled()
    channel.socket.terminate()
    return channel.frames
  }
  expect(await framesWith('?age=1', 1)).toEqual([{ knowsNews: true }])
  const message = { title: 'Hello', content: 'World', to: 'all' as const }
  await send(cloud.url, calls.sendMessage, { token: await signIn(cloud, 'operator'), body: message })
  expect(await framesWith('?age=1', 2)).toEqual([{ knowsNews: true }, { action: 'cloud_message' }])
  // Those who tell no age, or an age from before the start of the cloud, ask for everything.
  for (const query of ['', '?age=', '?age=60000', '?age=1e3', '?age=-1', '?age=1&age=1', `?age=${'9'.repeat(5_000)}`])
    expect(await framesWith(query, 1), query.slice(0, 20)).toEqual([{}])
  await cloud.close()
})
