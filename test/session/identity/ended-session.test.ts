import {
  $menu,
  $notices,
  $permissions,
  $session,
  $sharedState,
  $token,
  $unsaved,
  $usedElsewhere,
  $user,
  type EndReason,
  keepPageWhen,
  leaveEndedPage,
  loadUser,
  request,
  setUnsaved,
  signOut,
  startSession
} from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { messageCount, readMessage } from '#contract/calls/messages/messages.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { envelopeOf } from '../../support/scripted-cloud.ts'

const user = (userId: number) => ({
  userId,
  nickname: `Person ${userId}`,
  email: null,
  cellphone: null,
  userType: 3,
  tenantId: 1,
  hasPassword: true,
  perms: ['robot']
})

/** The user of each token; a token that is not here is dead. */
const tokens: Record<string, number> = {}

let calls: { path: string; token: string | undefined }[] = []
const adapter = fakeAdapter({
  fetch: async (input, init) => {
    const path = new URL(String(input), location.href).pathname
    const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '')
    calls.push({ path, token })
    const userId = tokens[token ?? '']
    if (userId === undefined) return envelopeOf(null, 610401)
    if (path === menuTree.path) return envelopeOf([])
    return envelopeOf(path === userInfo.path ? user(userId) : { unReadCount: 0, readCount: 0, count: 0 })
  }
})

const settled = () => new Promise(resolve => setTimeout(resolve, 20))
const store = (token: string) => adapter.cookies.write('portal_token', token, { days: 1, domain: null })
const stateNow = () => $session.get().state

let turn = 0
/** A page of person 1, with a token of its own. */
const openPage = async (): Promise<string> => {
  turn += 1
  const token = `of-1-turn-${turn}`
  tokens[token] = 1
  keepPageWhen(() => false)
  adapter.jar.delete('portal_token')
  adapter.jar.delete('portal_token_expiry')
  adapter.hearFromTab({ kind: 'session' })
  leaveEndedPage()
  store(token)
  adapter.hearFromTab({ kind: 'session' })
  await loadUser()
  keepPageWhen(() => true)
  adapter.reloads.count = 0
  calls = []
  return token
}

/** The cloud no longer knows the token, and the page finds out by a question. */
const end = (token: string) => {
  delete tokens[token]
  const answer = request(messageCount, {})
  answer.catch(() => undefined)
  return answer
}

suiteSetup(() => startSession(adapter))
suiteTeardown(() => keepPageWhen(() => false))

suite('A session that ends by itself', () => {
  test('keeps the person, the permissions and the page, and has no token for calls', async () => {
    const token = await openPage()
    end(token)
    await settled()
    assert.strictEqual(stateNow(), 'ended')
    assert.strictEqual($user.get()?.userId, 1)
    assert.strictEqual($token.get(), undefined)
    assert.notStrictEqual($sharedState.get().token, '-1')
    assert.isFalse(adapter.jar.has('portal_token'))
    assert.deepEqual($notices.get(), [])
  })

  const reasons: [name: string, expiry: number | undefined, why: EndReason][] = [
    ['before its time was used elsewhere', 60_000, 'elsewhere'],
    ['after its time has expired', -60_000, 'expired'],
    ['without a stored time has expired', undefined, 'expired']
  ]
  for (const [name, ahead, why] of reasons) {
    test(`${name}`, async () => {
      const token = await openPage()
      if (ahead !== undefined)
        adapter.cookies.write('portal_token_expiry', String(adapter.now() + ahead), { days: 1, domain: null })
      end(token)
      await settled()
      const session = $session.get()
      assert.strictEqual(session.state === 'ended' && session.why, why)
      assert.strictEqual($usedElsewhere.get() !== undefined, why === 'elsewhere')
    })
  }

  test('without its cookie is noticed when the tab is looked at again', async () => {
    await openPage()
    adapter.jar.delete('portal_token')
    adapter.comeBack('visible')
    const session = $session.get()
    assert.strictEqual(session.state === 'ended' && session.why, 'gone')
  })

  test('goes on with the next token of the same person: what was asked is answered, and a wish is not sent again', async () => {
    const token = await openPage()
    const first = end(token)
    await settled()
    const second = request(messageCount, {})
    const wish = request(readMessage, { body: { messageIds: [1] } } as never).then(
      () => 'sent',
      () => 'refused'
    )
    await settled()
    assert.strictEqual(await wish, 'refused')
    tokens['next-of-1'] = 1
    store('next-of-1')
    adapter.hearFromTab({ kind: 'session' })
    assert.deepEqual(
      (await Promise.all([first, second])).map(({ count }) => count),
      [0, 0]
    )
    assert.strictEqual(stateNow(), 'member')
    assert.strictEqual($token.get(), 'next-of-1')
    assert.strictEqual(calls.filter(({ path }) => path === readMessage.path).length, 1)
    assert.strictEqual(adapter.reloads.count, 0)
    assert.deepEqual($notices.get(), [])
  })

  test('loads the page anew for another person, gives up what was not saved, and shows nothing in between', async () => {
    const token = await openPage()
    setUnsaved('form', true)
    end(token)
    await settled()
    tokens['of-2'] = 2
    store('of-2')
    adapter.hearFromTab({ kind: 'session' })
    await settled()
    assert.strictEqual(adapter.reloads.count, 1)
    assert.strictEqual(stateNow(), 'ended')
    assert.deepEqual($unsaved.get(), [])
  })

  test('draws nothing anew that depends on permissions, when the same person comes back with the same ones', async () => {
    const token = await openPage()
    const told: unknown[] = []
    const stop = $permissions.listen(permissions => told.push(permissions))
    end(token)
    await settled()
    tokens['back-of-1'] = 1
    store('back-of-1')
    adapter.hearFromTab({ kind: 'session' })
    await settled()
    stop()
    assert.strictEqual(stateNow(), 'member')
    assert.deepEqual(told, [])
  })

  test('tells another tab why, which keeps its page too', async () => {
    const token = await openPage()
    adapter.jar.delete('portal_token')
    adapter.hearFromTab({ kind: 'session', ended: token, why: 'elsewhere' })
    const session = $session.get()
    assert.strictEqual(session.state === 'ended' && session.why, 'elsewhere')
    assert.isDefined($usedElsewhere.get())
  })

  test('leaves the page when the person does, and what was asked is refused', async () => {
    const token = await openPage()
    const asked = end(token).then(
      () => 'answered',
      () => 'refused'
    )
    await settled()
    leaveEndedPage()
    assert.strictEqual(await asked, 'refused')
    assert.deepEqual($session.get(), { state: 'guest' })
    assert.strictEqual($menu.get().state, 'unknown')
    assert.strictEqual($user.get(), undefined)
  })

  test('leaves the page when the person logs out in another tab', async () => {
    const token = await openPage()
    end(token)
    await settled()
    adapter.hearFromTab({ kind: 'session', ended: 'a-later-token', left: true })
    assert.deepEqual($session.get(), { state: 'guest', left: true })
  })
})

suite('A log-out', () => {
  test('keeps no page', async () => {
    await openPage()
    await signOut()
    assert.deepEqual($session.get(), { state: 'guest', left: true })
  })
})
