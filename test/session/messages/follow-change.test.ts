import { $live, followChange, loadMenu, loadUser, startSession } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { languageHashes } from '#contract/calls/languages/language-files.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { ada } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled, until } from '../../support/page.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })
const pass = async (ms: number): Promise<void> => {
  adapter.pass(ms)
  await settled()
}
const open = async (greeting: object): Promise<void> => {
  await until(() => $live.get().state === 'opening')
  adapter.sockets.at(-1)?.opened()
  adapter.sockets.at(-1)?.heard(JSON.stringify(greeting))
  await pass(0)
}

suite('A page that follows news', () => {
  test('asks no second time when its channel opens and no news is lost, and asks after news and after a break', async () => {
    cloud.answers(userInfo, { ...ada, permissionStamp: 'stamp' })
    cloud.answers(menuTree, [])
    cloud.answers(languageHashes, [])
    adapter.cookies.write('portal_token', 'token', { days: 1, domain: null })
    await startSession(adapter)
    await loadUser()
    await loadMenu()
    let loaded = 0
    const stop = followChange(['appointments_changed'], () => {
      loaded += 1
    })
    await open({ knowsNews: true })
    assert.match(adapter.sockets.at(-1)?.path ?? '', /\?permissions=stamp&age=\d+$/)
    await pass(1_000)
    assert.equal(loaded, 0)

    const hear = async (action: string): Promise<void> => {
      adapter.sockets.at(-1)?.heard(JSON.stringify({ action }))
      await pass(1_000)
    }
    await hear('robots_changed')
    assert.equal(loaded, 0)
    await hear('appointments_changed')
    assert.equal(loaded, 1)

    await pass(10_000)
    adapter.sockets.at(-1)?.closed(1006, '')
    await pass(60_000)
    await open({})
    assert.match(adapter.sockets.at(-1)?.path ?? '', /\?permissions=stamp$/)
    await pass(1_000)
    assert.equal(loaded, 2)
    stop()
    await hear('appointments_changed')
    assert.equal(loaded, 2)
  })
})
