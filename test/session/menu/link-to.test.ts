import { linkTo, loadMenu, loadUser, setOffered, startSession } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { ada, item } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })
adapter.environment = {
  ...adapter.environment,
  subApps: { store: { links: { detail: ':storeId' } }, robot: { links: { list: 'list' } } }
}

suite('A link by name', () => {
  suiteSetup(async () => {
    adapter.cookies.write('portal_token', 'good-token', { days: 1, domain: null })
    cloud.answers(userInfo, { ...ada, perms: ['store'] })
    cloud.answers(menuTree, [item('/sub-app/store'), item('/sub-app/robot', { perms: 'robot' })])
    await startSession(adapter)
    await Promise.all([loadUser(), loadMenu()])
  })

  test('leads to the page of another sub-application', () => {
    setOffered({ pages: { store: 'all', robot: 'all' }, hidesAbsent: false })
    assert.strictEqual(linkTo('store.detail', { storeId: 7 }), '/sub-app/store/7')
  })

  test('leads nowhere where the site lacks the sub-application', () => {
    setOffered({ pages: { robot: 'all' }, hidesAbsent: false })
    assert.isUndefined(linkTo('store.detail', { storeId: 7 }))
  })

  test('leads nowhere where the person may not open the page', () => {
    setOffered({ pages: { store: 'all', robot: 'all' }, hidesAbsent: false })
    assert.isUndefined(linkTo('robot.list'))
  })
})
