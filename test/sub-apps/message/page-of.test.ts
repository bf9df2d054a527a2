import { expect, test } from '@playwright/test'
import { pageOf } from '../../../sub-apps/message/page-of.pure.ts'

type Page = ReturnType<typeof pageOf>

const base = '/sub-app/message'
const all = ['message:list', 'message:send', 'message:template', 'message:announcements']

const rows: [pathname: string, page: Page][] = [
  [base, { kind: 'sent' }],
  [`${base}/list`, { kind: 'sent' }],
  [`${base}/list/received`, { kind: 'received' }],
  [`${base}/list/new`, { kind: 'write' }],
  [`${base}/list/12/`, { kind: 'sentMessage', sentMessageId: 12 }],
  [`${base}/list/012`, { kind: 'missing' }],
  [`${base}/list/1e3`, { kind: 'missing' }],
  [`${base}/template`, { kind: 'templates' }],
  [`${base}/template/new`, { kind: 'template', templateId: 'new' }],
  [`${base}/template/3`, { kind: 'template', templateId: 3 }],
  [`${base}/template/received`, { kind: 'missing' }],
  [`${base}/announcements`, { kind: 'announcements' }],
  [`${base}/announcements/7`, { kind: 'announcement', noticeId: 7 }],
  [`${base}/toString`, { kind: 'missing' }],
  ['/sub-app/messages', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]
for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, base, all)).toEqual(page)
  })

test('somebody who sends nothing finds the received messages', () => {
  expect(pageOf(base, base, ['message:list'])).toEqual({ kind: 'received' })
  expect(pageOf(`${base}/list`, base, [])).toEqual({ kind: 'received' })
  for (const path of ['list/new', 'list/3', 'template', 'announcements/new'])
    expect(pageOf(`${base}/${path}`, base, ['message:list'])).toEqual({ kind: 'closed' })
})
