import { assert } from 'chai'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { joinPath, menuAddress, opensPath, readMenu, visibleMenu } from '#session/menu/menu-tree.pure.ts'
import { menuItem } from '../../support/menu-item.ts'

const names = (items: readonly MenuItem[]): unknown[] =>
  items.map(it => (it.children.length > 0 ? [it.name, names(it.children)] : it.name))

const menu = [
  menuItem('/sub-app/robot', 'robot', [
    menuItem('list', 'robot:index'),
    menuItem('lock', 'robot:lock'),
    menuItem('hidden', 'robot', [], true)
  ]),
  menuItem('/sub-app/store', 'store', [menuItem('list', 'store:list')]),
  menuItem('/sub-app/study')
]

suite('The visible menu', () => {
  const cases: [held: string[], shown: unknown][] = [
    [[], ['/sub-app/study']],
    [['robot'], [['/sub-app/robot', ['list']], '/sub-app/study']],
    [
      ['robot', 'robot:lock'],
      [['/sub-app/robot', ['list', 'lock']], '/sub-app/study']
    ],
    [['store'], ['/sub-app/study']],
    [
      ['store', 'store:list'],
      [['/sub-app/store', ['list']], '/sub-app/study']
    ]
  ]
  for (const [held, shown] of cases) {
    test(`holds ${JSON.stringify(shown)} for [${held}]`, () => assert.deepEqual(names(visibleMenu(menu, held)), shown))
  }
})

suite('An address below the menu', () => {
  const cases: [path: string, held: string[], open: boolean][] = [
    ['/sub-app/robot', ['robot'], true],
    ['/sub-app/robot/list', ['robot'], true],
    ['/sub-app/robot/list/17', ['robot'], true],
    ['/sub-app/robot/lock', ['robot'], false],
    ['/sub-app/robot/lock/17', ['robot'], false],
    ['/sub-app/robot/lock', ['robot', 'robot:lock'], true],
    ['/sub-app/robot/locksmith', ['robot'], true],
    ['/sub-app/robot/list', [], false],
    ['/sub-app/robotics', ['robot'], false],
    ['/sub-app/store', ['robot'], false],
    ['/sub-app/ota', ['robot'], false],
    ['/sub-app/study/course', [], true]
  ]
  for (const [path, held, open] of cases) {
    test(`${path} is ${open ? 'open' : 'closed'} to [${held}]`, () =>
      assert.strictEqual(opensPath(menu, held, path), open))
  }
})

suite('A menu as it comes', () => {
  const read = (data: unknown) => {
    const problems: string[] = []
    return { names: names(readMenu(data, problem => problems.push(problem))), problems: problems.length }
  }
  const deep = (levels: number): unknown => {
    let node: unknown = menuItem('leaf')
    for (let level = 1; level < levels; level++) node = { ...menuItem(`level`), children: [node] }
    return [node]
  }
  const cases: [what: string, data: unknown, names: unknown, problems: number][] = [
    ['no list', null, [], 1],
    ['an object', { 0: menuItem('a') }, [], 1],
    ['a text', 'menu', [], 1],
    ['a good node', [menuItem('a')], ['a'], 0],
    ['a bad node among good ones', [menuItem('a'), { ...menuItem('b'), name: 7 }, menuItem('c')], ['a', 'c'], 1],
    ['null among good ones', [null, menuItem('a')], ['a'], 1],
    ['a bad child', [{ ...menuItem('a'), children: [{}, menuItem('b')] }], [['a', ['b']]], 1],
    ['children that are no list', [{ ...menuItem('a'), children: 'x' }], ['a'], 1],
    ['children that are null', [{ ...menuItem('a'), children: null }], ['a'], 0],
    ['an unknown type', [{ ...menuItem('a'), type: 3 }, menuItem('b')], ['b'], 1],
    ['a prototype key', JSON.parse('[{"__proto__": {"name": "x"}}]'), [], 1]
  ]
  for (const [what, data, expected, problems] of cases) {
    test(`is read with ${what}`, () => assert.deepEqual(read(data), { names: expected, problems }))
  }
  test('is cut off where it is deeper than anybody could open', () => {
    assert.strictEqual(read(deep(5_000)).problems, 1)
  })
})

suite('Paths of menu entries', () => {
  const joined: [parent: string, path: string, address: string][] = [
    ['', '/sub-app/robot', '/sub-app/robot'],
    ['/sub-app/robot', 'list', '/sub-app/robot/list'],
    ['/sub-app/robot', '/list/', '/list'],
    ['/sub-app/robot', 'list/all', '/sub-app/robot/list/all'],
    ['/sub-app/robot', '', '/sub-app/robot']
  ]
  for (const [parent, path, address] of joined) {
    test(`join «${parent}» and «${path}» to ${address}`, () => assert.strictEqual(joinPath(parent, path), address))
  }
  const addresses: [path: string, safe: boolean][] = [
    ['/sub-app/robot', true],
    ['/sub-app/robot/list', true],
    ['/sub-app/robot/../../login', false],
    ['/sub-app/robot/./list', false],
    ['/sub-app/robot\\..\\list', false],
    ['/sub-app/robot?token=x', false],
    ['/sub-app/robot#x', false],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    ['https://evil.example/sub-app/robot', false],
    ['/sub-app/unknown', false],
    ['/dashboard', false]
  ]
  for (const [path, safe] of addresses) {
    test(`${path} is ${safe ? '' : 'not '}followed`, () =>
      assert.strictEqual(menuAddress(path), safe ? path : undefined))
  }
})
