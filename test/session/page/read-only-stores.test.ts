import * as session from '@portal/session'
import { $menu, $sharedState, $user, loadMenu, loadUser, type SharedState, startSession } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { ada, item } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })

/** Every store that the session gives to frame, pages and sub-applications. */
const stores = Object.entries(session).filter(([name]) => name.startsWith('$')) as [string, object][]

suite('The stores of the session', () => {
  suiteSetup(async () => {
    adapter.cookies.write('portal_token', 'good-token', { days: 1, domain: null })
    cloud.answers(userInfo, ada)
    cloud.answers(menuTree, [item('robot')])
    await startSession(adapter)
    await Promise.all([loadUser(), loadMenu()])
  })

  for (const [name, store] of stores) {
    test(`${name} can be read, and has no way to write`, () => {
      assert.isFrozen(store)
      assert.sameMembers(Object.keys(store), ['eq', 'get', 'listen', 'subscribe', 'value'])
      assert.throws(() => Object.assign(store, { get: () => 'evil' }), TypeError)
    })
  }

  const values: [what: string, change: () => unknown][] = [
    ['the token', () => Object.assign($sharedState.get(), { token: 'evil' })],
    ['a permission', () => ($sharedState.get().permissions as string[]).push('sso:lang')],
    ['the address', () => Object.assign($sharedState.get().route, { pathname: '/evil' })],
    ['the person', () => Object.assign($user.get() ?? {}, { nickname: 'Evil' })],
    ['the permissions of the person', () => $user.get()?.perms.push('sso:lang')],
    ['an entry of the menu', () => Object.assign(menuItem(), { name: 'Evil' })],
    ['the list of entries', () => menuItems().pop()]
  ]
  for (const [what, change] of values) {
    test(`${what} cannot be changed by whoever reads it`, () => {
      const before = JSON.stringify([$sharedState.get(), $user.get(), $menu.get()])
      assert.throws(change, TypeError)
      assert.strictEqual(JSON.stringify([$sharedState.get(), $user.get(), $menu.get()]), before)
    })
  }

  test('the types refuse to write as well', () => {
    const state: SharedState = $sharedState.get()
    assert.throws(() => {
      // @ts-expect-error: the token is read-only
      state.token = 'evil'
    }, TypeError)
    // @ts-expect-error: a store that is read has no `set`
    assert.isUndefined($sharedState.set)
  })
})

const menuItems = () => {
  const menu = $menu.get()
  return menu.state === 'ready' ? menu.items : assert.fail('The menu is not there.')
}

const menuItem = () => menuItems()[0] ?? assert.fail('The menu is empty.')
