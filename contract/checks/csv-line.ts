/**
 * Whether spreadsheets take a text for a formula. They look at the first sign behind white space. East Asian spreadsheets
 * read a full-width sign as the plain one, so the plain form of the sign decides. A tab or a line break may begin a new
 * cell.
 */
export const startsFormula = (text: string): boolean => {
  const [first = ''] = text.trimStart()
  return /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(first.normalize('NFKC'))
}

/** A text as one field of a CSV file. Text alone is made harmless: a number may start with a minus sign. */
const field = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && startsFormula(text) ? `'${text}` : text
  // Some spreadsheets part cells at a tab or a semicolon too.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Makes Excel read a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file, with its end. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(field).join(',')}\r\n`
