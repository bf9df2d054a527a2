/** Compares the weight of each route with its budget. */

/** Bytes by route, as `{ "/login": 91000 }`. */
export type Sizes = Record<string, number>

export type Verdict =
  | { kind: 'fits' }
  | { kind: 'over'; bytes: number }
  /** So far below its budget that a page could grow a lot unseen. */
  | { kind: 'loose'; bytes: number }
  | { kind: 'unbudgeted' }
  | { kind: 'gone' }

/** A budget is today's weight and a little; more than this above it, it holds nothing. */
const loosest = 1.05

/** The verdict for each route that is built or budgeted. */
export const judge = (built: Sizes, budgets: Sizes): Record<string, Verdict> =>
  Object.fromEntries(
    [...new Set([...Object.keys(built), ...Object.keys(budgets)])].map(route => [
      route,
      verdictOf(built[route], budgets[route])
    ])
  )

const verdictOf = (bytes: number | undefined, budget: number | undefined): Verdict => {
  if (bytes === undefined) return { kind: 'gone' }
  if (budget === undefined) return { kind: 'unbudgeted' }
  if (bytes > budget) return { kind: 'over', bytes: bytes - budget }
  return budget > bytes * loosest ? { kind: 'loose', bytes: budget - bytes } : { kind: 'fits' }
}

/** Whether the verdict ends a run in failure. A loose budget is only told: lowering it is somebody's decision. */
export const fails = ({ kind }: Verdict): boolean => kind === 'over' || kind === 'unbudgeted' || kind === 'gone'

export const sentence = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'fits':
      return 'fits'
    case 'over':
      return `${verdict.bytes} bytes over its budget`
    case 'loose':
      return `${verdict.bytes} bytes below its budget: lower it in size-budgets.json`
    case 'unbudgeted':
      return 'has no budget in size-budgets.json'
    case 'gone':
      return 'is budgeted and not built'
  }
}
