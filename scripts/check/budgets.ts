/** Bytes by what was weighed, as `{ "/login": 91000 }`. */
export type Sizes = Readonly<Record<string, number>>

export type Verdict = { sentence: string; fails: boolean }

/** A budget is today's weight and a little; more than this above it, it holds nothing. */
const loosest = 1.05

/** Compares a weight with its budget. One that is too loose is only told: lowering it is somebody's decision. */
export const verdictOf = (bytes: number | undefined, budget: number | undefined): Verdict => {
  if (bytes === undefined) return { sentence: 'is budgeted and not built', fails: true }
  if (budget === undefined) return { sentence: 'has no budget in size-budgets.json', fails: true }
  if (bytes > budget) return { sentence: `${bytes - budget} bytes over its budget`, fails: true }
  if (budget <= bytes * loosest) return { sentence: 'fits', fails: false }
  return { sentence: `${budget - bytes} bytes below its budget: lower it in size-budgets.json`, fails: false }
}
