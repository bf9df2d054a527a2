import { $change, $live, $menu, $messageCentre, $permissions, loadMenu, loadUser, startSession } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { languageHashes } from '#contract/calls/languages/language-files.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { liveBeat } from '#contract/page/live.ts'
import { ada } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled, until } from '../../support/page.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

/** A channel that is doubted has so long to answer. */
const doubtMs = 5_000

/** The page asks its channel so often for a sign of life. */
const beatMs = 25_000

// A page of a member that has neither bell nor message drawer. Nobody starts the messages.

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })

const asked = (call: { path: string }): number => cloud.asked.filter(it => it.endsWith(call.path)).length

const hear = async (frame: object): Promise<void> => {
  adapter.sockets.at(-1)?.heard(JSON.stringify(frame))
  await settled()
}

suiteSetup(async () => {
  cloud.answers(userInfo, { ...ada, permissionStamp: 'stamp' })
  cloud.answers(menuTree, [])
  cloud.answers(languageHashes, [])
  adapter.cookies.write('portal_token', 'token', { days: 1, domain: null })
  await startSession(adapter)
  await loadUser()
  await loadMenu()
  await until(() => $live.get().state === 'opening')
  adapter.sockets.at(-1)?.opened()
  await hear({})
  adapter.pass(60_000)
  await settled()
  cloud.asked.length = 0
})

suite('A page without messages', () => {
  test('hears that the permissions of its person changed, and asks for menu and person at the same time', async () => {
    const later = { ...ada, permissionStamp: 'later', perms: ['robot:errorEvents:query'] }
    let answerMenu = (): void => undefined
    const menuIsAsked = new Promise<void>(resolve => {
      answerMenu = resolve
    })
    cloud.answersBy(menuTree, async () => {
      await menuIsAsked
      return envelopeOf([])
    })
    cloud.answers(userInfo, later)
    await hear({ action: 'permissions_changed' })
    await until(() => asked(menuTree) === 1 && asked(userInfo) === 1)
    await settled()
    // The guard would send the person away who has new permissions and an old menu.
    assert.notDeepEqual($permissions.get(), later.perms)
    answerMenu()
    await until(() => $permissions.get().join() === later.perms.join())
    assert.strictEqual($menu.get().state, 'ready')
    assert.isUndefined($messageCentre.get())
  })

  test('hears that texts changed', async () => {
    await hear({ action: 'language_changed' })
    await until(() => asked(languageHashes) === 1)
    assert.isUndefined($messageCentre.get())
  })

  test('tells whoever listens of news of robots, once a second at most', async () => {
    const heard: unknown[] = []
    const stop = $change.listen(change => void heard.push(change?.action))
    for (let count = 0; count < 100; count += 1) await hear({ action: 'robots_changed' })
    assert.deepEqual(heard, ['robots_changed'])
    adapter.pass(1_000)
    await settled()
    assert.deepEqual(heard, ['robots_changed', 'robots_changed'])
    stop()
  })

  test('asks a silent channel twice for a sign of life, and begins anew', async () => {
    const silent = adapter.sockets.at(-1)
    const beats = (): number => silent?.sent.filter(it => it === liveBeat).length ?? 0
    await hear({ beat: true })
    const before = beats()
    adapter.pass(beatMs)
    await hear({ beat: true })
    assert.strictEqual(beats(), before + 1)
    adapter.pass(beatMs)
    adapter.pass(beatMs)
    assert.strictEqual(adapter.sockets.at(-1), silent)
    // In steps: a channel that is not opened within ten seconds would be given up as well.
    for (let second = 0; second < 25 && silent?.closedHere === false; second += 1) adapter.pass(1_000)
    assert.isTrue(silent?.closedHere)
    assert.notStrictEqual(adapter.sockets.at(-1), silent)
  })

  test('asks its channel at once when the network may be another one, and begins anew where no answer comes', async () => {
    const open = adapter.sockets.at(-1)
    const beats = (): number => open?.sent.filter(it => it === liveBeat).length ?? 0
    open?.opened()
    await hear({ beat: true })
    const before = beats()
    for (let count = 0; count < 20; count += 1) adapter.comeBack('doubt')
    await until(() => beats() === before + 1)
    await hear({ beat: true })
    adapter.pass(doubtMs)
    assert.strictEqual(adapter.sockets.at(-1), open)
    const later = beats()
    adapter.comeBack('doubt')
    await until(() => beats() === later + 1)
    for (let second = 0; second < doubtMs / 1_000; second += 1) adapter.pass(1_000)
    assert.isTrue(open?.closedHere)
    assert.strictEqual($live.get().state, 'opening')
  })

  test('leaves a channel open where the cloud answers no question', async () => {
    const open = adapter.sockets.at(-1)
    open?.opened()
    await hear({})
    for (let count = 0; count < 5; count += 1) adapter.pass(beatMs)
    assert.strictEqual(adapter.sockets.at(-1), open)
    assert.strictEqual($live.get().state, 'open')
  })

  test('begins a channel anew that stood open over a sleep, when it is looked at again', async () => {
    const open = adapter.sockets.at(-1)
    await hear({ beat: true })
    adapter.sleep(10 * beatMs)
    adapter.comeBack('visible')
    await until(() => open?.closedHere === true)
    assert.strictEqual($live.get().state, 'opening')
  })
})
