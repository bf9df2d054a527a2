import { $notices, $route, $user, keepDraft, loadUser, signOut, startSession } from '@portal/session'
import { assert } from 'chai'
import { createForm } from '#kit/portal/create-form.ts'
import { fakeAdapter, fakeStorage } from '../../support/fake-adapter.ts'
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

const adapter = fakeAdapter({
  tabStorage: fakeStorage(),
  fetch: async (_input, init) => {
    const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? ''
    return envelopeOf(user(token.startsWith('of-2') ? 2 : 1))
  }
})

const become = async (token: string): Promise<void> => {
  adapter.jar.delete('portal_token')
  adapter.hearFromTab({ kind: 'session' })
  adapter.cookies.write('portal_token', token, { days: 1, domain: null })
  adapter.hearFromTab({ kind: 'session' })
  await loadUser()
}

const settled = () => new Promise(resolve => setTimeout(resolve, 100))
const stored = (): string => adapter.tabStorage.read('portal_drafts') ?? ''
const offers = () => $notices.get().filter(({ other }) => other !== undefined)
const draftsIn = (): { name: string }[] => (stored() === '' ? [] : JSON.parse(stored()))

const start = { name: '', city: '', note: '', password: '' }
type Draft = typeof start
const formOf = (save = async () => () => undefined) =>
  createForm<Draft, never>(
    () => ({ start, problemsOf: () => ({}), save }),
    () => undefined
  )

suiteSetup(() => startSession(adapter))
let turn = 0
setup(async () => {
  turn += 1
  await become(`of-1-turn-${turn}`)
  assert.strictEqual($user.get()?.userId, 1)
  adapter.tabStorage.remove('portal_drafts')
})

suite('A form of several fields', () => {
  test('keeps what was typed, but no password, and offers it when the form is there again', async () => {
    formOf().change({ name: 'Lobby', password: 'secret-word' })
    assert.include(stored(), 'Lobby')
    assert.notInclude(stored(), 'secret-word')
    const again = formOf()
    assert.strictEqual(again.get().draft.name, '')
    await settled()
    assert.lengthOf(offers(), 1)
    offers()[0]?.action?.act()
    assert.deepEqual(again.get().draft, { ...start, name: 'Lobby' })
    again.end()
    assert.lengthOf(offers(), 0)
  })

  test('forgets what is discarded', async () => {
    formOf().change({ name: 'Lobby' })
    const again = formOf()
    await settled()
    offers()[0]?.other?.act()
    assert.strictEqual(stored(), '')
    again.end()
  })

  test('forgets what is again as it began, and what the person left', () => {
    const form = formOf()
    form.change({ name: 'Lobby' })
    form.change({ name: '' })
    assert.strictEqual(stored(), '')
    form.change({ name: 'Lobby' })
    form.end()
    assert.strictEqual(stored(), '')
  })

  test('forgets what was sent', async () => {
    const form = formOf()
    form.change({ name: 'Lobby' })
    form.submit(document.createElement('form'))
    await settled()
    assert.strictEqual(stored(), '')
  })

  test('keeps what was typed where it is left without a question', () => {
    const draft = keepDraft('account', () => undefined)
    draft.keep({ nickname: 'Chen' })
    draft.leave()
    assert.include(stored(), 'Chen')
  })

  test('keeps what was typed when it leaves the page because the session ended', async () => {
    const form = formOf()
    form.change({ name: 'Lobby' })
    adapter.jar.delete('portal_token')
    adapter.hearFromTab({ kind: 'session' })
    form.end()
    assert.include(stored(), 'Lobby')
  })
})

suite('A form of the sign-in page', () => {
  const leave = (): void => {
    adapter.jar.delete('portal_token')
    adapter.hearFromTab({ kind: 'session' })
  }

  test('keeps what a stranger typed, also where the form is left, and offers it again', async () => {
    leave()
    const form = keepDraft('register', () => undefined)
    form.keep({ nickname: 'Grace' })
    form.end()
    const again = keepDraft('register', () => undefined)
    await settled()
    assert.lengthOf(offers(), 1)
    again.end()
  })

  test('loses it when it is sent, and when somebody signs in', async () => {
    leave()
    const form = keepDraft('register', () => undefined)
    form.keep({ nickname: 'Grace' })
    form.drop()
    assert.strictEqual(stored(), '')
    form.keep({ nickname: 'Grace' })
    await become(`of-1-again-${turn}`)
    assert.strictEqual(stored(), '')
  })

  test('leaves the drafts of a person whose session ended for that person alone', async () => {
    formOf().change({ name: 'Lobby' })
    leave()
    const form = formOf()
    await settled()
    assert.lengthOf(offers(), 0)
    form.change({ name: 'Kitchen' })
    await become(`of-1-back-${turn}`)
    assert.deepEqual(
      draftsIn().map(({ name }) => name),
      [`${$route.get().pathname} ${Object.keys(start).join()}`]
    )
    assert.include(stored(), 'Lobby')
  })
})

suite('The drafts of a tab', () => {
  test('go at a log-out', async () => {
    formOf().change({ name: 'Lobby' })
    await signOut()
    assert.strictEqual(stored(), '')
  })

  test('are gone for another person, who is offered nothing', async () => {
    formOf().change({ name: 'Lobby' })
    await become('of-2')
    assert.strictEqual(stored(), '')
    const form = formOf()
    await settled()
    assert.lengthOf(offers(), 0)
    form.end()
  })

  test('are twenty at most, the oldest going first, and none is larger than 64 kB', () => {
    for (let at = 1; at <= 21; at += 1) keepDraft(`form ${at}`, () => undefined).keep({ at })
    assert.lengthOf(draftsIn(), 20)
    assert.isFalse(draftsIn().some(({ name }) => name.endsWith(' form 1')))
    keepDraft('large', () => undefined).keep({ text: 'ฟ'.repeat(22_000) })
    assert.isFalse(draftsIn().some(({ name }) => name.endsWith(' large')))
  })

  for (const text of [
    '',
    'nothing',
    '[]',
    '{"userId":1}',
    '[{"userId":1,"name":7}]',
    '[{"userId":"1","name":"/ x","value":1}]'
  ]) {
    test(`are none where «${text}» was stored`, async () => {
      adapter.tabStorage.write('portal_drafts', text)
      const form = formOf()
      await settled()
      assert.lengthOf(offers(), 0)
      form.end()
    })
  }
})
