import { $capabilitiesOf, $robotKindName, $robotKinds, startSession } from '@portal/session'
import { assert } from 'chai'
import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { robotKindList } from '#contract/calls/robots/robot-kinds.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled, until } from '../../support/page.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

suite('Kinds of robots', () => {
  test('are not asked for again once nobody listens, also when the answer fails afterwards', async () => {
    const cloud = scriptedCloud()
    const adapter = fakeAdapter({ fetch: cloud.fetch })
    await startSession(adapter)
    let fail = (): void => undefined
    cloud.answersBy(
      robotKindList,
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new TypeError('Failed to fetch'))
        })
    )
    $robotKinds.subscribe(() => undefined)()
    await until(() => cloud.asked.length === 1)
    // nanostores ends a store that nobody listens to after so long.
    await new Promise(resolve => setTimeout(resolve, STORE_UNMOUNT_DELAY + 100))
    fail()
    await settled()
    adapter.pass(600_000)
    await settled()
    assert.lengthOf(cloud.asked, 1)
  })

  test('are those of a new portal until the cloud says which there are, and one without a text shows its code', async () => {
    const cloud = scriptedCloud()
    await startSession(fakeAdapter({ fetch: cloud.fetch }))
    const kinds = () => $robotKinds.get().map(({ robotKind }) => robotKind)
    cloud.answers(robotKindList, [{ robotKind: 'window-cleaning', capabilities: ['elevator'] }])
    const seen: string[][] = []
    const stop = $robotKinds.subscribe(rows => seen.push(rows.map(({ robotKind }) => robotKind)))
    await until(() => kinds().includes('window-cleaning'))
    stop()
    assert.isTrue(seen[0]?.includes('delivery'))
    assert.deepEqual(seen.at(-1), ['window-cleaning'])
    assert.deepEqual($capabilitiesOf.get()('window-cleaning'), ['elevator'])
    assert.deepEqual($capabilitiesOf.get()('delivery'), [])
    assert.equal($robotKindName.get()('hotel'), 'Hotel')
    assert.equal($robotKindName.get()('window-cleaning'), 'window-cleaning')
    assert.equal($robotKindName.get()('constructor'), 'constructor')
    await settled()
  })
})
