import { assert } from 'chai'
import { currentEntry, entriesOf, groupsAround, holds, type MenuEntry } from '#elements/shared/menu-entries.pure.ts'
import { item } from './support/signed-in.ts'

const flat = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, name, address, children }) => [`${id} ${name} → ${address ?? '—'}`, ...flat(children)])

const menu = [
  item('/sub-app/message', { name: 'Messages' }),
  item('/sub-app/robot', {
    name: 'Robots',
    children: [
      item('list', { name: 'List' }),
      item('elevator', {
        name: 'Elevators',
        children: [item('manage', { name: 'Manage' }), item('detail', { name: 'Detail', children: [item('deep')] })]
      }),
      item('/sub-app/robot/watch/', { name: 'Watches' })
    ]
  })
]

suite('rows of the menu', () => {
  test('join the paths of all levels, lead a group to its first entry and what stands deeper to its own path', () => {
    assert.deepEqual(flat(entriesOf(menu, undefined)), [
      '0 Messages → /sub-app/message',
      '1 Robots → —',
      '1.0 List → /sub-app/robot/list',
      '1.1 Elevators → /sub-app/robot/elevator/manage',
      '1.1.0 Manage → /sub-app/robot/elevator/manage',
      '1.1.1 Detail → /sub-app/robot/elevator/detail',
      '1.1.1.0 deep → /sub-app/robot/elevator/detail/deep',
      '1.2 Watches → /sub-app/robot/watch'
    ])
  })

  const refused = [
    '//evil.example',
    '//evil.example/sub-app/robot',
    'javascript:alert(1)',
    'https://evil.example',
    '\\\\evil.example',
    '/login',
    '/sub-app/unknown',
    '/sub-app/ROBOT',
    '/sub-app/robotics',
    '/sub-app/%72obot',
    ''
  ]
  for (const path of refused) {
    test(`show an entry of ${JSON.stringify(path)} without an address`, () => {
      assert.deepEqual(flat(entriesOf([item(path, { name: 'Bad' })], undefined)), ['0 Bad → —'])
    })
  }

  test('lead a group past a bad first entry', () => {
    const bad = item('/sub-app/robot', { children: [item('a', { children: [item('//evil'), item('ok')] })] })
    assert.deepEqual(flat(entriesOf([bad], undefined))[1], '0.0 a → /sub-app/robot/a/ok')
  })
})

suite('entries without a page', () => {
  const marks = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap(({ name, address, absent, children }) => [
      `${absent ? 'absent' : 'there'} ${name} → ${address ?? '—'}`,
      ...marks(children)
    ])

  test('are told, with groups that hold no other, and a group leads to the first entry that has one', () => {
    const offered = { pages: { robot: ['elevator/detail'] }, hidesAbsent: false }
    const more = [...menu, item('/sub-app/deploy', { name: 'Deploy', children: [item('logs', { name: 'Logs' })] })]
    assert.deepEqual(marks(entriesOf([...more, item('//evil', { name: 'Bad' })], offered)), [
      'absent Messages → /sub-app/message',
      'there Robots → —',
      'absent List → /sub-app/robot/list',
      'there Elevators → /sub-app/robot/elevator/detail',
      'absent Manage → /sub-app/robot/elevator/manage',
      'there Detail → /sub-app/robot/elevator/detail',
      'there deep → /sub-app/robot/elevator/detail/deep',
      'absent Watches → /sub-app/robot/watch',
      'absent Deploy → —',
      'absent Logs → /sub-app/deploy/logs',
      'there Bad → —'
    ])
  })
})

suite('the current entry', () => {
  const entries = entriesOf(menu, undefined)
  const table: [pathname: string, id: string | undefined][] = [
    ['/sub-app/message', '0'],
    ['/sub-app/message/17', '0'],
    ['/sub-app/messages', undefined],
    ['/sub-app/robot', '1'],
    ['/sub-app/robot/list', '1.0'],
    ['/sub-app/robot/list/17', '1.0'],
    ['/sub-app/robot/lists', '1'],
    ['/sub-app/robot/elevator', '1.1'],
    ['/sub-app/robot/elevator/manage', '1.1.0'],
    ['/sub-app/robot/elevator/detail/deep', '1.1.1.0'],
    ['/sub-app/robot/watch', '1.2'],
    ['/SUB-APP/robot', undefined],
    ['/dashboard', undefined],
    ['/', undefined]
  ]
  for (const [pathname, id] of table) {
    test(`at ${pathname} is ${id ?? 'none'}`, () => assert.strictEqual(currentEntry(entries, pathname), id))
  }

  test('is the one whose path covers most, wherever it stands', () => {
    const twice = entriesOf([item('/sub-app/robot'), item('/sub-app/robot/list'), item('/sub-app/robot')], undefined)
    assert.strictEqual(currentEntry(twice, '/sub-app/robot/list/3'), '1')
    assert.strictEqual(currentEntry(twice, '/sub-app/robot/x'), '0')
  })

  test('lies in the groups around it and in no other', () => {
    assert.deepEqual(groupsAround('1.1.0'), ['1', '1.1'])
    assert.deepEqual([groupsAround('1'), groupsAround(undefined)], [[], []])
    assert.deepEqual(
      ['1', '1.1', '1.1.0', '1.10', '11', '1.1.0.1'].map(id => holds(id, '1.1.0')),
      [true, true, true, false, false, false]
    )
  })
})
