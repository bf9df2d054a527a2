/** Figures by their names. */
type Figures<Name extends string> = Readonly<Record<Name, number>>

/** A row for each day that has data, so that a zero is said and not guessed. */
export const withZeros = <Name extends string>(
  rows: readonly (Figures<NoInfer<Name>> & { day: string })[],
  days: readonly string[],
  zero: Figures<Name>
): (Figures<Name> & { day: string })[] => {
  const found = new Map(rows.map(row => [row.day, row]))
  return days.map(day => found.get(day) ?? { ...zero, day })
}

/** The figures of all rows together. */
export const sumOf = <Name extends string>(
  rows: readonly Figures<NoInfer<Name>>[],
  zero: Figures<Name>
): Record<Name, number> => {
  const names = Object.keys(zero) as Name[]
  const total: Record<Name, number> = { ...zero }
  for (const row of rows) for (const name of names) total[name] += row[name]
  return total
}
