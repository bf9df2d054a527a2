import {
  $notices,
  ContractBroken,
  changeLanguage,
  isOverNewer,
  Refused,
  request,
  sentenceOf,
  startSession,
  Unreachable
} from '@portal/session'
import { assert } from 'chai'
import { messageCount } from '#contract/calls/messages/messages.ts'
import { languageCodes } from '#contract/languages.ts'
import { fakeAdapter, shippedMessages } from '../../support/fake-adapter.ts'
import { envelopeOf } from '../../support/scripted-cloud.ts'

const asked: string[] = []
let codesAnswer: 'file' | 'fails' | 'hangs' = 'file'
let code = 610000
let data: unknown = null

const adapter = fakeAdapter({
  fetch: async () => envelopeOf(data, code),
  loadMessages: (language, topic) => {
    asked.push(`${topic ?? 'first'}/${language}`)
    if (topic === 'codes' && codesAnswer === 'fails') return Promise.reject(new Unreachable('offline'))
    if (topic === 'codes' && codesAnswer === 'hangs') return new Promise(() => undefined)
    return shippedMessages(language, topic)
  }
})

setup(async () => {
  codesAnswer = 'file'
  await startSession(adapter)
  await changeLanguage('en')
  adapter.pass(10_000)
  asked.length = 0
})

const refusal = async (given: number, told: unknown = null): Promise<unknown> => {
  code = given
  data = told
  return request(messageCount, {}).catch((error: unknown) => error)
}

const shown = (): string[] => $notices.get().map(it => it.text)

suite('The sentence of an error', () => {
  test('is fetched with the first code that needs it, and is there when the call fails', async () => {
    const error = await refusal(610701)
    assert.strictEqual(sentenceOf(error), 'This robot was not found. Check its serial number.')
    assert.deepEqual(shown(), ['This robot was not found. Check its serial number.'])
    await refusal(610704)
    assert.deepEqual(asked, ['codes/en'])
  })

  test('needs no file for the codes of the sign-in page', async () => {
    assert.strictEqual(sentenceOf(await refusal(610001)), 'Wrong account or password.')
    assert.deepEqual(asked, [])
  })

  for (const [what, author, sentence] of [
    ['and says who and when', { changedBy: 'Mei', changedAt: 0 }, /are not saved\. Saved by Mei, .*(1970|70)/],
    ['and names nobody whom the cloud does not name', { changedBy: null, changedAt: 0 }, /are not saved\.$/]
  ] as const)
    test(`tells a save over a newer version apart, ${what}`, async () => {
      const error = await refusal(610606, [{ field: 'version', reason: 'newer', version: 2, ...author }])
      assert.match(sentenceOf(error), sentence)
      assert.isTrue(isOverNewer(error))
      assert.isFalse(isOverNewer(await refusal(610606)))
    })

  test('is Error and the number where no text is known', async () => {
    for (const unknown of [699999, 0, -1, 610013.5, 614999]) {
      assert.strictEqual(sentenceOf(await refusal(unknown)), `Error ${unknown}`)
    }
  })

  test('is Error and the number when the texts fail to come, and they are asked for again next time', async () => {
    codesAnswer = 'fails'
    assert.strictEqual(sentenceOf(await refusal(610701)), 'Error 610701')
    codesAnswer = 'file'
    assert.strictEqual(sentenceOf(await refusal(610701)), 'This robot was not found. Check its serial number.')
  })

  test('keeps an error waiting for a second at most', async () => {
    codesAnswer = 'hangs'
    const failed = refusal(610701)
    while (asked.length === 0) await Promise.resolve().then(() => new Promise(resolve => setTimeout(resolve)))
    adapter.pass(1_000)
    assert.strictEqual(sentenceOf(await failed), 'Error 610701')
  })

  test('is that of 612xxx for a 614xxx that has none of its own', async () => {
    assert.strictEqual(sentenceOf(await refusal(614012)), 'Something is wrong with the map file. Check it.')
    assert.strictEqual(sentenceOf(await refusal(614008)), 'The upgrade is in progress. Do not send it again.')
    assert.match(sentenceOf(await refusal(614026)), /^A material group/)
  })

  test('is shown once when many calls fail for the same reason at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => refusal(610703)))
    assert.strictEqual(shown().length, 1)
  })

  test('follows the language', async () => {
    const error = await refusal(610701)
    const sentences = new Set<string>()
    for (const language of languageCodes) {
      await changeLanguage(language)
      sentences.add(sentenceOf(error))
    }
    assert.strictEqual(sentences.size, languageCodes.length)
  })

  const locks: [retryAfter: number | undefined, sentence: RegExp][] = [
    [900, /Try again in 15 minutes\.$/],
    [61, /Try again in 2 minutes\.$/],
    [1, /Try again in 1 minute\.$/],
    [0, /Try again now\.$/],
    [undefined, /Try again later\.$/]
  ]
  for (const [retryAfter, sentence] of locks) {
    test(`says of a lock of ${retryAfter} seconds when to try again`, async () => {
      await changeLanguage('en')
      assert.match(sentenceOf(new Refused('x', 610008, '', [], retryAfter)), sentence)
    })
  }

  test('is Error for an answer that breaks the contract', () => {
    assert.strictEqual(sentenceOf(new ContractBroken('x')), 'Error')
    assert.strictEqual(sentenceOf(new Refused('x', Number.NaN, '')), 'Error NaN')
  })
})
