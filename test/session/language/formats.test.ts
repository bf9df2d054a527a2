import { assert } from 'chai'
import type { Language } from '#contract/languages.ts'
import { localeTag } from '#session/browser/locale-tag.pure.ts'
import { bytesText, durationText } from '#session/language/amounts.pure.ts'
import {
  collator,
  dateFormat,
  displayNames,
  firstWeekday,
  lettersOf,
  listFormat,
  localeOf,
  numberFormat,
  pluralRules,
  relativeFormat
} from '#session/language/formats.pure.ts'

const noon = Date.UTC(2026, 10, 29, 12)

suite('A language tag', () => {
  const rows: [given: unknown, tag: string | undefined][] = [
    ['en-US', 'en-US'],
    ['en-US@posix', 'en-US'],
    ['en_US.UTF-8', 'en-US'],
    ['zh_CN', 'zh-CN'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['C', undefined],
    ['C.UTF-8', undefined],
    ['undefined', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    [7, undefined]
  ]
  for (const [given, tag] of rows)
    test(`${String(given) || 'nothing'} is read as ${tag ?? 'no language'}`, () =>
      assert.strictEqual(localeTag(given), tag))
})

suite('A formatter', () => {
  for (const language of ['en', 'en-US@posix', 'C', 'undefined', ''])
    test(`writes numbers, dates and words for the language "${language}" without an error`, () => {
      assert.strictEqual(numberFormat(language).format(14_660), '14,660')
      assert.strictEqual(dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(noon), 'Nov 29, 2026')
      assert.strictEqual(listFormat(language).format(['A', 'B']), 'A and B')
      assert.strictEqual(relativeFormat(language).format(-1, 'day'), 'yesterday')
      assert.strictEqual(pluralRules(language).select(1), 'one')
      assert.strictEqual(displayNames(language, { type: 'region' }).of('TH'), 'Thailand')
      assert.strictEqual(collator(language).compare('a', 'b'), -1)
    })

  for (const timeZone of ['Etc/Unknown', 'Nowhere/At_all', ''])
    test(`writes times of the zone "${timeZone}" in UTC`, () =>
      assert.strictEqual(dateFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(noon), '12:00'))

  test('has Gregorian years in Thai', () =>
    assert.include(dateFormat('th', { year: 'numeric', timeZone: 'UTC' }).format(noon), '2026'))

  test('is made once for the same values', () => {
    const percent = numberFormat('en', { style: 'percent' })
    assert.strictEqual(numberFormat('en', { style: 'percent' }), percent)
    assert.notStrictEqual(numberFormat('en'), percent)
    assert.notStrictEqual(numberFormat('fr', { style: 'percent' }), percent)
  })

  test('counts letters as readers do', () => assert.deepEqual([...lettersOf('กำ👩‍👩‍👧é')].length, 3))

  test('knows the region of a tag, and none of what is no tag', () => {
    assert.strictEqual(localeOf('zh_CN')?.region, 'CN')
    assert.isUndefined(localeOf('undefined'))
  })
})

suite('The first day of the week', () => {
  const rows: [Language, number][] = [
    ['zh', 1],
    ['en', 7],
    ['ja', 7],
    ['ko', 7],
    ['th', 7],
    ['fr', 1]
  ]
  for (const [language, day] of rows)
    test(`is ${day} in ${language}, with and without a browser that knows it`, () => {
      assert.strictEqual(firstWeekday(language), day)
      const ignorant = Object.assign(new Intl.Locale(language), { getWeekInfo: undefined, weekInfo: undefined })
      assert.strictEqual(firstWeekday(language, ignorant as never), day)
    })

  test('is what the browser says', () => {
    const locale = Object.assign(new Intl.Locale('fr'), { getWeekInfo: () => ({ firstDay: 6 }) })
    assert.strictEqual(firstWeekday('fr', locale), 6)
  })
})

suite('An amount', () => {
  const durations: [ms: number, language: string, written: string][] = [
    [0, 'en', '0s'],
    [90_061_000, 'en', '1d 1h'],
    [-60_000, 'en', '-1m'],
    [3_900_000, 'zh', '1小时 5分钟']
  ]
  for (const [ms, language, written] of durations)
    test(`of ${ms} ms is ${written}`, () => assert.strictEqual(durationText(language, ms), written))

  const bytes: [bytes: number, language: string, written: string][] = [
    [0, 'en', '0 bytes'],
    [1, 'en', '1 byte'],
    [457, 'en', '457 bytes'],
    [457, 'fr', '457\u00a0octets'],
    [1_500_000, 'en', '1.5 MB']
  ]
  for (const [count, language, written] of bytes)
    test(`of ${count} bytes is ${written} in ${language}`, () =>
      assert.strictEqual(bytesText(language, count), written))
})
