import {
  $notices,
  $session,
  $token,
  $usedElsewhere,
  ContractBroken,
  changeLanguage,
  Refused,
  request,
  sentenceOf,
  startSession,
  TimedOut,
  Unreachable
} from '@portal/session'
import { assert } from 'chai'
import { messageCount } from '#contract/calls/messages/messages.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

type Answer = () => Promise<Response>

const answering =
  (body: BodyInit | null, init?: ResponseInit): Answer =>
  async () =>
    new Response(body, init)
const json = (value: unknown, init?: ResponseInit): Answer => answering(JSON.stringify(value), init)
const counts = { unReadCount: 1, readCount: 2, count: 3 }

let answer: Answer = json({ code: 610000, data: counts })
let asked: { address: string; headers: Headers; signal: AbortSignal | null | undefined }[] = []

const adapter = fakeAdapter({
  fetch: (input, init) => {
    asked.push({ address: String(input), headers: new Headers(init?.headers), signal: init?.signal })
    return answer()
  },
  timeZone: () => -3.5
})

suiteSetup(() => startSession(adapter))

const become = (token: string): void => {
  adapter.cookies.write('portal_token', token, { days: 1, domain: null })
  adapter.hearFromTab({ kind: 'session' })
}

setup(() => {
  adapter.pass(10_000)
  asked = []
  become('good-token')
})

const failureOf = async (given: Answer): Promise<unknown> => {
  answer = given
  return request(messageCount, {}).catch((error: unknown) => error)
}

