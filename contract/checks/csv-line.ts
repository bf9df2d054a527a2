/** Whether spreadsheets take a text for a formula, by its first sign. */
export const startsFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

/** A text as one field of a CSV file. Text alone is made harmless: a number may start with a minus sign. */
const field = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && startsFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Makes Excel read a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file, with its end. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(field).join(',')}\r\n`
