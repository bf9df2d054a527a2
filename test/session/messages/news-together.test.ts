import {
  $change,
  $live,
  $messageCounts,
  $notices,
  loadUser,
  request,
  signOut,
  startMessageCentre,
  startSession
} from '@portal/session'
import { assert } from 'chai'
import { signOut as signOutCall, userInfo } from '#contract/calls/identity/sign-in.ts'
import { languageHashes } from '#contract/calls/languages/language-files.ts'
import { messageCount, messageList, readAllMessages } from '#contract/calls/messages/messages.ts'
import { codes } from '#contract/codes.ts'
import { liveAction } from '#contract/page/live.ts'
import { ada } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { settled, until } from '../../support/page.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

// What one page does when all pages are told of news at the same moment. The page is in the middle of them: its luck is 0.5.

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })
let heard: string[] = []

const asked = (call: { path: string }): number => cloud.asked.filter(it => it.endsWith(call.path)).length
const socket = () => {
  const newest = adapter.sockets.at(-1)
  assert(newest)
  return newest
}
const hear = (frame: object): void => socket().heard(JSON.stringify(frame))

const busy = (retryAfter: string): Response =>
  Response.json(
    { code: codes.serviceUnavailable, msg: '', data: null },
    { status: 503, headers: { 'Retry-After': retryAfter } }
  )
const counts = (unReadCount: number) => ({ unReadCount, readCount: 0, count: unReadCount })
const answerCounts = (unReadCount: number): void => cloud.answers(messageCount, counts(unReadCount))

/** Lets time pass, and what follows from it happen. News of a kind is told once a second at most. */
const pass = async (ms: number): Promise<void> => {
  adapter.pass(ms)
  await settled()
}

suiteSetup(async () => {
  cloud.answers(userInfo, { ...ada, permissionStamp: 'stamp' })
  cloud.answers(signOutCall, null)
  cloud.answers(languageHashes, [])
  answerCounts(0)
  adapter.cookies.write('portal_token', 'token', { days: 1, domain: null })
  await startSession(adapter)
  await loadUser()
  await startMessageCentre()
  $change.listen(change => heard.push(change?.action ?? ''))
  await until(() => $live.get().state === 'opening')
  socket().opened()
  hear({})
  await until(() => $messageCounts.get()?.count === 0)
})

setup(async () => {
  adapter.tab.visible = true
  answerCounts(0)
  await pass(60_000)
  cloud.asked.length = 0
  heard = []
})

