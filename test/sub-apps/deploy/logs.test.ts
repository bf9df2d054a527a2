import { expect, test } from '@playwright/test'
import { momentOf, typedTime } from '../../../packages/kit/portal/local-time.pure.ts'
import { findMatch } from '../../../sub-apps/deploy/logs/find-match.pure.ts'
import { createLineStore } from '../../../sub-apps/deploy/logs/line-store.pure.ts'
import {
  boxHeight,
  lastTop,
  scrollTopOf,
  topAfterKey,
  topAt,
  topFor,
  type View
} from '../../../sub-apps/deploy/logs/line-window.pure.ts'
import { readLogAddress, writeLogAddress } from '../../../sub-apps/deploy/logs/log-address.pure.ts'
import { lastHour, timeOf } from '../../../sub-apps/deploy/logs/log-time.pure.ts'
import { piecesOf, shownText } from '../../../sub-apps/deploy/logs/shown-text.pure.ts'

/* The decisions of the pages of remote logs, tested without a browser. */

const short: View = { lines: 5, lineHeight: 20, height: 400 }
const long: View = { lines: 1_000, lineHeight: 20, height: 410 }
const huge: View = { lines: 50_000_000, lineHeight: 20, height: 400 }

test('each line can be at the top, and the scroll bar comes back to the same line', () => {
  for (const view of [short, long, huge])
    for (const top of [1, 2, Math.floor(lastTop(view) / 3) + 1, lastTop(view)]) {
      const wanted = Math.min(top, lastTop(view))
      expect(Math.abs(topAt(scrollTopOf(wanted, view), view) - wanted), `${view.lines} ${top}`).toBeLessThanOrEqual(1)
    }
  expect(lastTop(short)).toBe(1)
  expect(lastTop(long)).toBe(981)
  expect(boxHeight(long)).toBe(20_000)
  expect(boxHeight(huge)).toBe(10_000_000)
  expect(topAt(10_000_000 - 400, huge)).toBe(lastTop(huge))
})

const keys: [key: string, top: number, expected: number | undefined][] = [
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 1],
  ['PageDown', 1, 20],
  ['PageUp', 100, 81],
  ['End', 1, 981],
  ['ArrowDown', 981, 981],
  ['Home', 500, 1],
  ['ArrowLeft', 5, undefined],
  ['toString', 5, undefined]
]
for (const [key, top, expected] of keys)
  test(`${key} goes from line ${top} to ${expected ?? 'no other'}`, () => {
    expect(topAfterKey(key, top, long)).toBe(expected)
  })

test('somebody who jumps to a line finds it below the top', () => {
  expect(topFor(500, long)).toBe(494)
  expect(topFor(2, long)).toBe(1)
  expect(topFor(1_000, long)).toBe(981)
})

const now = new Date(2026, 2, 12, 12, 0).getTime()
const at = (day: number, hour: number, minute = 0) => typedTime(new Date(2026, 2, day, hour, minute).getTime())
const times: [from: string, to: string, expected: string][] = [
  [at(12, 10), at(12, 11), 'asked'],
  [at(11, 12), at(12, 12), 'asked'],
  ['', at(12, 11), 'from missing'],
  [at(12, 10), '2026-02-31', 'to missing'],
  ['2026-01-01T10:00', '2026-01-01T11:00', 'from old'],
  [at(12, 10), at(12, 13), 'to future'],
  [at(12, 11), at(12, 11), 'to order'],
  [at(11, 11, 59), at(12, 12), 'to long']
]
for (const [from, to, expected] of times)
  test(`a log from ${from} to ${to} is: ${expected}`, () => {
    const time = timeOf({ from, to }, now)
    expect('problem' in time ? `${time.field} ${time.problem}` : 'asked').toBe(expected)
  })

test('a moment stands in its field by the reader’s clock, and is read back', () => {
  expect(typedTime(now)).toBe('2026-03-12T12:00')
  expect(momentOf(typedTime(now))).toBe(now)
  expect(lastHour(now)).toEqual({ from: '2026-03-12T11:00', to: '2026-03-12T12:00' })
})

