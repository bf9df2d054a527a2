import { assert } from 'chai'
import type { Message } from '#contract/calls/messages/messages.ts'
import { type MessagePage, pageToAsk, type ShownMessages, withNews } from '#session/message-centre/message-list.pure.ts'

/** Messages by their id: 7 is unread, -7 is read. */
const messages = (...ids: number[]): Message[] =>
  ids.map(id => ({
    messageRecordId: Math.abs(id),
    title: `${Math.abs(id)}`,
    content: '',
    url: null,
    createTime: Math.abs(id),
    status: id > 0 ? 1 : 2
  }))

const idsOf = (list: readonly Message[]): number[] =>
  list.map(it => (it.status === 1 ? it.messageRecordId : -it.messageRecordId))

const page = (total: number, ...ids: number[]): MessagePage => ({ list: messages(...ids), total })

const shown = (tab: ShownMessages['tab'], pageNo: number, given: MessagePage): ShownMessages => ({
  tab,
  pageNo,
  ...given,
  arrived: 0
})

const full = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11]

type Row = [title: string, before: ShownMessages, fresh: MessagePage, ids: number[], arrived: number]

const table: Row[] = [
  ['nothing where nothing changed', shown('all', 1, page(2, 2, -1)), page(2, 2, -1), [2, -1], 0],
  ['new ones by their number, without moving', shown('all', 1, page(2, 2, -1)), page(4, 4, 3, 2, -1), [2, -1], 2],
  ['new ones among the unread', shown('unread', 1, page(1, 2)), page(2, 3, 2), [2], 1],
  [
    'at least a page of new ones',
    shown('all', 1, page(5, 5, 4, 3, 2, 1)),
    page(30, 30, 29, 28, 27, 26),
    [5, 4, 3, 2, 1],
    25
  ],
  ['what was read elsewhere, where it stands', shown('all', 1, page(2, 2, 1)), page(2, -2, 1), [-2, 1], 0],
  ['what left the unread ones, as read', shown('unread', 1, page(3, 3, 2, 1)), page(2, 3, 1), [3, -2, 1], 0],
  ['all unread ones gone, as read', shown('unread', 1, page(2, 2, 1)), page(0), [-2, -1], 0],
  [
    'what slid to the next page as it was',
    shown('unread', 1, page(12, ...full)),
    page(13, 21, ...full.slice(0, 9)),
    full,
    1
  ],
  ['growth on a later page', shown('all', 2, page(12, 2, 1)), page(14, 4, 3, 2, 1), [2, 1], 2],
  ['nothing new among the read ones', shown('read', 1, page(1, -1)), page(2, -2, -1), [-1], 0],
  ['at once what comes where nothing was', shown('unread', 1, page(0)), page(1, 1), [1], 0]
]

suite('News from the cloud', () => {
  for (const [title, before, fresh, ids, arrived] of table) {
    test(`shows ${title}`, () => {
      const after = withNews(before, fresh)
      assert.deepEqual([idsOf(after.list), after.arrived], [ids, arrived])
    })
  }
})

suite('The next page', () => {
  const pages: [title: string, from: ShownMessages, wanted: number, asked: number][] = [
    ['is the one that was wanted', shown('all', 1, page(30, ...full)), 2, 2],
    [
      'of unread ones is the same number again after all of a page were read',
      shown('unread', 1, page(30, -3, -2)),
      2,
      1
    ],
    ['of unread ones goes on while some are unread', shown('unread', 1, page(30, -3, 2)), 2, 2],
    ['may be any other one', shown('unread', 1, page(30, -3, -2)), 3, 3]
  ]
  for (const [title, from, wanted, asked] of pages) {
    test(title, () => assert.strictEqual(pageToAsk(from, wanted), asked))
  }
})
