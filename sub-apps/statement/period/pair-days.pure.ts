/** One place in two periods: the first days stand beside one another, then the second days. */
export type DayPair<Row> = {
  day: string | undefined
  row: Row | undefined
  otherDay: string | undefined
  other: Row | undefined
}

/** The days of two periods side by side. The shorter one has nothing at the end. */
export const pairDays = <Row extends { day: string }>(
  days: readonly string[],
  rows: readonly Row[],
  otherDays: readonly string[],
  otherRows: readonly Row[]
): DayPair<Row>[] => {
  const rowOf = new Map(rows.map(row => [row.day, row]))
  const otherOf = new Map(otherRows.map(row => [row.day, row]))
  return Array.from({ length: Math.max(days.length, otherDays.length) }, (_, index) => {
    const day = days[index]
    const otherDay = otherDays[index]
    return {
      day,
      row: day === undefined ? undefined : rowOf.get(day),
      otherDay,
      other: otherDay === undefined ? undefined : otherOf.get(otherDay)
    }
  })
}

/** Rows of two lists with the same key beside one another, in the order of the first list. Rows that it lacks come last. */
export const pairByValue = <Row extends { value: string }>(
  rows: readonly Row[],
  others: readonly Row[]
): { value: string; row: Row | undefined; other: Row | undefined }[] => {
  const values = [...new Set([...rows, ...others].map(({ value }) => value))]
  return values.map(value => ({
    value,
    row: rows.find(row => row.value === value),
    other: others.find(row => row.value === value)
  }))
}

/** The change from one figure to another in per cent; undefined where there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100)
