import { createRepeat, Refused, startSession, TimedOut, Unreachable, whenReachable } from '@portal/session'
import { assert } from 'chai'
import { inOrderOfSight, waitBefore } from '../../../session/network/wait-plan.pure.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled } from '../../support/page.ts'

const state = { isThere: false, probes: 0, status: 200 }
const adapter = fakeAdapter({
  fetch: async () => {
    state.probes += 1
    if (!state.isThere) throw new TypeError('Failed to fetch')
    return new Response('[]', { status: state.status })
  }
})

const pass = async (ms: number): Promise<void> => {
  adapter.pass(ms)
  await settled()
}

suiteSetup(() => void startSession(adapter))
setup(async () => {
  Object.assign(state, { isThere: true, status: 200 })
  adapter.tab.visible = true
  // Whatever still waits is called, and the waits begin anew.
  adapter.comeBack('online')
  await settled()
  await pass(120_000)
  Object.assign(state, { isThere: false, probes: 0 })
})

suite('What the network lost', () => {
  test('is asked for again once, when the server answers again while the browser was online all the time', async () => {
    const heard: string[] = []
    whenReachable(() => heard.push('one'))
    whenReachable(() => heard.push('two'))
    for (let second = 0; second < 20; second += 1) await pass(1_000)
    assert.isAbove(state.probes, 1)
    assert.deepEqual(heard, [])
    state.isThere = true
    await pass(60_000)
    assert.deepEqual(heard, ['one', 'two'])
    const { probes } = state
    await pass(600_000)
    assert.deepEqual(heard, ['one', 'two'])
    assert.strictEqual(state.probes, probes, 'nobody waits, and nobody asks')
  })

  test('is asked for again at once when the browser is online again', async () => {
    let times = 0
    whenReachable(() => {
      times += 1
    })
    state.isThere = true
    adapter.comeBack('online')
    await settled()
    assert.strictEqual(times, 1)
  })

  test('waits while a gateway answers for a server that is away', async () => {
    let times = 0
    whenReachable(() => {
      times += 1
    })
    Object.assign(state, { isThere: true, status: 502 })
    adapter.comeBack('online')
    await settled()
    assert.strictEqual(times, 0)
    state.status = 200
    await pass(60_000)
    assert.strictEqual(times, 1)
  })

  test('costs nothing in a tab that nobody looks at, and is asked for when it is looked at', async () => {
    let times = 0
    adapter.tab.visible = false
    whenReachable(() => {
      times += 1
    })
    state.isThere = true
    await pass(600_000)
    assert.deepEqual([times, state.probes], [0, 0])
    adapter.tab.visible = true
    adapter.comeBack('visible')
    await settled()
    assert.strictEqual(times, 1)
  })

  test('is forgotten by a part that left the page', async () => {
    let times = 0
    const stop = whenReachable(() => {
      times += 1
    })
    stop()
    state.isThere = true
    adapter.comeBack('online')
    await settled()
    assert.deepEqual([times, state.probes], [0, 0])
  })

  test('keeps no other part from its turn, where one throws', async () => {
    let times = 0
    whenReachable(() => {
      throw new Error('broken')
    })
    whenReachable(() => {
      times += 1
    })
    state.isThere = true
    adapter.comeBack('online')
    await settled()
    assert.strictEqual(times, 1)
  })

  for (const [what, error, times] of [
    ['no answer', new Unreachable('no answer'), 1],
    ['an answer that took too long', new TimedOut('no answer in time'), 1],
    ['a lost fetch', new TypeError('Failed to fetch'), 1],
    ['a refusal', new Refused('GET /x', 610401, 'refused'), 0],
    ['nothing that failed', undefined, 0]
  ] as const) {
    test(`is asked for again ${times} times after ${what}`, async () => {
      let asked = 0
      createRepeat().after(error, () => {
        asked += 1
      })
      state.isThere = true
      adapter.comeBack('online')
      await settled()
      assert.strictEqual(asked, times)
    })
  }

  for (const [probes, random, ms] of [
    [0, 0, 2_000],
    [0, 1, 3_000],
    [1, 0, 4_000],
    [4, 0, 30_000],
    [40, 1, 45_000]
  ] as const) {
    test(`is probed for ${ms} ms after ${probes} probes, with ${random} of the spread`, () => {
      assert.strictEqual(waitBefore(probes, random), ms)
    })
  }

  test('has its turn in the order in which a person sees it', () => {
    const at = (name: string, top: number | undefined) => ({
      name,
      place: top === undefined ? undefined : { top, bottom: top + 100 }
    })
    const parts = [at('below', 900), at('unknown', undefined), at('second', 300), at('first', -50), at('above', -500)]
    assert.deepEqual(
      inOrderOfSight(parts, 800).map(({ name }) => name),
      ['first', 'second', 'unknown', 'above', 'below']
    )
  })
})
