import { assert } from 'chai'
import { fitsList, isSameQuery, keptQueryOf, viewOfKept } from '#elements/portal-list/decide/kept-query.pure.ts'
import {
  activeCount,
  historyOf,
  isFiltered,
  questionOf,
  readView,
  withFilter,
  writeView
} from '#elements/portal-list/decide/list-view.pure.ts'
import { mergeRows } from '#elements/portal-list/decide/merge-rows.pure.ts'

const rules = {
  filters: [
    {
      kind: 'one',
      key: 'kind',
      label: 'Kind',
      options: [
        { value: 'delivery', name: 'Delivery' },
        { value: 'cleaning', name: 'Cleaning' }
      ]
    },
    {
      kind: 'one',
      key: 'online',
      label: 'Online',
      options: [
        { value: true, name: 'Yes' },
        { value: false, name: 'No' }
      ]
    },
    { kind: 'one', key: 'storeId', label: 'Store', options: [{ value: 7, name: 'Harbour' }], ids: true },
    {
      kind: 'many',
      key: 'state',
      label: 'State',
      options: [
        { value: 'open', name: 'Open' },
        { value: 'done', name: 'Done' }
      ]
    },
    { kind: 'day', key: 'on', label: 'On' },
    { kind: 'days', from: 'from', to: 'to', label: 'Days' },
    { kind: 'numbers', from: 'batteryFrom', to: 'batteryTo', label: 'Battery', least: 0, most: 100 }
  ],
  searchable: true,
  addressKey: '',
  keptSize: undefined,
  sorts: ['name', 'battery'],
  size: 10
} as const

suite('The view of a list', () => {
  const kept: [search: string, question: object][] = [
    ['', { pageNo: 1, size: 10 }],
    ['?text=tofu', { pageNo: 1, size: 10, text: 'tofu' }],
    ['?kind=cleaning', { pageNo: 1, size: 10, kind: 'cleaning' }],
    ['?online=false', { pageNo: 1, size: 10, online: false }],
    ['?storeId=12', { pageNo: 1, size: 10, storeId: 12 }],
    ['?state=open%2Cdone', { pageNo: 1, size: 10, state: ['open', 'done'] }],
    ['?on=2026-03-31', { pageNo: 1, size: 10, on: '2026-03-31' }],
    ['?from=2026-03-01&to=2026-03-31', { pageNo: 1, size: 10, from: '2026-03-01', to: '2026-03-31' }],
    ['?to=2026-03-31', { pageNo: 1, size: 10, to: '2026-03-31' }],
    ['?batteryFrom=0&batteryTo=20', { pageNo: 1, size: 10, batteryFrom: 0, batteryTo: 20 }],
    ['?sort=-battery', { pageNo: 1, size: 10, sort: '-battery' }],
    ['?page=3&size=50', { pageNo: 3, size: 50 }]
  ]
  for (const [search, question] of kept)
    test(`is asked for, and written again, as the address says: «${search}»`, () => {
      const view = readView(search, rules)
      assert.deepEqual(questionOf(view), question as ReturnType<typeof questionOf>)
      assert.strictEqual(writeView('', view, rules), search)
    })

  const strange = [
    '?kind=toaster',
    '?kind=constructor',
    '?online=maybe',
    '?storeId=-1',
    '?storeId=1e9',
    '?state=',
    '?state=gone',
    '?on=2026-02-30',
    '?from=yesterday',
    '?batteryFrom=101',
    '?batteryTo=1.5',
    '?sort=serial',
    '?sort=--name',
    '?page=0',
    '?page=99999999999',
    '?size=7',
    '?size=1000',
    '?text=%20%20'
  ]
  for (const search of strange)
    test(`is the whole list where the address says what the list does not know: «${search}»`, () =>
      assert.deepEqual(questionOf(readView(search, rules)), { pageNo: 1, size: 10 }))

  test('leaves in the address what is not the list’s', () =>
    assert.strictEqual(
      writeView('?micro=true&tab=a&kind=delivery&page=4', readView('?online=true', rules), rules),
      '?micro=true&tab=a&online=true'
    ))

  test('searches for a hundred letters of a longer text', () =>
    assert.lengthOf(readView(`?text=${'a'.repeat(300)}`, rules).text, 100))

  test('begins with its first page when a filter changes, and may lose one', () => {
    const view = readView('?kind=cleaning&page=4', rules)
    assert.strictEqual(writeView('', withFilter(view, 'online', true), rules), '?kind=cleaning&online=true')
    assert.strictEqual(writeView('', withFilter(view, 'kind', undefined), rules), '')
  })

  test('says whether it leaves rows out', () => {
    assert.isFalse(isFiltered(readView('?page=2&size=50&sort=name', rules)))
    assert.isTrue(isFiltered(readView('?text=a', rules)))
    assert.isTrue(isFiltered(readView('?online=false', rules)))
  })

  const counted: [search: string, count: number][] = [
    ['', 0],
    ['?text=tofu&page=2&sort=name', 0],
    ['?kind=cleaning', 1],
    ['?from=2026-03-01&to=2026-03-02', 1],
    ['?online=false&batteryTo=5&kind=nothing', 2]
  ]
  test('counts each filter once, and neither the search nor the order', () => {
    for (const [search, count] of counted)
      assert.strictEqual(activeCount(readView(search, rules), rules.filters), count, search)
  })

  const steps: [before: string, wanted: string, how: 'push' | 'replace'][] = [
    ['', '?text=t', 'push'],
    ['?text=t', '?text=to', 'replace'],
    ['?text=to', '', 'push'],
    ['?text=to', '?text=to&kind=cleaning', 'push'],
    ['', '?page=2', 'push']
  ]
  for (const [before, wanted, how] of steps)
    test(`makes a step of history by ${how} from «${before}» to «${wanted}»`, () =>
      assert.strictEqual(historyOf(readView(before, rules), readView(wanted, rules)), how))
})

