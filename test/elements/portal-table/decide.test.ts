import { assert } from 'chai'
import { readPlace, writePlace } from '#elements/portal-table/decide/address.pure.ts'
import { cellTexts } from '#elements/portal-table/decide/cell-text.pure.ts'
import { asLink } from '#elements/portal-table/decide/cell-value.pure.ts'
import { noChoice, readChoice, visibleColumns, withColumn } from '#elements/portal-table/decide/column-choice.pure.ts'
import { csvOf } from '#elements/portal-table/decide/csv.pure.ts'
import { nextCell, nextShownCell } from '#elements/portal-table/decide/next-cell.pure.ts'
import { onScreen, shareOf, toggled } from '#elements/portal-table/decide/selection.pure.ts'
import { comparator, nextSort, readSort, sortValue, writeSort } from '#elements/portal-table/decide/sorting.pure.ts'

const columns = [
  { key: 'name', title: 'Name', sortable: true },
  { key: 'count', title: 'Count', type: 'number', sortable: true },
  { key: 'note', title: 'Note', hidden: true },
  { key: 'state', title: 'State', fixed: true }
] as const

suite('The order of a table', () => {
  const read: [text: string | undefined, sort: string][] = [
    ['name', 'name'],
    ['-count', '-count'],
    ['state', ''],
    ['-', ''],
    ['constructor', ''],
    ['', ''],
    [undefined, '']
  ]
  for (const [text, sort] of read) {
    test(`is «${sort}» where the address says «${text}»`, () =>
      assert.strictEqual(writeSort(readSort(text, columns)), sort))
  }

  const presses: [before: string, key: string, after: string][] = [
    ['', 'name', 'name'],
    ['name', 'name', '-name'],
    ['-name', 'name', ''],
    ['-name', 'count', 'count']
  ]
  for (const [before, key, after] of presses) {
    test(`is «${after}» after «${before}» and a press on ${key}`, () =>
      assert.strictEqual(writeSort(nextSort(readSort(before, columns), key)), after))
  }

  test('puts 2 before 10, and numbers by size', () => {
    const compare = comparator('en')
    assert.deepEqual(['T10', 'T2', 'a'].sort(compare), ['a', 'T2', 'T10'])
    assert.deepEqual([10, -3, 2].sort(compare), [-3, 2, 10])
  })

  test('compares states and links by their words, and leaves nothing for empty values', () => {
    const value = (it: unknown) => sortValue({ key: 'v', title: '' }, { v: it })
    assert.deepEqual([{ text: 'Idle' }, { text: '' }, null, undefined, '', 0, true].map(value), [
      'Idle',
      undefined,
      undefined,
      undefined,
      undefined,
      0,
      1
    ])
  })
})

