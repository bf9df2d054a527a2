import type { LogLevel } from '#contract/calls/robot-logs/robot-logs.ts'
import * as limits from '#contract/limits.ts'
import { keptQuery } from '#kit/list-address.pure.ts'

/** The levels that a search can begin at. */
export const searchLevels = ['warning', 'error'] as const satisfies LogLevel[]
export type SearchLevel = (typeof searchLevels)[number]

/** The search in a log and the line of the reader. The address keeps both. */
export type LogAddress = { text: string; level: SearchLevel | undefined; line: number | undefined }

export const readLogAddress = (search: string): LogAddress => {
  const query = new URLSearchParams(search)
  const line = query.get('line') ?? ''
  return {
    text: (query.get('text') ?? '').slice(0, limits.logSearchMaxLength),
    level: searchLevels.find(level => level === query.get('level')),
    line: /^[1-9]\d{0,8}$/.test(line) ? Math.min(Number(line), limits.logBytesMax) : undefined
  }
}

export const writeLogAddress = ({ text, level, line }: LogAddress, search: string): string => {
  const query = new URLSearchParams(keptQuery(search))
  if (text !== '') query.set('text', text)
  if (level !== undefined) query.set('level', level)
  if (line !== undefined) query.set('line', String(line))
  return query.size === 0 ? '' : `?${query}`
}
