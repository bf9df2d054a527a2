/**
 * The lines that only one of two reports has, with `-` for those that went and `+` for those that came. A line that moved
 * has not changed. A line within a declaration is told with the declaration's name: `SubAppProps › name: string`.
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

const linesOf = (text: string): string[] => {
  let owner = ''
  return text.split('\n').flatMap(line => {
    if (line.trim() === '') return []
    if (line.startsWith(' ')) return [`${owner} › ${line.trim()}`]
    owner = /^(?:export )?\w+ ([\w$]+)/.exec(line)?.[1] ?? ''
    return [line]
  })
}
