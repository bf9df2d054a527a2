import { expect, test } from '@playwright/test'
import { keptQuery, listOf, type Page, pageOf, readList, writeList } from '../../../sub-apps/message/page-of.ts'

const base = '/sub-app/message'
const all = ['message:list', 'message:send', 'message:template', 'message:announcements']

const rows: [pathname: string, page: Page | undefined][] = [
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
  ['/sub-app/messages', undefined],
  ['/dashboard', undefined]
]
for (const [pathname, page] of rows)
  test(`${pathname} is ${page === undefined ? 'not of this application' : `the page ${JSON.stringify(page)}`}`, () => {
    expect(pageOf(pathname, base, all)).toEqual(page)
  })

test('somebody who sends nothing finds the received messages', () => {
  expect(pageOf(base, base, ['message:list'])).toEqual({ kind: 'received' })
  expect(pageOf(`${base}/list`, base, [])).toEqual({ kind: 'received' })
  for (const path of ['list/new', 'list/3', 'template', 'announcements/new'])
    expect(pageOf(`${base}/${path}`, base, ['message:list'])).toEqual({ kind: 'missing' })
})

test('each page belongs to a list', () => {
  expect(listOf({ kind: 'write' })).toBe('sent')
  expect(listOf({ kind: 'template', templateId: 1 })).toBe('templates')
  expect(listOf({ kind: 'announcement', noticeId: 'new' })).toBe('announcements')
  expect(listOf({ kind: 'received' })).toBe('received')
  expect(listOf({ kind: 'missing' })).toBeUndefined()
})

const states = ['planned', 'sent'] as const
const addresses: [search: string, state: string, page: number, again: string][] = [
  ['', '', 1, ''],
  ['?state=sent&page=3', 'sent', 3, '?state=sent&page=3'],
  ['?state=toString&page=0', '', 1, ''],
  ['?page=1e3', '', 1, ''],
  ['?micro=true&state=planned&other=1', 'planned', 1, '?micro=true&state=planned']
]
for (const [search, state, page, again] of addresses)
  test(`reads the list of "${search}"`, () => {
    const address = readList(search, states)
    expect(address).toEqual({ state, page })
    expect(writeList(address, search)).toBe(again)
  })

test('keeps the frame alone of an address', () => {
  expect(keptQuery('?micro=true&state=sent')).toBe('?micro=true')
  expect(keptQuery('?micro=1')).toBe('')
})
