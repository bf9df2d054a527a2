import { expect, test } from '@playwright/test'
import { createCursors, createOwnLog } from '../../../cloud/live/cursors.pure.ts'

type Step = number | { skip: number } | 'close holes'

/** What arrives of one process, which numbers are new, where the cursor ends, and whether one is missing before it. */
const rows: [name: string, steps: Step[], taken: number[], through: number, holes: boolean][] = [
  ['one after the other', [1, 2, 3], [1, 2, 3], 3, false],
  ['each of them twice', [1, 1, 2, 2, 1], [1, 2], 2, false],
  ['a later one first', [2, 1], [2, 1], 2, false],
  ['a later one twice', [3, 3], [3], 0, true],
  ['all but one', [1, 2, 4, 5], [1, 2, 4, 5], 2, true],
  ['the missing one at last', [1, 2, 4, 5, 3, 4], [1, 2, 4, 5, 3], 5, false],
  ['the first of a process that was there before', [70], [70], 0, true],
  ['where that process is', [70, { skip: 69 }], [70], 70, false],
  ['where a process is, and then an old one', [{ skip: 69 }, 69, 70], [70], 70, false],
  ['a skip to where it is long past', [1, 2, 3, { skip: 1 }, 3], [1, 2, 3], 3, false],
  ['some that will never come', [1, 5, 9, 'close holes', 3, 10], [1, 5, 9, 10], 10, false],
  ['a number that no process gives', [0, 1], [1], 1, false]
]
for (const [name, steps, taken, through, holes] of rows)
  test(`takes each announcement once and knows what is missing: ${name}`, () => {
    const cursors = createCursors()
    const found: number[] = []
    for (const step of steps)
      if (step === 'close holes') cursors.closeHoles()
      else if (typeof step === 'object') cursors.skip('a', step.skip)
      else if (cursors.take('a', step)) found.push(step)
    expect(found).toEqual(taken)
    expect(cursors.heard()).toEqual({ a: through })
    expect(cursors.hasHoles()).toBe(holes)
  })

test('keeps the processes apart, and forgets the one of a hundred that was not heard for longest', () => {
  const cursors = createCursors()
  for (let sender = 0; sender < 100; sender += 1) cursors.take(`process ${sender}`, 1)
  cursors.take('process 0', 2)
  cursors.take('process 100', 1)
  const heard = cursors.heard()
  expect(Object.keys(heard)).toHaveLength(100)
  expect([heard['process 0'], heard['process 1'], heard['process 100']]).toEqual([2, undefined, 1])
})

test('gives its own announcements again, as long as it keeps all that is asked for', () => {
  const log = createOwnLog()
  expect([log.last(), log.after(0)]).toEqual([0, []])
  for (let count = 1; count <= 501; count += 1) expect(log.add(number => `text ${number}`)).toBe(`text ${count}`)
  expect(log.last()).toBe(501)
  expect(log.after(499)).toEqual(['text 500', 'text 501'])
  expect(log.after(501)).toEqual([])
  expect(log.after(1)).toHaveLength(500)
  expect(log.after(0)).toBeUndefined()
})
