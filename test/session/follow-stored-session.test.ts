import { $notices, $session, $token, loadUser, request, startSession } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { messageCount } from '#contract/calls/messages/messages.ts'
import { fakeAdapter } from '../support/fake-adapter.ts'
import { envelopeOf } from '../support/scripted-cloud.ts'

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
const tokens: Record<string, number> = { 'first-of-1': 1, 'second-of-1': 1, 'first-of-2': 2 }

let calls: { path: string; token: string | undefined }[] = []
const adapter = fakeAdapter({
  fetch: async (input, init) => {
    const path = new URL(String(input), location.href).pathname
    const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '')
    calls.push({ path, token })
    const userId = tokens[token ?? '']
    if (userId === undefined) return envelopeOf(null, 610401)
    return envelopeOf(path === userInfo.path ? user(userId) : { unReadCount: 0, readCount: 0, count: 0 })
  }
})

const settled = () => new Promise(resolve => setTimeout(resolve, 20))
const store = (token: string) => adapter.cookies.write('portal_token', token, { days: 1, domain: null })

/** Makes this tab the member's whose token it is. */
const become = async (token: string): Promise<void> => {
  adapter.jar.delete('portal_token')
  adapter.hearFromTab({ kind: 'session' })
  store(token)
  adapter.hearFromTab({ kind: 'session' })
  await loadUser()
  adapter.reloads.count = 0
  calls = []
}

suiteSetup(() => startSession(adapter))

suite('Another tab that signs in', () => {
  test('as the same person hands its token on, and the page stays', async () => {
    await become('first-of-1')
    store('second-of-1')
    adapter.hearFromTab({ kind: 'session' })
    await settled()
    assert.strictEqual($token.get(), 'second-of-1')
    assert.strictEqual($session.get().state, 'member')
    assert.strictEqual(adapter.reloads.count, 0)
  })

  test('as somebody else makes the page load anew, and no call goes out in their name before', async () => {
    await become('first-of-1')
    store('first-of-2')
    adapter.hearFromTab({ kind: 'session' })
    const written = request(messageCount, {})
    await settled()
    await written
    await request(messageCount, {})
    assert.strictEqual(adapter.reloads.count, 1)
    assert.strictEqual($token.get(), 'first-of-1')
    assert.deepEqual(
      calls.filter(({ path }) => path === messageCount.path).map(({ token }) => token),
      ['first-of-1', 'first-of-1']
    )
  })

  test('and is not heard of is found when the tab is looked at again', async () => {
    await become('first-of-1')
    store('first-of-2')
    adapter.comeBack('visible')
    await settled()
    assert.strictEqual(adapter.reloads.count, 1)
  })

  test('and is not heard of before calls of the old token are refused: their session stays, with one question and no notice', async () => {
    tokens['dying-of-1'] = 1
    await become('dying-of-1')
    delete tokens['dying-of-1']
    store('first-of-2')
    await Promise.allSettled(Array.from({ length: 20 }, () => request(messageCount, {})))
    await settled()
    assert.strictEqual(adapter.jar.get('portal_token')?.value, 'first-of-2')
    assert.strictEqual(adapter.reloads.count, 1)
    assert.strictEqual(calls.filter(({ path }) => path === userInfo.path).length, 1)
    assert.deepEqual($notices.get(), [])
  })

  test('with a token that is dead changes nothing', async () => {
    await become('first-of-1')
    store('dead')
    adapter.hearFromTab({ kind: 'session' })
    await settled()
    assert.strictEqual($token.get(), 'first-of-1')
    assert.strictEqual(adapter.reloads.count, 0)
  })
})
