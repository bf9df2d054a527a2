import { expect, test } from '@playwright/test'
import { changedLines, withSortedUnions } from '../../scripts/pack/changed-lines.ts'

const rows: [what: string, before: string, now: string, changes: string[]][] = [
  ['the same text', 'a\nb', 'a\nb', []],
  ['a line that moved', 'a\nb', 'b\n\n  a', []],
  ['a line that came', 'a', 'a\nb', ['+ b']],
  ['a line that went', 'a\nb', 'b', ['- a']],
  ['a line that changed', 'a: string', 'a: number', ['- a: string', '+ a: number']],
  ['a line that is there once more', 'a', 'a\na', ['+ a']]
]

for (const [what, before, now, changes] of rows) {
  test(`tells of ${what}`, () => {
    expect(changedLines(before, now)).toEqual(changes)
  })
}

test('a union of literals is the same in each order', () => {
  expect(withSortedUnions('a: 2 | 1, b: "y" | "x"')).toBe(withSortedUnions('a: 1 | 2, b: "x" | "y"'))
})
