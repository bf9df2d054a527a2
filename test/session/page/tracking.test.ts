import { startSession, track } from '@portal/session'
import { assert } from 'chai'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled, until } from '../../support/page.ts'

type Sent = { cm: Record<string, unknown>; et: { event: string; properties: Record<string, unknown> }[] }

const user = {
  userId: 7,
  nickname: 'Chen',
  email: null,
  cellphone: null,
  userType: 3,
  tenantId: 1,
  hasPassword: true,
  perms: ['robot']
}

let sent: Sent[] = []
let failing = false
let answer: unknown = null

const adapter = fakeAdapter({
  fetch: async (input, init) => {
    if (String(input).includes('/info')) return new Response(JSON.stringify({ code: 610000, data: user }))
    if (failing) throw new TypeError('Failed to fetch')
    sent.push(JSON.parse(String(init?.body)))
    return new Response(JSON.stringify({ code: 610000, data: answer }))
  }
})

const events = async (count: number): Promise<Sent['et']> => {
  adapter.pass(2_000)
  await until(() => sent.flatMap(it => it.et).length >= count, `${count} events`)
  return sent.flatMap(it => it.et)
}

suite('Usage events', () => {
  suiteSetup(async () => {
    adapter.cookies.write('portal_token', 'token', { days: 1, domain: null })
    await startSession(adapter)
    const { loadUser } = await import('@portal/session')
    await loadUser()
  })
  setup(() => {
    sent = []
    failing = false
    answer = null
    adapter.pass(120_000)
  })

  test('travel together', async () => {
    track('pageView', { to: '/dashboard' })
    track('pageClick', { pageCode: 'dashboard' })
    assert.deepEqual(
      (await events(2)).map(it => it.event),
      ['pageView', 'pageClick']
    )
    assert.strictEqual(sent.length, 1)
    assert.deepEqual([sent[0]?.cm.browserType, sent[0]?.cm.networkType], ['Test 1', '4g'])
  })

  test('carry no token that stood in an address or a stack', async () => {
    track('jsError', { errStack: 'at https://x/?token=SECRET&role=2#a', errMsg: 'TOKEN=SECRET2', password: 'SECRET3' })
    assert.notInclude(JSON.stringify(await events(1)), 'SECRET')
  })

  test('tell the code of a failed call as the cloud answered it, also one that nobody knows', async () => {
    track('apiError', { call: 'GET /api/a', code: 699_999 })
    assert.deepEqual((await events(1))[0]?.properties, { call: 'GET /api/a', code: 699_999 })
  })

  test('of errors are twenty a minute at most', async () => {
    for (let count = 0; count < 1_000; count++) track('jsError', { errMsg: 'storm' })
    track('pageView', { to: '/dashboard' })
    assert.strictEqual((await events(21)).length, 21)
  })

  test('wait in a batch of fifty at most', async () => {
    for (let count = 0; count < 60; count += 1) track('pageClick', { pageCode: `button ${count}` })
    assert.strictEqual((await events(50)).length, 50)
    track('pageClick', { pageCode: 'later' })
    assert.strictEqual((await events(51)).at(-1)?.properties.pageCode, 'later')
  })

  test('are not themselves tracked when they fail to be sent', async () => {
    failing = true
    track('pageView', { to: '/dashboard' })
    adapter.pass(2_000)
    await until(() => adapter.warnings.some(it => it.message.includes('Usage events')))
    failing = false
    adapter.pass(60_000)
    track('pageView', { to: '/later' })
    assert.deepEqual(
      (await events(1)).map(it => it.properties),
      [{ to: '/later' }]
    )
  })

  for (const mode of ['development', 'production'] as const)
    test(`that the cloud refused are ${mode === 'development' ? '' : 'not '}told to the developer in ${mode}`, async () => {
      adapter.environment.mode = mode
      answer = { stored: 1, refused: [{ index: 1, field: 'event', reason: 'is none' }] }
      const before = adapter.warnings.length
      track('pageView', { to: '/a' })
      track('pageView', { to: '/b' })
      await events(2)
      const told = () => adapter.warnings.slice(before).filter(it => it.message.includes('event: is none'))
      if (mode === 'development') {
        await until(() => told().length === 1)
        assert.deepInclude(told()[0]?.cause as object, { properties: { to: '/b' } })
      } else {
        await settled()
        assert.deepEqual(told(), [])
      }
      adapter.environment.mode = 'development'
    })
})
