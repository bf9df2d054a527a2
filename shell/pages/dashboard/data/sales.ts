/** How many months of sales a chart shows. */
export const salesMonths = 12

type SalesRow = { month: string; model: string; count: number }

/** Sold robots by month, this year's and last year's. */
export type Sales = { months: readonly string[]; sold: (number | null)[]; yearBefore: (number | null)[] }

/** A month without a sale is a zero. Nothing is known of months before the first sale. */
export const salesOf = (rows: readonly SalesRow[], months: readonly string[], before: readonly string[]): Sales => {
  const sums = new Map<string, number>()
  for (const { month, count } of rows) sums.set(month, (sums.get(month) ?? 0) + count)
  const first = [...sums.keys()].toSorted()[0] ?? months[0] ?? ''
  const soldIn = (all: readonly string[]): (number | null)[] =>
    all.map(month => sums.get(month) ?? (month < first ? null : 0))
  return { months, sold: soldIn(months), yearBefore: soldIn(before) }
}
