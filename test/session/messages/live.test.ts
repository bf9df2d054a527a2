import {
  $live,
  $messageCentre,
  $messageCounts,
  $messagesOpen,
  browserAdapter,
  loadUser,
  openDrawer,
  signOut,
  startMessageCentre,
  startSession
} from '@portal/session'
import { assert } from 'chai'
import { signOut as signOutCall, userInfo } from '#contract/calls/identity/sign-in.ts'
import { type Message, messageCount, messageList } from '#contract/calls/messages/messages.ts'
import { codes } from '#contract/codes.ts'
import { ada } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { until } from '../../support/page.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

// A browser's own socket to a real server; calls are answered by a script, so that they can be counted.

const message = (messageRecordId: number): Message => ({
  messageRecordId,
  title: `Message ${messageRecordId}`,
  content: 'Text',
  url: null,
  createTime: messageRecordId,
  status: 1
})

let sent = 3
const cloud = scriptedCloud()
const warnings: string[] = []
let token = ''

const counted = (call: { path: string }): number => cloud.asked.filter(it => it.endsWith(call.path)).length

const control = async (what: string): Promise<{ origin: string; known: boolean; query?: Record<string, string> }> =>
  (await fetch(`/__live${what}`)).json()

/** The server knows a channel a moment after it was asked for. */
const tell = async (what: string): Promise<void> => {
  let known = false
  await until(() => {
    if (!known)
      void control(`/${token}?`).then(it => {
        known = it.known
      })
    return known
  })
  await control(`/${token}?${what}`)
}

const signIn = async (): Promise<void> => {
  token = `token-${crypto.randomUUID()}`
  adapter.cookies.write('portal_token', token, { days: 1, domain: null })
  await startSession(adapter)
  await loadUser()
}

let adapter: ReturnType<typeof browserAdapter>

suiteSetup(async () => {
  const { origin } = await control('.json')
  const fake = fakeAdapter()
  adapter = {
    ...browserAdapter({
      environment: { ...fake.environment, socketBase: origin },
      messages: 'aabbccdd',
      navigate: () => undefined
    }),
    fetch: cloud.fetch,
    loadMessages: fake.loadMessages,
    warn: text => void warnings.push(text)
  }
  cloud.answers(userInfo, ada)
  cloud.answers(signOutCall, null)
  cloud.answersBy(messageCount, () => envelopeOf({ unReadCount: sent, readCount: 0, count: sent }))
  cloud.answersBy(messageList, () =>
    envelopeOf({ list: Array.from({ length: Math.min(10, sent) }, (_, index) => message(sent - index)), total: sent })
  )
  await signIn()
  await startMessageCentre()
})

suite('The live channel of a browser', () => {
  test('opens for a member without being asked to, and asks for what was missed', async () => {
    await until(() => $live.get().state === 'open')
    await until(() => $messageCounts.get()?.unReadCount === 3)
  })

  test('makes of ten thousand messages in five seconds eight calls of each kind at most, the last one after the last message', async () => {
    openDrawer(true)
    const centre = $messageCentre.get()
    assert(centre)
    await until(() => centre.$messages.get().state === 'ready')
    let changes = 0
    const stop = centre.$messages.listen(() => {
      changes += 1
    })
    const startedAt = performance.now()
    const before = [counted(messageCount), counted(messageList)]
    const burst = tell('burst=10000&ms=5000')
    sent = 500
    await burst
    sent = 1_003
    await tell('burst=1&ms=10')
    await until(() => $messageCounts.get()?.count === 1_003)
    await until(() => {
      const shown = centre.$messages.get()
      return shown.state === 'ready' && shown.arrived === 1_000
    })
    stop()
    // Five seconds on a machine with nothing else to do; on a busy one the server takes longer to send so many.
    const seconds = Math.max(5, Math.ceil((performance.now() - startedAt) / 1_000))
    const made = [counted(messageCount), counted(messageList)].map((now, index) => now - (before[index] ?? 0))
    assert(
      made.every(it => it >= 2 && it <= seconds + 3),
      `${made} calls in ${seconds} s`
    )
    // Drawing follows these changes: a burst costs work for each answer, and none for each message.
    assert.isAtMost(changes, 3 * (seconds + 3))
    assert.deepEqual($live.get().state, 'open')
  })

  for (const [what, stamp, asksAgain] of [
    ['asks for the permissions after each pause when the cloud gives no stamp of them', undefined, true],
    ['names its stamp of the permissions, and leaves telling of a change to the cloud', 'stamp-1', false]
  ] as const) {
    test(what, async () => {
      const { permissionStamp: _, ...user } = ada
      cloud.answers(userInfo, stamp === undefined ? user : { ...user, permissionStamp: stamp })
      await signOut()
      await signIn()
      await until(() => $live.get().state === 'open')
      const counts = counted(messageCount)
      const users = counted(userInfo)
      await tell('close=1001')
      await until(() => $live.get().state !== 'open')
      // As the person's own button does: the pause before the next try is longer than a test waits.
      $messageCentre.get()?.live('reconnect')
      await until(() => $live.get().state === 'open')
      // The counts are asked for in the same step. Their answer shows that the step is over.
      await until(() => counted(messageCount) > counts)
      if (asksAgain) await until(() => counted(userInfo) > users)
      else assert.strictEqual(counted(userInfo), users)
      const { age, ...query } = (await control(`/${token}?`)).query ?? {}
      assert.deepEqual(query, stamp === undefined ? {} : { permissions: stamp })
      assert.equal(age === undefined, stamp === undefined)
    })
  }

  test('has the session ended by an ordinary call when the cloud refuses its token', async () => {
    cloud.answersBy(messageCount, () => envelopeOf(null, codes.tokenInvalid))
    await tell('close=4401')
    await until(() => $live.get().state === 'off')
    assert.strictEqual($messageCounts.get(), undefined)
    assert.isFalse($messagesOpen.get())
  })

  test('opens anew for who signs in next, and closes at sign-out', async () => {
    cloud.answersBy(messageCount, () => envelopeOf({ unReadCount: sent, readCount: 0, count: sent }))
    await signIn()
    await until(() => $live.get().state === 'open')
    await signOut()
    assert.deepEqual($live.get(), { state: 'off' })
  })

  test('tells nobody its address, which holds the token', () => {
    assert.deepEqual(
      warnings.filter(it => /token-/.test(it)),
      []
    )
  })
})