suite('The text of a cell', () => {
  const text = cellTexts('en', moment => `at ${moment}`)
  const cells: [
    type: 'text' | 'number' | 'date' | 'duration' | 'state' | 'link' | 'bytes',
    value: unknown,
    shown: string
  ][] = [
    ['text', 'Bao', 'Bao'],
    ['text', null, ''],
    ['number', 1234.5, '1,234.5'],
    ['number', Number.NaN, ''],
    ['date', 5, 'at 5'],
    ['duration', 0, '0s'],
    ['duration', 3_900_000, '1h 5m'],
    ['duration', 172_800_000, '2d'],
    ['bytes', 999, '999 bytes'],
    ['bytes', 1_500_000, '1.5 MB'],
    ['state', { text: 'Idle', shape: 'ring' }, 'Idle'],
    ['link', { text: 'Open', address: '/x' }, 'Open']
  ]
  for (const [type, value, shown] of cells) {
    test(`is «${shown}» for the ${type} ${JSON.stringify(value)}`, () =>
      assert.strictEqual(text({ key: 'v', title: '', type }, { v: value }), shown))
  }

  test('writes numbers as the page asks', () => {
    assert.strictEqual(text({ key: 'v', title: '', type: 'number', number: { style: 'percent' } }, { v: 0.67 }), '67%')
  })

  test('reads only own properties of a row', () => assert.strictEqual(text({ key: 'toString', title: '' }, {}), ''))

  const links: [address: string, isFollowed: boolean][] = [
    ['/sub-app/store/1', true],
    ['https://example.com', true],
    ['?page=2', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://user:password@example.com', false],
    ['https://portal.example.com@evil.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false]
  ]
  for (const [address, isFollowed] of links) {
    test(`${isFollowed ? 'links to' : 'does not link to'} ${address}`, () =>
      assert.strictEqual(asLink({ text: 'x', address }) !== undefined, isFollowed))
  }
})

suite('The file of a table', () => {
  const lines = (rows: object[]) => csvOf(columns, rows).split('\r\n')

  test('begins with the mark of UTF-8 and the titles', () =>
    assert.strictEqual(lines([])[0], '\uFEFFName,Count,Note,State'))

  const fields: [name: string, written: string][] = [
    ['Bao', 'Bao'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', `"'\tx"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`]
  ]
  for (const [name, written] of fields) {
    test(`writes ${JSON.stringify(name)} as ${written}`, () =>
      assert.strictEqual(csvOf(columns, [{ name }]).split(/\r\n/)[1], `${written},,,`))
  }

  test('leaves a negative number a number', () => assert.strictEqual(lines([{ name: 'a', count: -5 }])[1], 'a,-5,,'))

  test('has dates in one zone that the title names, durations in seconds, states by their word, and second lines that have a title', () => {
    const file = csvOf(
      [
        { key: 'at', title: 'At', type: 'date' },
        { key: 'took', title: 'Took', type: 'duration' },
        { key: 'is', title: 'Is', type: 'state', detail: () => 'since noon', detailTitle: 'Since' }
      ],
      [{ at: 86_400_000, took: 1_500, is: { text: 'Idle' } }]
    )
    assert.strictEqual(file, '\uFEFFAt (UTC+08:00),Took,Is,Since\r\n1970-01-02 08:00:00,1.5,Idle,since noon\r\n')
  })

  test('has the values for programs where the page has texts for people', () => {
    const file = csvOf(
      [
        {
          key: 'when',
          title: 'When',
          value: () => 'Fri, Nov 20, 9–10 AM',
          file: [
            { title: 'From', type: 'date', value: () => Date.UTC(2026, 10, 20, 1) },
            { title: 'Day', value: () => '2026-11-20' }
          ]
        }
      ],
      [{}]
    )
    assert.strictEqual(file, '\uFEFFFrom (UTC+08:00),Day\r\n2026-11-20 09:00:00,2026-11-20\r\n')
  })
})

suite('The columns that a person chose', () => {
  const keys = (choice = noChoice) => visibleColumns(columns, choice).map(({ key }) => key)
  const [name, count, note, state] = columns

  test('are those of the page at first', () => assert.deepEqual(keys(), ['name', 'count', 'state']))
  test('keep the first column and fixed ones', () =>
    assert.deepEqual(keys({ ...noChoice, hidden: ['name', 'state'] }), ['name', 'count', 'state']))
  test('are without one that was hidden, and with one that was shown', () => {
    const choice = withColumn(withColumn(noChoice, count, false), note, true)
    assert.deepEqual(keys(choice), ['name', 'note', 'state'])
    assert.deepEqual(withColumn(withColumn(choice, count, true), note, false), noChoice)
  })
  test('survive whatever stands in the storage', () => {
    for (const kept of [undefined, null, 3, 'x', [], { shown: 1, hidden: [2, 'count'], compact: 'yes' }])
      assert.isArray(readChoice(kept).hidden)
    assert.deepEqual(readChoice({ shown: 1, hidden: [2, 'count'], compact: 'yes' }), { ...noChoice, hidden: ['count'] })
    assert.isFalse([name, state].some(({ key }) => readChoice({}).hidden.includes(key)))
  })
})

suite('The address of a table', () => {
  const read: [search: string, key: string, place: { sort: string; page: number }][] = [
    ['', '', { sort: '', page: 1 }],
    ['?sort=-name&page=3', '', { sort: '-name', page: 3 }],
    ['?robots.sort=name&page=3', 'robots', { sort: 'name', page: 1 }],
    ['?page=0', '', { sort: '', page: 1 }],
    ['?page=-2', '', { sort: '', page: 1 }],
    ['?page=9999999', '', { sort: '', page: 1_000_000 }],
    ['?page=1e3', '', { sort: '', page: 1 }]
  ]
  for (const [search, key, place] of read) {
    test(`«${search}» means ${JSON.stringify(place)}`, () => assert.deepEqual(readPlace(search, key), place))
  }

  const written: [search: string, key: string, sort: string, page: number, after: string][] = [
    ['', '', '', 1, ''],
    ['?kind=hotel&page=3&micro=true', '', '', 1, '?kind=hotel&micro=true'],
    ['?kind=hotel', '', '-name', 2, '?kind=hotel&sort=-name&page=2'],
    ['?page=2', 'a', 'name', 1, '?page=2&a.sort=name']
  ]
  for (const [search, key, sort, page, after] of written) {
    test(`«${search}» becomes «${after}»`, () => assert.strictEqual(writePlace(search, key, { sort, page }), after))
  }
})

suite('A key in a grid', () => {
  const grid = { rows: 20, columns: 4, page: 10, isRightToLeft: false }
  const moves: [key: string, control: boolean, to: [number, number] | undefined][] = [
    ['ArrowDown', false, [6, 1]],
    ['ArrowUp', false, [4, 1]],
    ['ArrowLeft', false, [5, 0]],
    ['ArrowRight', false, [5, 2]],
    ['Home', false, [5, 0]],
    ['End', false, [5, 3]],
    ['Home', true, [0, 0]],
    ['End', true, [19, 3]],
    ['PageDown', false, [15, 1]],
    ['PageUp', false, [0, 1]],
    ['ArrowDown', true, undefined],
    ['a', false, undefined],
    ['constructor', false, undefined]
  ]
  for (const [key, control, to] of moves) {
    test(`${control ? 'Control and ' : ''}${key} leads to ${to ?? 'nowhere'}`, () => {
      const next = nextCell(key, control, { row: 5, column: 1 }, grid)
      assert.deepEqual(next, to && { row: to[0], column: to[1] })
    })
  }

  const past: [key: string, from: [number, number], to: [number, number] | undefined][] = [
    ['ArrowUp', [2, 1], [1, 1]],
    ['ArrowUp', [1, 1], undefined],
    ['PageUp', [5, 1], [1, 1]],
    ['ArrowRight', [3, 1], [3, 3]],
    ['ArrowLeft', [3, 3], [3, 1]],
    ['End', [3, 1], [3, 3]],
    ['Home', [3, 3], [3, 0]],
    ['a', [3, 1], undefined]
  ]
  for (const [key, [row, column], to] of past) {
    test(`${key} from ${row} ${column} leads past a hidden head and a hidden third column to ${to ?? 'nowhere'}`, () => {
      const isShown = (place: { row: number; column: number }): boolean => place.row !== 0 && place.column !== 2
      const next = nextShownCell(key, false, { row, column }, grid, isShown)
      assert.deepEqual(next, to && { row: to[0], column: to[1] })
    })
  }

  test('moves the other way where text runs from right to left', () =>
    assert.deepEqual(nextCell('ArrowLeft', false, { row: 0, column: 0 }, { ...grid, isRightToLeft: true }), {
      row: 0,
      column: 1
    }))
})

suite('The selection of a table', () => {
  test('counts only rows on screen', () => {
    const selected = new Set(['1', '9'])
    assert.deepEqual(onScreen(selected, ['1', '2']), ['1'])
    assert.deepEqual(
      [shareOf(selected, ['1', '2']), shareOf(selected, ['1']), shareOf(selected, ['2']), shareOf(selected, [])],
      ['some', 'all', 'none', 'none']
    )
    assert.deepEqual([...toggled(toggled(selected, '1'), '2')], ['9', '2'])
  })
})