suite('A call', () => {
  test('carries the token, the time zone in hours and the language that is shown, or about to be', async () => {
    await failureOf(json({ code: 610000, data: counts }))
    assert.strictEqual(asked[0]?.headers.get('Authorization'), 'Bearer good-token')
    assert.strictEqual(asked[0]?.headers.get('X-Time-Zone'), '-3.5')
    assert.strictEqual(asked[0]?.headers.get('Accept-Language'), 'en')
    const changed = changeLanguage('th')
    await failureOf(json({ code: 610000, data: counts }))
    assert.strictEqual(asked.at(-1)?.headers.get('Accept-Language'), 'th')
    await changed
    await changeLanguage('en')
  })

  test('gives the data of an answer whose code is the number as text', async () => {
    assert.deepEqual(await failureOf(json({ code: '610000', data: counts })), counts)
  })

  const faults: [what: string, answer: Answer, kind: new (...rest: never[]) => Error, sentence: string][] = [
    [
      'no connection',
      async () => Promise.reject(new TypeError('Failed to fetch')),
      Unreachable,
      'Network exception. Refresh and retry.'
    ],
    ['an empty answer', answering(''), Unreachable, 'Network exception. Refresh and retry.'],
    ['204 without a body', answering(null, { status: 204 }), Unreachable, 'Network exception. Refresh and retry.'],
    ['half a body', answering('{"code":610000,"da'), Unreachable, 'Network exception. Refresh and retry.'],
    ['null', json(null), Unreachable, 'Network exception. Refresh and retry.'],
    ['a list', json([610000]), Unreachable, 'Network exception. Refresh and retry.'],
    [
      "a gateway's page with 200",
      answering('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }),
      Unreachable,
      'Network exception. Refresh and retry.'
    ],
    [
      "a gateway's page with 502",
      answering('<h1>Bad gateway</h1>', { status: 502 }),
      Unreachable,
      'Network exception. Refresh and retry.'
    ],
    ['no code', json({ data: counts }), Unreachable, 'Network exception. Refresh and retry.'],
    [
      'a code that is no number',
      json({ code: 'ok', data: counts }),
      Unreachable,
      'Network exception. Refresh and retry.'
    ],
    [
      'a time-out',
      async () => Promise.reject(new DOMException('late', 'TimeoutError')),
      Unreachable,
      'Network exception. Refresh and retry.'
    ],
    ['data that breaks the contract', json({ code: 610000, data: { unReadCount: 'many' } }), ContractBroken, 'Error'],
    ['no data', json({ code: 610000 }), ContractBroken, 'Error'],
    ['a known code', json({ code: 610403, msg: 'no' }), Refused, 'You do not have permission to do this.'],
    [
      'a known code with HTTP 500',
      json({ code: 610500 }, { status: 500 }),
      Refused,
      'Something unexpected went wrong. Try again later.'
    ],
    ['an unknown code', json({ code: 699999, msg: '<b>raw</b>' }), Refused, 'Error 699999']
  ]
  for (const [what, given, kind, sentence] of faults) {
    test(`fails with one notice, «${sentence}», on ${what}`, async () => {
      const errors = await Promise.all([failureOf(given), failureOf(given), failureOf(given)])
      for (const error of errors) assert(error instanceof kind, `${error}`)
      assert.strictEqual(sentenceOf(errors[0]), sentence)
      assert.deepEqual(
        $notices.get().map(it => it.text),
        [sentence]
      )
    })
  }

  test('ends after ten seconds, also in the middle of the body, as timed out', async () => {
    const limit = AbortSignal.timeout
    const soon = new AbortController()
    let ms = 0
    AbortSignal.timeout = given => {
      ms = given
      return soon.signal
    }
    try {
      const failed = failureOf(
        async () =>
          new Response(
            new ReadableStream({
              start: body => {
                body.enqueue(new TextEncoder().encode('{"code":'))
                soon.signal.addEventListener('abort', () => body.error(soon.signal.reason))
                queueMicrotask(() => soon.abort(new DOMException('late', 'TimeoutError')))
              }
            })
          )
      )
      const error = await failed
      assert(error instanceof TimedOut, `${error}`)
      assert.strictEqual(sentenceOf(error), 'The service request timed out. Refresh and retry.')
      assert.strictEqual(ms, 10_000)
    } finally {
      AbortSignal.timeout = limit
    }
  })
})

suite('A dead token', () => {
  let token = ''
  const ends = async (expiry: number, data: object | null = null): Promise<string[]> => {
    adapter.pass(10_000)
    token = crypto.randomUUID()
    become(token)
    adapter.cookies.write('portal_token_expiry', String(adapter.now() + expiry), { days: 1, domain: null })
    const told = adapter.told.length
    // Refusals and a late success take turns, as they do when a session ends while a page loads.
    let count = 0
    answer = async () => (count++ % 3 === 2 ? json({ code: 610000, data: counts }) : json({ code: 610401, data }))()
    await Promise.allSettled(Array.from({ length: 20 }, () => request(messageCount, {})))
    assert.deepEqual($session.get(), { state: 'guest' })
    assert.strictEqual(adapter.jar.has('portal_token'), false)
    assert.strictEqual(adapter.told.length - told, 1, 'other tabs are told once')
    assert.strictEqual(Number($usedElsewhere.get() !== undefined) + $notices.get().length, 1, 'it is said once')
    return $notices.get().map(it => it.text)
  }

  test('ends the session once, and is told once with its moment as used elsewhere, when the expiry is still ahead', async () => {
    assert.deepEqual(await ends(60_000), [])
    assert.deepEqual($usedElsewhere.get(), { noticed: adapter.now(), change: '/login?redirect=%2Fsecure' })
  })

  test('says that the session expired when the expiry has passed', async () => {
    assert.deepEqual(await ends(-60_000), ['Your login has expired. Log in again.'])
  })

  test('says that the session expired when the cloud says so, whatever the clock of the machine was set to', async () => {
    const hours = 5 * 3_600_000
    assert.deepEqual(await ends(hours, { session: 'expired' }), ['Your login has expired. Log in again.'])
    assert.isUndefined($usedElsewhere.get())
  })

  test('is not taken up again from a cookie that could not be removed', async () => {
    await ends(60_000)
    become(token)
    assert.strictEqual($token.get(), undefined)
  })

  test('does not end the session of the token that came after it', async () => {
    become('old-token')
    answer = async () => {
      become('new-token')
      return json({ code: 610401 })()
    }
    await request(messageCount, {}).catch(() => undefined)
    assert.strictEqual($token.get(), 'new-token')
  })
})

suite('A stored token', () => {
  for (const poisoned of ['', 'with space', 'a\r\nX-Evil: 1', 'ключ', 'x'.repeat(513), '<script>']) {
    test(`is dropped when it is «${poisoned.slice(0, 20)}»`, () => {
      become('good-token')
      become(poisoned)
      assert.deepEqual($session.get(), { state: 'guest' })
    })
  }
})
