import { Refused, request, startSession } from '@portal/session'
import { assert } from 'chai'
import { uploadLanguageFile } from '#contract/calls/languages/language-files.ts'
import { fetchTelling } from '#session/calls/send-file.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

/* The calls go to the real cloud behind the test server, by the browser's own ways of sending. */

const fetched: string[] = []
const adapter = fakeAdapter({
  fetch: (input, init) => {
    fetched.push(String(input))
    return fetch(input, init)
  }
})
const file = new File([new Uint8Array(300_000).fill(32)], 'texts.xlsx')
const input = { body: { intLangCode: 'xx', langName: 'Test', mode: 'add' as const }, file }

suiteSetup(() => {
  void startSession(adapter)
  adapter.cookies.write('portal_token', 'no-token-of-the-cloud', { days: 1, domain: null })
  adapter.hearFromTab({ kind: 'session' })
})

const reasonOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => error)

suite('A call with a file', () => {
  test('tells how much was sent, up to all of it, and is refused as other calls are', async () => {
    const told: [sentBytes: number, bytes: number][] = []
    const onProgress = (sentBytes: number, bytes: number): void => void told.push([sentBytes, bytes])
    const error = await reasonOf(request(uploadLanguageFile, input, { quiet: true, onProgress }))
    assert.instanceOf(error, Refused)
    assert.notInclude(fetched, uploadLanguageFile.path)
    const [sent, all] = told.at(-1) ?? []
    assert.strictEqual(sent, all)
    assert.isAbove(all ?? 0, file.size)
  })

  test('goes the usual way where nobody asks for its progress', async () => {
    const error = await reasonOf(request(uploadLanguageFile, input, { quiet: true }))
    assert.instanceOf(error, Refused)
    assert.include(fetched, uploadLanguageFile.path)
  })

  test('ends with its signal, as with its time limit', async () => {
    const stop = new AbortController()
    const ask = fetchTelling(() => stop.abort())
    const init = { method: 'POST', body: new Blob([new Uint8Array(3_000_000)]), signal: stop.signal }
    assert.strictEqual(await reasonOf(ask(uploadLanguageFile.path, init)), stop.signal.reason)
    assert.strictEqual(await reasonOf(ask(uploadLanguageFile.path, init)), stop.signal.reason)
  })

  test('is unreachable where nothing answers', async () => {
    const reason = await reasonOf(fetchTelling(() => undefined)('http://127.0.0.1:1/', { method: 'POST', body: 'a' }))
    assert.instanceOf(reason, TypeError)
  })
})
