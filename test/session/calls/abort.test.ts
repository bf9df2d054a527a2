import { $notices, request, startSession } from '@portal/session'
import { assert } from 'chai'
import { messageCount, readAllMessages } from '#contract/calls/messages/messages.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

const counts = { unReadCount: 1, readCount: 2, count: 3 }
const answer = (): Response => new Response(JSON.stringify({ code: 610000, data: counts }))
const busy = (): Response => new Response('{}', { status: 503 })

let sent: { signal: AbortSignal | null | undefined; end: (response: Response) => void }[] = []
const adapter = fakeAdapter({
  fetch: (_input, init) =>
    new Promise((resolve, reject) => {
      sent.push({ signal: init?.signal, end: resolve })
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
})
/** Notices come with their texts, which take a moment. */
const toldNow = async () => {
  await new Promise(resolve => setTimeout(resolve, 20))
  return $notices.get()
}

suiteSetup(() => {
  void startSession(adapter)
  adapter.cookies.write('portal_token', 'good-token', { days: 1, domain: null })
  adapter.hearFromTab({ kind: 'session' })
})
setup(() => {
  sent = []
})

const reasonOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => error
  )
const untilSent = async (): Promise<void> => {
  while (sent.length === 0) await new Promise(resolve => setTimeout(resolve))
}

suite('A call that is aborted', () => {
  test('ends its request, and nobody is told', async () => {
    const stop = new AbortController()
    const reason = reasonOf(request(messageCount, {}, { signal: stop.signal }))
    await untilSent()
    stop.abort()
    assert.strictEqual(await reason, stop.signal.reason)
    assert.isTrue(sent[0]?.signal?.aborted)
    assert.deepEqual(await toldNow(), [])
  })

  test('is not sent where the signal was aborted before', async () => {
    for (const call of [
      () => request(messageCount, {}, { signal: AbortSignal.abort() }),
      () => wish(AbortSignal.abort())
    ])
      assert.include(await reasonOf(call()), { name: 'AbortError' })
    assert.deepEqual([sent, await toldNow()], [[], []])
  })

  test('is not repeated after a cloud that was too busy', async () => {
    const stop = new AbortController()
    const reason = reasonOf(request(messageCount, {}, { signal: stop.signal }))
    await untilSent()
    sent[0]?.end(busy())
    await new Promise(resolve => setTimeout(resolve, 20))
    stop.abort()
    assert.strictEqual(await reason, stop.signal.reason)
    adapter.pass(60_000)
    assert.lengthOf(sent, 1)
    assert.deepEqual(await toldNow(), [])
  })

  test('leaves another call alone', async () => {
    const stop = new AbortController()
    const reason = reasonOf(request(messageCount, {}, { signal: stop.signal }))
    const other = request(messageCount, {})
    await untilSent()
    stop.abort()
    await reason
    sent[1]?.end(answer())
    assert.deepEqual(await other, counts)
  })

  test('goes on where it is a wish on its way, which may have arrived', async () => {
    const stop = new AbortController()
    const reason = reasonOf(wish(stop.signal))
    await untilSent()
    stop.abort()
    assert.isFalse(sent[0]?.signal?.aborted)
    sent[0]?.end(new Response(JSON.stringify({ code: 610000, data: { count: 1 } })))
    assert.strictEqual(await reason, 'answered')
  })
})

const wish = (signal: AbortSignal): Promise<unknown> =>
  request(readAllMessages, { body: { newestMessageRecordId: 1 } }, { signal })
