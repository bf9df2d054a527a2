import { expect, test } from '@playwright/test'
import {
  againMs,
  nextUse,
  noteEveryMs,
  type UseOfCredentials,
  withinMs
} from '../../../cloud/topics/robot-credentials/note-use.pure.ts'

const unused: UseOfCredentials = {
  lastTime: null,
  lastAddress: null,
  otherAddress: null,
  changes: 0,
  changesSince: null,
  sharedTime: null,
  sharedAddress: null
}

/** The uses one after the other, each so long after the one before. */
const after = (uses: readonly [address: string, afterMs: number][]) => {
  let now = 1_000_000
  let known = unused
  let notes = 0
  for (const [address, afterMs] of uses) {
    now += afterMs
    const next = nextUse(known, { address, now })
    if (next !== undefined) notes += 1
    known = next ?? known
  }
  return { notes, known, now }
}
const byTurns = (count: number, afterMs: number): [string, number][] =>
  Array.from({ length: count }, (_, index) => [index % 2 === 0 ? 'here' : 'there', afterMs])

test('a use from the same address is noted once a minute', () => {
  expect(after(Array.from({ length: 61 }, () => ['here', 1_000])).notes).toBe(2)
  expect(
    after([
      ['here', 0],
      ['here', noteEveryMs - 1]
    ]).notes
  ).toBe(1)
})

for (const { what, uses, shared } of [
  { what: 'a robot that changes its network once', uses: byTurns(2, 10_000), shared: false },
  { what: 'a robot that goes to another network and back', uses: byTurns(3, 10_000), shared: false },
  { what: 'a robot that changes its network each ten minutes', uses: byTurns(20, withinMs), shared: false },
  { what: 'two places that report by turns', uses: byTurns(5, 10_000), shared: true }
])
  test(`${what} is ${shared ? '' : 'not '}told of`, () => {
    expect(after(uses).known.sharedTime !== null).toBe(shared)
  })

test('names both addresses', () => {
  expect(after(byTurns(5, 10_000)).known).toMatchObject({ lastAddress: 'here', sharedAddress: 'there' })
})

test('is told of once an hour, and writes no more than one use a minute meanwhile', () => {
  const { known, now } = after(byTurns(5, 1_000))
  let next = known
  let notes = 0
  for (let second = 1; second < 120; second += 1) {
    const noted = nextUse(next, { address: second % 2 === 0 ? 'here' : 'there', now: now + second * 1_000 })
    if (noted !== undefined) notes += 1
    next = noted ?? next
  }
  expect({ sharedTime: next.sharedTime, notes }).toEqual({ sharedTime: known.sharedTime, notes: 1 })
  expect(nextUse(next, { address: 'elsewhere', now: now + againMs + 1 })?.changes).toBe(1)
})
