import { assert } from 'chai'
import { type NetworkWait, networkWaitEvent } from '#contract/page/network-wait.ts'
import { createLoader, type Loaded } from '../../packages/kit/index.ts'
import { settled } from '../support/page.ts'

class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
class Refused extends Error {
  override readonly name = 'Refused'
}

/** A portal that takes what is handed over, until the test ends. */
const portal = (takes: boolean) => {
  const waits: NetworkWait[] = []
  const hear = (event: Event): void => {
    waits.push((event as CustomEvent<NetworkWait>).detail)
    if (takes) event.preventDefault()
  }
  addEventListener(networkWaitEvent, hear)
  return { waits, end: () => removeEventListener(networkWaitEvent, hear) }
}

const loadFailing = async (error: Error) => {
  const states: Loaded<string>[] = []
  const loader = createLoader<string>(loaded => states.push(loaded))
  let failures = 1
  await loader.load(async () => {
    if (failures-- > 0) throw error
    return 'there'
  })
  return { loader, states }
}

suite('A loader of an application', () => {
  test('hands a question that no answer came to over to the portal, and asks when the portal says so', async () => {
    const { waits, end } = portal(true)
    const { states } = await loadFailing(new Unreachable('no answer'))
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('focus'))
    await settled()
    assert.deepEqual([waits.length, states.at(-1)?.state], [1, 'failed'])
    waits[0]?.act()
    await settled()
    assert.deepEqual(states.at(-1), { state: 'ready', value: 'there' })
    end()
  })

  test('asks by itself where there is no portal', async () => {
    const { states } = await loadFailing(new Unreachable('no answer'))
    dispatchEvent(new Event('online'))
    await settled()
    assert.deepEqual(states.at(-1), { state: 'ready', value: 'there' })
  })

  test('does not ask again for what was refused', async () => {
    const { waits, end } = portal(false)
    const { states } = await loadFailing(new Refused('no'))
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('focus'))
    await settled()
    assert.deepEqual([waits.length, states.at(-1)?.state], [0, 'failed'])
    end()
  })

  test('takes its question back when its page is left', async () => {
    const { waits, end } = portal(true)
    const { loader } = await loadFailing(new Unreachable('no answer'))
    assert.isFalse(waits[0]?.signal.aborted)
    loader.end()
    assert.isTrue(waits[0]?.signal.aborted)
    end()
  })
})
