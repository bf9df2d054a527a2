import { $capabilitiesOf, $robotKindName, $robotKinds, startSession } from '@portal/session'
import { assert } from 'chai'
import { robotKindList } from '#contract/calls/robots/robot-kinds.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled, until } from '../../support/page.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

suite('Kinds of robots', () => {
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
