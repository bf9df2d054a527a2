import { expect, test } from '@playwright/test'
import * as limits from '#contract/limits.ts'
import { moveItem } from '../../../packages/kit/portal/move-item.pure.ts'
import {
  addItems,
  clockOf,
  draftOfGroup,
  emptyGroup,
  groupProblems,
  itemLines,
  minuteChoices,
  usesOf,
  writtenGroup
} from '../../../sub-apps/resourceweb/materials/groups/group-draft.pure.ts'

/* A group as somebody writes it. */

const picture = { materialId: 1, name: 'Welcome', kind: 'picture' as const }
const sound = { materialId: 2, name: 'Gong', kind: 'sound' as const }
const items = addItems([], [picture, sound, picture])

test('pictures begin with ten seconds, and each use of a material is told apart', () => {
  expect(items.map(({ seconds }) => seconds)).toEqual(['10', '', '10'])
  expect(usesOf(items)).toEqual(['1 1', '2 1', '1 2'])
  expect(usesOf(items.toSpliced(0, 1))).toEqual(['2 1', '1 1'])
})

test('a group takes so many materials', () => {
  expect(addItems([], Array(limits.groupItemsMax + 5).fill(picture))).toHaveLength(limits.groupItemsMax)
})

const moves: [place: number, by: -1 | 1, order: number[]][] = [
  [0, 1, [1, 0, 2]],
  [2, -1, [0, 2, 1]],
  [0, -1, [0, 1, 2]],
  [2, 1, [0, 1, 2]],
  [9, 1, [0, 1, 2]]
]
for (const [place, by, order] of moves)
  test(`the item at ${place} moves by ${by}`, () => {
    const timed = items.map((item, index) => ({ ...item, seconds: String(index) }))
    expect(moveItem(timed, place, by).map(({ seconds }) => Number(seconds))).toEqual(order)
  })

const full = { ...emptyGroup, name: ' Lunch ', model: 'T10' as const, items }
const problems: [change: object, problem: object][] = [
  [{}, {}],
  [{ name: ' ' }, { name: 'empty' }],
  [{ model: '' }, { model: 'empty' }],
  [{ items: [] }, { items: 'items' }],
  [{ fromMinute: 60, toMinute: 60 }, { toMinute: 'span' }],
  ...['', '1', '601', '5.5', 'a', '-5'].map((seconds): [object, object] => [
    { items: items.map(item => ({ ...item, seconds })) },
    { seconds: 'seconds' }
  ])
]
for (const [place, [change, problem]] of problems.entries())
  test(`a group has the problems ${JSON.stringify(problem)} (row ${place})`, () => {
    const found = groupProblems({ ...full, ...change })
    expect(Object.fromEntries(Object.entries(found).filter(([, it]) => it !== undefined))).toEqual(problem)
  })

test('what is sent has seconds for pictures alone, and comes back as it was', () => {
  const written = writtenGroup(full)
  expect(written).toEqual({
    name: 'Lunch',
    fromMinute: 0,
    toMinute: 1_440,
    items: [
      { materialId: 1, seconds: 10 },
      { materialId: 2, seconds: null },
      { materialId: 1, seconds: 10 }
    ]
  })
  const detail = {
    ...written,
    model: 'T10',
    items: [
      { ...picture, seconds: 7 },
      { ...sound, seconds: null }
    ]
  }
  expect(writtenGroup(draftOfGroup(detail as never)).items.map(({ seconds }) => seconds)).toEqual([7, null])
})

test('shows minutes as clocks do, and keeps one that is no half hour', () => {
  expect([0, 450, 1_440].map(clockOf)).toEqual(['00:00', '07:30', '24:00'])
  expect(minuteChoices(0, 60, 30)).toEqual([0, 30, 60])
  expect(minuteChoices(0, 60, 45)).toEqual([0, 30, 45, 60])
})

test('materials are told one a line, and two drafts with the same ones are the same', () => {
  expect(itemLines(items, 's')).toBe('Welcome, 10 s\nGong\nWelcome, 10 s')
  expect(moveItem(moveItem(items, 0, 1), 1, -1)).toEqual(items)
  expect(addItems(items.toSpliced(2, 1), [picture])).toEqual(items)
})
