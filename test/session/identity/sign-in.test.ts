import {
  $menu,
  $permissions,
  $session,
  $token,
  $unread,
  loadMenu,
  loadMessageCounts,
  loadUser,
  NothingPermitted,
  Refused,
  signIn,
  signOut,
  startSession
} from '@portal/session'
import { assert } from 'chai'
import { demoPassword } from '../../support/demo-account.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

const email = (name: string) => ({ kind: 'email', email: `${name}@demo.example` }) as const

suite('A session with the real cloud', () => {
  const adapter = fakeAdapter()
  let password = ''

  suiteSetup(async () => {
    await startSession(adapter)
    password = await demoPassword()
  })
  setup(signOut)

  test('opens with the right password, and keeps token and expiry as long as the cloud says', async () => {
    await signIn(email('customer'), { password })
    const session = $session.get()
    assert.strictEqual(session.state, 'member')
    assert.include($permissions.get(), 'robot')
    const token = adapter.jar.get('portal_token')
    assert.strictEqual(token?.value, $token.get())
    assert.strictEqual(token?.days, 7)
    assert.strictEqual(adapter.jar.get('portal_token_expiry')?.value, String(adapter.now() + 7 * 86_400_000))
  })

  test('opens by phone as well', async () => {
    await signIn({ kind: 'cellphone', cellphone: '+8613800000001' }, { password })
    assert.strictEqual($session.get().state, 'member')
  })

  test('does not open with a wrong password', async () => {
    const error = await signIn(email('tenant'), { password: 'wrong' }).catch((cause: unknown) => cause)
    assert(error instanceof Refused && error.code === 610001, `${error}`)
    assert.strictEqual($session.get().state, 'guest')
  })

  test('is never open for an account without any permission, and its token is revoked', async () => {
    const tokens: string[] = []
    const unsubscribe = $token.listen(token => {
      if (token !== undefined) tokens.push(token)
    })
    const error = await signIn(email('nobody'), { password }).catch((cause: unknown) => cause)
    unsubscribe()
    assert(error instanceof NothingPermitted, `${error}`)
    assert.deepEqual(tokens, [])
    assert.strictEqual(adapter.jar.has('portal_token'), false)
  })

  test('is found again after a reload, and the user asked for once however many ask', async () => {
    await signIn(email('customer'), { password })
    const token = adapter.jar.get('portal_token')?.value ?? ''
    adapter.jar.delete('portal_token')
    adapter.hearFromTab({ kind: 'session' })
    assert.deepEqual($session.get(), { state: 'guest' })
    adapter.cookies.write('portal_token', token, { days: 1, domain: null })
    adapter.hearFromTab({ kind: 'session' })
    assert.deepEqual($session.get(), { state: 'unknown', token })
    const asking = [loadUser(), loadUser(), loadUser()]
    assert.strictEqual(new Set(asking).size, 1)
    await Promise.all(asking)
    assert.strictEqual($session.get().state, 'member')
  })

  test('brings the menu and the number of unread messages, and takes them away with the token', async () => {
    await signIn(email('customer'), { password })
    await Promise.all([loadMenu(), loadMessageCounts()])
    const menu = $menu.get()
    assert(menu.state === 'ready' && menu.items.some(({ path }) => path === '/sub-app/robot'))
    assert.isNumber($unread.get())
    await signOut()
    assert.deepEqual($menu.get(), { state: 'unknown' })
    assert.isUndefined($unread.get())
  })

  test('ends here at once and at the cloud as well', async () => {
    await signIn(email('customer'), { password })
    const token = $token.get() ?? ''
    await signOut()
    adapter.cookies.write('portal_token', `${token}`, { days: 1, domain: null })
    adapter.hearFromTab({ kind: 'session' })
    assert.isUndefined($token.get(), 'a token that was given up is not taken up again')
    const answer = await fetch('/api/userservice/admin/user_local_auth/v1/info', {
      headers: { Authorization: `Bearer ${token}` }
    })
    assert.strictEqual(((await answer.json()) as { code: number }).code, 610401)
  })
})
