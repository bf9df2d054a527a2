import { expect, test } from '@playwright/test'
import { fails, judge, sentence, type Verdict } from '../../../scripts/size/budgets.ts'

const rows: [name: string, built: number | undefined, budget: number | undefined, verdict: Verdict, fails: boolean][] =
  [
    ['fits at its budget', 1000, 1000, { kind: 'fits' }, false],
    ['fits at five per cent below', 1000, 1050, { kind: 'fits' }, false],
    ['is told when its budget is looser', 1000, 1051, { kind: 'loose', bytes: 51 }, false],
    ['fails one byte over its budget', 1001, 1000, { kind: 'over', bytes: 1 }, true],
    ['fails without a budget', 1000, undefined, { kind: 'unbudgeted' }, true],
    ['fails when its route is gone', undefined, 1000, { kind: 'gone' }, true]
  ]

for (const [name, built, budget, verdict, failing] of rows) {
  test(`a route ${name}`, () => {
    const verdicts = judge(
      built === undefined ? {} : { '/login': built },
      budget === undefined ? {} : { '/login': budget }
    )
    expect(verdicts).toEqual({ '/login': verdict })
    expect(fails(verdict)).toBe(failing)
    expect(sentence(verdict)).toMatch(/\w/)
  })
}
