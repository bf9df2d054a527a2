/** All months as `YYYY-MM`, `count` of them, up to the month of a day. */
export const monthsUpTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(day.slice(0, 7), index + 1 - count))

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
