import {
  $session,
  changeLanguage,
  changeTheme,
  collapseSidebar,
  navigate,
  signIn,
  signOut,
  startSession,
  writeStored
} from '@portal/session'
import { assert } from 'chai'
import { storedInTab } from '#session/storage/stored-in-tab.pure.ts'
import { stored, storedFiles } from '#session/storage/stored-names.pure.ts'
import { demoPassword } from '../../support/demo-account.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

/** The items that the browser keeps (docs/requirements.md §3.11), each with its name and its number of days (§9.6). */
const cookies: [item: string, name: string, days: number | undefined][] = [
  ['token cookie', stored.token.name, stored.token.days],
  ['token expiry', stored.tokenExpiry.name, stored.tokenExpiry.days],
  ['language', stored.language.name, stored.language.days],
  ['phone-login data', stored.rememberedAccount.name, stored.rememberedAccount.days],
  ['agreement flag', stored.agreement.name, stored.agreement.days]
]
const expected: [item: string, name: string, days: number | undefined][] = [
  // As long as the token.
  ['token cookie', 'portal_token', undefined],
  ['token expiry', 'portal_token_expiry', 30],
  ['language', 'portal_language', 365],
  ['phone-login data', 'portal_account', 30],
  ['agreement flag', 'portal_agreement', 30]
]

const email = (name: string) => ({ kind: 'email', email: `${name}@demo.example` }) as const

suite('What the portal keeps in the browser', () => {
  const inTab = new Map<string, string>()
  const adapter = fakeAdapter({
    tabStorage: {
      read: name => inTab.get(name),
      write: (name, text) => inTab.set(name, text) === inTab,
      remove: name => void inTab.delete(name)
    }
  })
  let password = ''
  suiteSetup(async () => {
    await startSession(adapter)
    password = await demoPassword()
  })

  test('is every item of the specification, by its name and its life', () => assert.deepEqual(cookies, expected))

  test('has no name twice', () => {
    const names = [
      ...Object.values(stored).map(({ name }) => name),
      ...Object.values(storedFiles),
      ...Object.values(storedInTab)
    ]
    assert.strictEqual(new Set(names).size, names.length)
    for (const name of names) assert.match(name, /^portal_[a-z_]+$/)
  })

  test('is written with the life of its item', async () => {
    await changeLanguage('fr')
    changeTheme('dark')
    collapseSidebar(true)
    writeStored('rememberedAccount', 'a@b.example')
    writeStored('agreement', 'yes')
    const days = (name: string) => adapter.jar.get(name)?.days
    assert.deepEqual(
      ['portal_language', 'portal_theme', 'portal_sidebar', 'portal_account', 'portal_agreement'].map(days),
      [365, 365, 365, 30, 30]
    )
  })

  for (const [given, days] of [
    [7 * 86_400, 7],
    [43_200, 0.5],
    [0, 1 / 86_400],
    [-1, 1 / 86_400],
    [1e12, 400],
    [Number.NaN, 1]
  ] as const)
    test(`a token that lives ${given} seconds is kept for ${days} days`, () => {
      writeStored('token', 'T', given / 86_400)
      assert.strictEqual(adapter.jar.get('portal_token')?.days, days)
      adapter.jar.delete('portal_token')
    })

  test('the usage record says when somebody signed in, and when out, and not who', async () => {
    await signIn(email('customer'), { password })
    assert.deepEqual(JSON.parse(adapter.kept.get('portal_usage') ?? ''), { timestamp: adapter.now(), login: true })
    adapter.pass(5_000)
    await signOut()
    assert.deepEqual(JSON.parse(adapter.kept.get('portal_usage') ?? ''), { timestamp: adapter.now(), login: false })
  })

  test('the micro flag lasts as long as its sub-application is open, and the session', async () => {
    await signIn(email('customer'), { password })
    const flag = () => inTab.get('portal_micro')
    navigate('/sub-app/robot?micro=true')
    assert.strictEqual(flag(), 'robot')
    navigate('/sub-app/robot/list')
    assert.strictEqual(flag(), 'robot', 'a move within it keeps the flag')
    navigate('/sub-app/message')
    assert.isUndefined(flag(), 'another one has not been opened so')
    navigate('/sub-app/robot?micro=false')
    assert.isUndefined(flag())
    navigate('/dashboard?micro=true')
    assert.isUndefined(flag(), 'a page of the portal is none')
    navigate('/sub-app/robot?micro=true')
    await signOut()
    assert.isUndefined(flag(), 'the next person starts without it')
    assert.strictEqual($session.get().state, 'guest')
  })
})
