/* A spreadsheet takes `007` for the number 7, and writes it so. */

/** An ID without the zeros before it; undefined for one that a spreadsheet leaves as it is. */
export const withoutZeros = (id: string): string | undefined =>
  /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, '') : undefined

/** The IDs of a file that are numbers, and can have lost their zeros. */
export const numbersAmong = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter(id => withoutZeros(id) === id))
]

/**
 * Finds the ID that a written one almost fits.
 * @param known the IDs that are there
 * @returns a function that gives an ID with zeros that the written one lacks; undefined where there is none, or the written one is there
 */
export const lostZeros = (known: readonly string[]): ((written: string) => string | undefined) => {
  const there = new Set(known)
  const whole = new Map(known.flatMap(id => (id.startsWith('0') ? [[withoutZeros(id), id] as const] : [])))
  return written => (there.has(written) || withoutZeros(written) !== written ? undefined : whole.get(written))
}