suite('A page among all that are told at once', () => {
  test('asks at once about news to one person', async () => {
    hear({ action: 'cloud_message' })
    await until(() => asked(messageCount) === 1)
  })

  test('asks about news to many when its turn has come', async () => {
    hear({ action: 'cloud_message', spreadMs: 20_000 })
    await pass(9_999)
    assert.strictEqual(asked(messageCount), 0)
    await pass(1)
    await until(() => asked(messageCount) === 1)
  })

  test('waits while nobody sees it, and then asks once', async () => {
    adapter.tab.visible = false
    for (let count = 0; count < 5; count += 1) {
      hear({ action: 'cloud_message' })
      hear({ action: 'dashboard_changed' })
      await pass(2_000)
    }
    assert.deepEqual(cloud.asked, [])
    assert.deepEqual(heard, [])
    adapter.tab.visible = true
    adapter.comeBack('visible')
    await until(() => asked(messageCount) === 1)
    await pass(5_000)
    assert.strictEqual(asked(messageCount), 1)
    assert.deepEqual(heard, ['reconnected'])
  })

  test('asks once about everything when all kinds are told of together', async () => {
    for (const action of liveAction.options) hear({ action, spreadMs: 40_000 })
    await pass(19_000)
    assert.deepEqual(cloud.asked, [])
    await pass(1_500)
    await until(() => asked(messageCount) === 1)
    await pass(5_000)
    assert.deepEqual(heard, ['reconnected', 'language_changed', 'releases_changed', 'permissions_changed'])
    assert.deepEqual([asked(messageCount), asked(languageHashes), asked(userInfo)], [1, 1, 1])
  })

  test('opens its channel in its turn after a stop that was announced, and asks in its turn then', async () => {
    const before = adapter.sockets.length
    socket().closed(1001, JSON.stringify({ spreadMs: 10_000 }))
    await pass(9_999)
    assert.strictEqual(adapter.sockets.length, before)
    await pass(1)
    assert.strictEqual(adapter.sockets.length, before + 1)
    socket().opened()
    hear({ spreadMs: 30_000 })
    await pass(14_000)
    assert.deepEqual(cloud.asked, [])
    await pass(1_500)
    await until(() => asked(messageCount) === 1)
    assert.deepEqual(heard, ['reconnected'])
  })

  for (const [what, frame] of [
    ['that is no number', { action: 'cloud_message', spreadMs: 'long' }],
    ['below nothing', { action: 'cloud_message', spreadMs: -1 }],
    ['that begins before now', { action: 'cloud_message', afterMs: -1, spreadMs: 10 }]
  ] as const) {
    test(`does not hear news with a spread ${what}, which no cloud sends`, async () => {
      hear(frame)
      await pass(60_000)
      assert.deepEqual(cloud.asked, [])
    })
  }

  test('asks again when the cloud was too busy, later each time, and shows what it has meanwhile', async () => {
    answerCounts(3)
    hear({ action: 'cloud_message' })
    await until(() => $messageCounts.get()?.count === 3)
    const answers = [busy('2'), busy('5'), busy('1')]
    cloud.answersBy(messageCount, () => answers.shift() ?? envelopeOf(counts(4)))
    cloud.asked.length = 0
    await pass(1_000)
    hear({ action: 'cloud_message' })
    for (const [index, wait] of [3_000, 7_500, 12_000].entries()) {
      await until(() => asked(messageCount) === index + 1)
      await settled()
      await pass(wait - 1)
      assert.strictEqual(asked(messageCount), index + 1)
      assert.strictEqual($messageCounts.get()?.count, 3)
      await pass(1)
    }
    await until(() => $messageCounts.get()?.count === 4)
    assert.deepEqual($notices.get(), [])
  })

  test('tells the person after 45 seconds that the cloud was too busy', async () => {
    cloud.answersBy(messageCount, () => busy('2'))
    let isOver = false
    const over = request(messageCount, {})
      .catch(() => undefined)
      .then(() => {
        isOver = true
      })
    for (let second = 0; second < 45 && !isOver; second += 1) {
      assert.deepEqual($notices.get(), [])
      await pass(1_000)
    }
    await over
    await until(() => $notices.get().length === 1)
  })

  test('repeats a question that is no GET, and nothing that changes something', async () => {
    const answers = [busy('2')]
    cloud.answersBy(messageList, () => answers.shift() ?? envelopeOf({ list: [], total: 0 }))
    cloud.answersBy(readAllMessages, () => busy('2'))
    const list = request(messageList, { body: { messageStatus: '', pageNo: 1, size: 10 } }, { quiet: true })
    const read = request(readAllMessages, { body: { newestMessageRecordId: 1 } }, { quiet: true }).catch(
      () => 'refused'
    )
    assert.strictEqual(await read, 'refused')
    await settled()
    await pass(3_000)
    assert.deepEqual(await list, { list: [], total: 0 })
    await pass(60_000)
    assert.deepEqual([asked(messageList), asked(readAllMessages)], [2, 1])
  })

  test('does not ask again for a person who signed out meanwhile', async () => {
    cloud.answersBy(messageCount, () => busy('2'))
    const question = request(messageCount, {}, { quiet: true }).catch(() => 'ended')
    await until(() => asked(messageCount) === 1)
    await settled()
    await signOut()
    await pass(3_000)
    assert.strictEqual(await question, 'ended')
    assert.strictEqual(asked(messageCount), 1)
  })
})
