import { $format, changeLanguage, startSession, translate } from '@portal/session'
import { assert } from 'chai'
import type { Language } from '#contract/languages.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

const now = Date.UTC(2026, 2, 4, 5, 6, 7)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

suiteSetup(() => startSession(fakeAdapter()))

suite('A relative time', () => {
  const rows: [ago: number, language: Language, text: string][] = [
    [0, 'en', 'now'],
    [59_999, 'en', 'now'],
    [-30_000, 'en', 'now'],
    [minute, 'en', '1 minute ago'],
    [hour - 1, 'en', '59 minutes ago'],
    [hour, 'en', '1 hour ago'],
    [day - 1, 'en', '23 hours ago'],
    [day, 'en', 'yesterday'],
    [6 * day, 'en', '6 days ago'],
    [-2 * hour, 'en', 'in 2 hours'],
    [7 * day, 'en', 'Feb 25, 2026'],
    [5 * minute, 'zh', '5分钟前'],
    [5 * minute, 'ja', '5 分前'],
    [5 * minute, 'ko', '5분 전'],
    [5 * minute, 'th', '5 นาทีที่ผ่านมา'],
    [5 * minute, 'fr', 'il y a 5 minutes'],
    [400 * day, 'th', '28 ม.ค. 2025']
  ]
  for (const [ago, language, text] of rows) {
    test(`of ${ago} ms ago is «${text}» in ${language}`, async () => {
      await changeLanguage(language)
      assert.strictEqual($format.get().relative(now - ago, now), text)
    })
  }
})

suite('A list', () => {
  const rows: [language: Language, text: string][] = [
    ['en', 'A, B, and C'],
    ['fr', 'A, B et C'],
    ['zh', 'A、B和C']
  ]
  for (const [language, text] of rows) {
    test(`is «${text}» in ${language}`, async () => {
      await changeLanguage(language)
      assert.strictEqual($format.get().list(['A', 'B', 'C']), text)
    })
  }
})

suite('A count in a text', () => {
  const rows: [count: number, language: Language, text: string][] = [
    [1, 'en', '1 unread message'],
    [10_160, 'en', '10,160 unread messages'],
    [10_160, 'fr', '10\u202f160']
  ]
  for (const [count, language, text] of rows)
    test(`of ${count} is written as readers of ${language} write numbers`, async () => {
      await changeLanguage(language)
      assert.include(translate('header.unread', { count }), text)
    })
})
