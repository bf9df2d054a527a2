import { assert } from 'chai'
import { offeredPages, pageCount } from '#elements/shared/page-numbers.pure.ts'

suite('The pages of a list', () => {
  const totals: [total: number, pages: number][] = [
    [0, 1],
    [10, 1],
    [11, 2],
    [100_000, 10_000]
  ]
  for (const [total, pages] of totals) {
    test(`of ${total} rows are ${pages}`, () => assert.strictEqual(pageCount(total, 10), pages))
  }

  const offers: [page: number, pages: number, numbers: number[]][] = [
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [12, 9, [5, 6, 7, 8, 9]]
  ]
  for (const [page, pages, numbers] of offers) {
    test(`are offered as ${numbers.join(' ')} on page ${page} of ${pages}`, () => {
      assert.deepEqual(offeredPages(page, pages), numbers)
    })
  }
})