suite('News of a list', () => {
  const keyOf = (row: object) => String(Reflect.get(row, 'id'))
  const row = (id: number, state: string) => ({ id, state })
  const cases: [name: string, shown: object[], fresh: object[], rows: object[], offered: number][] = [
    [
      'changes rows where they stand',
      [row(1, 'a'), row(2, 'a')],
      [row(2, 'b'), row(1, 'a')],
      [row(1, 'a'), row(2, 'b')],
      0
    ],
    ['offers rows that are new', [row(1, 'a')], [row(3, 'a'), row(2, 'a'), row(1, 'b')], [row(1, 'b')], 2],
    [
      'keeps rows that are gone until they are asked for',
      [row(1, 'a'), row(2, 'a')],
      [row(2, 'b')],
      [row(1, 'a'), row(2, 'b')],
      0
    ],
    ['offers all rows of a list that was empty', [], [row(1, 'a')], [], 1]
  ]
  for (const [name, shown, fresh, rows, offered] of cases)
    test(name, () => assert.deepEqual(mergeRows(shown, fresh, keyOf), { rows, offered }))
})

suite('What is kept of a list by a name', () => {
  const kept: [search: string, query: string][] = [
    ['', ''],
    ['?page=3&size=50', ''],
    ['?kind=delivery&sort=-name&page=3', 'kind=delivery&sort=-name'],
    ['?text=%E5%BA%8A+%26+1&state=open,done&from=2026-03-01', 'text=%E5%BA%8A+%26+1&state=open%2Cdone&from=2026-03-01'],
    ['?kind=toaster&sort=colour&tab=2', '']
  ]
  for (const [search, query] of kept)
    test(`is "${query}" of "${search}"`, () => assert.strictEqual(keptQueryOf(readView(search, rules), rules), query))

  test('is without the names that tell two lists of a page apart', () => {
    const second = { ...rules, addressKey: 'second' }
    assert.strictEqual(keptQueryOf(readView('?second.kind=delivery&kind=cleaning', second), second), 'kind=delivery')
    assert.deepEqual(viewOfKept('kind=delivery', { size: 50 }, second), {
      text: '',
      filters: { kind: 'delivery' },
      sort: '',
      page: 1,
      size: 50
    })
  })

  const fits: [query: string, fits: boolean][] = [
    ['', true],
    ['kind=delivery', true],
    ['state=done,open', true],
    ['sort=-battery&kind=delivery', true],
    ['storeId=12', true],
    ['kind=toaster', false],
    ['state=open,lost', false],
    ['sort=colour', false],
    ['kind=delivery&colour=red', false],
    ['from=2026-02-30', false],
    ['kind=delivery&kind=delivery', false]
  ]
  for (const [query, fit] of fits)
    test(`"${query}" is ${fit ? '' : 'not '}for this list`, () => assert.strictEqual(fitsList(query, rules), fit))

  test('finds the same in another order of names and values', () => {
    assert.isTrue(isSameQuery('a=1&b=x,y', 'b=y%2Cx&a=1'))
    assert.isFalse(isSameQuery('a=1', 'a=1&b=2'))
    assert.isFalse(isSameQuery('a=1', 'a=2'))
  })
})