test('signs that nobody sees get pictures, and every other letter stays', () => {
  expect(shownText('a\tb ü 漢 😀')).toBe('a\tb ü 漢 😀')
  expect(shownText('\u0000\u001b[31m\u007f')).toBe('␀␛[31m␡')
  expect(shownText('a\u202eb\u2066c\ufeff\u0085')).toBe('a\ufffdb\ufffdc\ufffd\ufffd')
})

test('matches are marked whatever their case', () => {
  const marked = (line: string, searched: string) =>
    piecesOf(line, searched)
      .map(({ text, isMatch }) => (isMatch ? `<${text}>` : text))
      .join('')
  expect(marked('Error: no ERROR', 'error')).toBe('<Error>: no <ERROR>')
  expect(marked('aaa', 'aa')).toBe('<aa>a')
  expect(marked('a.b axb', 'a.b')).toBe('<a.b> axb')
  expect(marked('İx', 'x')).toBe('İx')
  expect(marked('', 'x')).toBe('')
  expect(marked('abc', '')).toBe('abc')
})

test('the address keeps the search and the line, and ignores what is none', () => {
  const address = { text: 'a b', level: 'error', line: 7 } as const
  expect(writeLogAddress(address, '?micro=true')).toBe('?micro=true&text=a+b&level=error&line=7')
  expect(readLogAddress('?text=a+b&level=error&line=7')).toEqual(address)
  expect(readLogAddress('?level=fatal&line=-1')).toEqual({ text: '', level: undefined, line: undefined })
  expect(writeLogAddress({ text: '', level: undefined, line: undefined }, '')).toBe('')
})

test('a search goes on until it finds a match, ends or is stopped', async () => {
  const told: number[] = []
  const answers = new Map<number, { matches: number[]; goOn: number | null }>([
    [1, { matches: [], goOn: 100 }],
    [100, { matches: [], goOn: 200 }],
    [200, { matches: [250, 260], goOn: null }],
    [300, { matches: [], goOn: null }]
  ])
  let isStopped = false
  const find = (from: number) =>
    findMatch({
      ask: async line => answers.get(line) ?? { matches: [], goOn: null },
      from,
      tell: line => told.push(line),
      isStopped: () => isStopped
    })
  expect(await find(1)).toBe(250)
  expect(told).toEqual([100, 200])
  expect(await find(300)).toBeUndefined()
  isStopped = true
  expect(await find(200)).toBeUndefined()
})

test('lines are asked for once, around those that are looked at, and again after a failure', async () => {
  const asked: number[] = []
  let told = (): void => undefined
  let fails = false
  const errors: unknown[] = []
  const store = createLineStore(
    async (from, count) => {
      asked.push(from)
      if (fails) throw new Error('away')
      return Array.from({ length: count }, (_, index) => ({
        line: from + index,
        text: String(from + index),
        level: null,
        cut: false
      }))
    },
    error => {
      errors.push(error)
      told()
    }
  )
  const answered = () =>
    new Promise<void>(resolve => {
      told = resolve
    })
  const want = async (from: number, to: number): Promise<void> => {
    const wait = answered()
    store.want({ from, to })
    await wait
    await new Promise(resolve => setTimeout(resolve))
  }
  await want(1, 50)
  store.want({ from: 20, to: 200 })
  expect(asked).toEqual([1])
  expect(store.lineAt(200)?.text).toBe('200')
  await want(180, 230)
  expect(asked).toEqual([1, 201])
  fails = true
  await want(1_000, 1_001)
  expect(errors.at(-1)).toBeInstanceOf(Error)
  fails = false
  await want(1_000, 1_001)
  expect(asked).toEqual([1, 201, 1_000, 1_000])
  // Of a long way, only the lines that are near are kept.
  for (let line = 10_000; line < 16_000; line += 200) await want(line, line + 1)
  expect(store.lineAt(1)).toBeUndefined()
})
