import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { isMatch, linesOf, mayMatch, type Wanted } from './log-text.ts'
import { textOf } from './packed.ts'
import { findLogPart, findPartOfLine, type LogPart } from './sql.ts'

type Direction = 'forward' | 'back'
type Search = Wanted & { from: number; direction: Direction }
type Matches = { matches: number[]; goOn: number | null }

/** The matches in the text of a part, in the order of the search. */
const matchesIn = (text: string, firstLine: number, { from, direction, ...wanted }: Search): number[] => {
  if (!mayMatch(text, wanted)) return []
  const matches = linesOf(text).flatMap((line, index) => {
    const number = firstLine + index
    const isAhead = direction === 'forward' ? number >= from : number <= from
    return isAhead && isMatch(line, wanted) ? [number] : []
  })
  return direction === 'forward' ? matches : matches.reverse()
}

/** The line behind a part in the direction of the search; null where there is none. */
const behind = ({ firstLine, lines }: LogPart, direction: Direction): number | null => {
  if (direction === 'forward') return firstLine + lines
  return firstLine > 1 ? firstLine - 1 : null
}

/** Looks through some parts of a log, and says where to go on. One part is in memory at a time. */
export const searchLog = async (database: Database, requestId: number, search: Search): Promise<Matches> => {
  const { from, direction } = search
  const step = direction === 'forward' ? 1 : -1
  const matches: number[] = []
  let goOn: number | null = null
  let part = await findPartOfLine(database, requestId, from)
  for (let read = 0; part !== undefined && read < limits.logPartsRead; read += 1) {
    const stored = await findLogPart(database, requestId, part)
    if (stored === undefined) return { matches, goOn: null }
    matches.push(...matchesIn(await textOf(stored.content), stored.firstLine, search))
    const last = matches[limits.logMatchesMax - 1]
    if (last !== undefined) return { matches: matches.slice(0, limits.logMatchesMax), goOn: last + step }
    goOn = behind(stored, direction)
    part += step
  }
  return { matches, goOn }
}
