import type { LogLine } from '#contract/calls/robot-logs/remote-logs.ts'
import type { LogLevel } from '#contract/calls/robot-logs/robot-logs.ts'
import { logLevels } from '#contract/calls/robot-logs/robot-logs.ts'
import * as limits from '#contract/limits.ts'

/* The text of a log: its lines, their levels, and the search for lines. */

const lineEnd = 10

/** The lines of a text. A last line needs no end. */
export const countLines = (text: Uint8Array): number => {
  let lines = 0
  for (let at = text.indexOf(lineEnd); at !== -1; at = text.indexOf(lineEnd, at + 1)) lines += 1
  return text.length === 0 || text.at(-1) === lineEnd ? lines : lines + 1
}

/** The lines of a text, as many as `countLines` counts. Bytes that are no UTF-8 become the sign for that. */
export const linesOf = (text: string): string[] => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** Words that name a level. Programs write them in capitals near the begin of a line. */
const levelWord = /\b(?:(?<error>FATAL|CRITICAL|ERROR|ERR)|(?<warning>WARNING|WARN)|(?<info>INFO|NOTICE)|DEBUG|TRACE)\b/
const levelWithin = 100

/** How bad a line is, by the first word for a level in it; null where there is none. */
export const levelOf = (line: string): LogLevel | null => {
  const found = levelWord.exec(line.slice(0, levelWithin))
  if (found === null) return null
  const { error, warning, info } = found.groups ?? {}
  if (error !== undefined) return 'error'
  if (warning !== undefined) return 'warning'
  return info === undefined ? 'debug' : 'info'
}

/** A line as answers carry it. */
export const shownLine = (text: string, line: number): LogLine => ({
  line,
  level: levelOf(text),
  text: text.slice(0, limits.logLineShown).replace(/\r$/, ''),
  cut: text.length > limits.logLineShown
})

/** A search: a text in small or capital letters, empty for all lines, and the least level. */
export type Wanted = { text: string; level: LogLevel | undefined }

/** Whether some line of a text can match. It spares most parts from being taken apart. */
export const mayMatch = (text: string, wanted: Wanted): boolean =>
  wanted.text === '' || text.toLowerCase().includes(wanted.text.toLowerCase())

/** Whether a line is one of those that are searched for. A line without a level is no worse than any. */
export const isMatch = (line: string, { text, level }: Wanted): boolean => {
  if (level !== undefined) {
    const own = levelOf(line)
    if (own === null || logLevels.indexOf(own) < logLevels.indexOf(level)) return false
  }
  return text === '' || line.toLowerCase().includes(text.toLowerCase())
}
