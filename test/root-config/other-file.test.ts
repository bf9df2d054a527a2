import { assert } from 'chai'
import {
  type BrowserAnswers,
  type FileAnswer,
  isOtherAnswer,
  isOtherByBrowser,
  strongestOf
} from '#root-config/reasons/other-file.pure.ts'

const good: FileAnswer = { status: 200, type: 'text/javascript; charset=utf-8', hashes: { sha384: 'right' } }
const other: FileAnswer = { ...good, hashes: { sha384: 'other' } }

const answers: [what: string, answer: FileAnswer, integrity: string, isOther: boolean][] = [
  ['the released bytes', good, 'sha384-right', false],
  ['other bytes', other, 'sha384-right', true],
  ['other bytes as application/javascript', { ...other, type: 'application/javascript' }, 'sha384-right', true],
  ['one of two hashes', good, 'sha384-first sha384-right', false],
  ['a hash with an option', good, 'sha384-right?ct=x', false],
  ['bytes with a weaker hash beside', other, 'sha256-other sha384-right', true],
  ['a part of the file', { ...other, status: 206 }, 'sha384-right', false],
  ['a file that is gone', { ...other, status: 404 }, 'sha384-right', false],
  ['a gateway without a server', { ...other, status: 504 }, 'sha384-right', false],
  ['a page in place of the file', { ...other, type: 'text/html' }, 'sha384-right', false],
  ['an answer without a type', { ...other, type: '' }, 'sha384-right', false],
  ['a hash that nobody made', { ...other, hashes: {} }, 'sha384-right', false],
  ['a map without a hash that browsers know', other, 'md5-right', false]
]

const calm: BrowserAnswers = { plain: true, hashed: false, hashedAgain: false, plainAgain: true }

const words: [what: string, answers: BrowserAnswers, isOther: boolean][] = [
  ['the hash failed twice on a calm line', calm, true],
  ['the line came back in between', { ...calm, plain: false }, false],
  ['the line was lost in between', { ...calm, plainAgain: false }, false],
  ['the hash failed once', { ...calm, hashedAgain: true }, false],
  ['the file came with its hash', { ...calm, hashed: true, hashedAgain: true }, false],
  ['nothing came', { plain: false, hashed: false, hashedAgain: false, plainAgain: false }, false]
]

suite('A file that failed', () => {
  for (const [what, answer, integrity, isOther] of answers)
    test(`is ${isOther ? 'another one' : 'not called another one'} for ${what}`, () =>
      assert.strictEqual(isOtherAnswer(answer, integrity), isOther))

  for (const [what, given, isOther] of words)
    test(`of another origin is ${isOther ? 'another one' : 'not called another one'} where ${what}`, () =>
      assert.strictEqual(isOtherByBrowser(given), isOther))

  test('is compared by the strongest of its hashes', () =>
    assert.deepEqual(strongestOf(' sha256-a  sha512-b sha512-c'), { algorithm: 'sha512', hashes: ['b', 'c'] }))
})
