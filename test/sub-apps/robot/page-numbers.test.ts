import { expect, test } from '@playwright/test'
import { lastPage, pageNumbers } from '../../../sub-apps/robot/page-numbers.ts'

const totals: [total: number, last: number][] = [
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [160, 16],
  [161, 17]
]

for (const [total, last] of totals) {
  test(`has ${last} pages of ten for ${total} robots`, () => {
    expect(lastPage(total, 10)).toBe(last)
  })
}

const choices: [page: number, last: number, numbers: number[]][] = [
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 16, [1, 2, 3, 4, 5]],
  [3, 16, [1, 2, 3, 4, 5]],
  [4, 16, [2, 3, 4, 5, 6]],
  [14, 16, [12, 13, 14, 15, 16]],
  [16, 16, [12, 13, 14, 15, 16]],
  // For the moment until the address is put right.
  [99, 16, [12, 13, 14, 15, 16]]
]

for (const [page, last, numbers] of choices) {
  test(`offers ${numbers.join(' ')} on page ${page} of ${last}`, () => {
    expect(pageNumbers(page, last)).toEqual(numbers)
  })
}
