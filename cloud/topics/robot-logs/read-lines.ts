import type { LogLine } from '#contract/calls/robot-logs/remote-logs.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { linesOf, shownLine } from './log-text.ts'
import { textOf } from './packed.ts'
import { findLogPart, findPartOfLine } from './sql.ts'

/** Reads lines of a log, one part after the other, so that a few hundred KiB are in memory at a time. */
export const readLines = async (
  database: Database,
  requestId: number,
  { from, count }: { from: number; count: number }
): Promise<LogLine[]> => {
  const first = await findPartOfLine(database, requestId, from)
  const lines: LogLine[] = []
  if (first === undefined) return lines
  for (let part = first; part < first + limits.logPartsRead && lines.length < count; part += 1) {
    const stored = await findLogPart(database, requestId, part)
    if (stored === undefined) break
    const skipped = Math.max(0, from - stored.firstLine)
    const wanted = linesOf(await textOf(stored.content)).slice(skipped, skipped + count - lines.length)
    lines.push(...wanted.map((text, index) => shownLine(text, stored.firstLine + skipped + index)))
  }
  return lines
}
