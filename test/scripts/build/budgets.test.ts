import { expect, test } from '@playwright/test'
import { verdictOf } from '../../../scripts/check/budgets.ts'

const rows: [name: string, bytes: number | undefined, budget: number | undefined, sentence: string, fails: boolean][] =
  [
    ['fits at its budget', 1000, 1000, 'fits', false],
    ['fits at five per cent below', 1000, 1050, 'fits', false],
    [
      'is told when its budget is looser',
      1000,
      1051,
      '51 bytes below its budget: lower it in size-budgets.json',
      false
    ],
    ['fails one byte over its budget', 1001, 1000, '1 bytes over its budget', true],
    ['fails without a budget', 1000, undefined, 'has no budget in size-budgets.json', true],
    ['fails when its route is gone', undefined, 1000, 'is budgeted and not built', true]
  ]

for (const [name, bytes, budget, sentence, fails] of rows) {
  test(`a route ${name}`, () => {
    expect(verdictOf(bytes, budget)).toEqual({ sentence, fails })
  })
}
