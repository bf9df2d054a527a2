import { assert } from 'chai'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { menuOfRows, rowsOf } from '#session/menu/menu-rows.pure.ts'
import { readMenu } from '#session/menu/menu-tree.pure.ts'
import { menuItem } from '../../support/menu-item.ts'

/** Through the JSON of a page, and checked as the browser checks it. */
const throughPage = (menu: readonly MenuItem[]): MenuItem[] =>
  readMenu(menuOfRows(JSON.parse(JSON.stringify(rowsOf(menu)))), problem => assert.fail(problem))

const plain = menuItem('/sub-app/robot', 'robot')
const { meta } = plain

suite('A menu in the page comes back as it was:', () => {
  const cases: [what: string, menu: MenuItem[]][] = [
    ['an empty one', []],
    ['a plain entry', [plain]],
    ['entries below entries', [menuItem('/sub-app/a', 'a', [menuItem('b', 'b', [menuItem('c'), menuItem('d')])])]],
    ['a hidden entry', [menuItem('/sub-app/a', 'a', [], true)]],
    [
      'an entry without anything that may be missing',
      [{ ...plain, perms: null, url: null, type: null, langKey: null }]
    ],
    ['an entry whose key follows from its permission', [{ ...plain, perms: 'a:b:c', langKey: 'menu.aBC' }]],
    ['an entry whose key is nearly that of its permission', [{ ...plain, perms: 'a:b-c', langKey: 'menu.aBC' }]],
    ['an entry with a key of its own', [{ ...plain, perms: 'a:b', langKey: 'menu.other' }]],
    ['an entry with a permission and without a key', [{ ...plain, perms: 'a:b', langKey: null }]],
    ['an entry with an address elsewhere', [{ ...plain, url: 'https://example.com' }]],
    ['an entry with an icon', [{ ...plain, meta: { ...meta, icon: 'home' } }]],
    ['an entry of no sub-application', [{ ...plain, meta: { ...meta, micro: false } }]],
    ['an entry with a title of its own', [{ ...plain, meta: { ...meta, title: 'Another title' } }]],
    ['an entry with an empty title', [{ ...plain, meta: { ...meta, title: '' } }]]
  ]
  for (const [what, menu] of cases) test(what, () => assert.deepEqual(throughPage(menu), menu))
})

suite('A malformed menu in the page', () => {
  const read = (rows: unknown): [names: string[], problems: number] => {
    let problems = 0
    const items = readMenu(menuOfRows(rows), () => {
      problems += 1
    })
    return [items.map(({ name }) => name), problems]
  }
  const [row] = rowsOf([plain])
  const cases: [what: string, rows: unknown, names: string[], problems: number][] = [
    ['that is no list is empty', 'rows', [], 1],
    ['loses a row that is no list', ['row', row], [plain.name], 1],
    ['loses an empty row', [[], row], [plain.name], 1],
    ['loses a row without a number', [['a', 'b', '/c'], row], [plain.name], 1],
    [
      'keeps a row whose children are no list',
      [[1, 'a', '/a', null, null, null, true, 'below'], row],
      ['a', plain.name],
      1
    ]
  ]
  for (const [what, rows, names, problems] of cases) test(what, () => assert.deepEqual(read(rows), [names, problems]))
})
