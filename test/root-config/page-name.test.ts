import { assert } from 'chai'
import { pageName } from '#root-config/routing/page-name.pure.ts'
import { menuItem } from '../support/menu-item.ts'

const menu = [menuItem('/sub-app/robot', null, [menuItem('list', null)])]

suite('Usage events call', () => {
  const table: [pathname: string, name: string][] = [
    ['/dashboard', 'Dashboard'],
    ['/loginV1', 'Older login'],
    ['/sub-app/robot', '/sub-app/robot'],
    ['/sub-app/robot/list/17', '/sub-app/robot › list'],
    ['/sub-app/ota/client', 'ota'],
    ['/constructor', '']
  ]
  for (const [pathname, name] of table)
    test(`the page at ${pathname} «${name}»`, () => assert.strictEqual(pageName(pathname, menu), name))
})
