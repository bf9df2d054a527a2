/**
 * The lines that only one of two texts has, with `-` for those that went and `+` for those that came. A line that moved
 * has not changed.
 */
export const changedLines = (before: string, now: string): string[] => [
  ...linesMissing(before, now).map(line => `- ${line}`),
  ...linesMissing(now, before).map(line => `+ ${line}`)
]

/** The lines of a text that the other one has less often. */
const linesMissing = (text: string, other: string): string[] => {
  const left = new Map<string, number>()
  for (const line of linesOf(other)) left.set(line, (left.get(line) ?? 0) + 1)
  return linesOf(text).filter(line => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** The compiler writes the members of a union of literals in an order that differs from run to run. */
export const withSortedUnions = (text: string): string =>
  text.replaceAll(/(?:"[^"\n]*"|\d+)(?: \| (?:"[^"\n]*"|\d+))+/g, union => union.split(' | ').sort().join(' | '))
