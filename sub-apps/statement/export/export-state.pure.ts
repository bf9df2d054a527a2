import type { Exported } from '#contract/calls/exports/exports.ts'

/** Whether the cloud still works at a file. */
export const isUnfinished = ({ state }: Pick<Exported, 'state'>): boolean => state === 'waiting' || state === 'running'

/** How much of a file is there, from 0 to 1. Rows can come while it is made, so it stays below 1 until the file is done. */
export const shareOf = ({ state, rows, rowsDone }: Pick<Exported, 'state' | 'rows' | 'rowsDone'>): number =>
  state === 'done' ? 1 : rows === 0 ? 0 : Math.min(rowsDone / rows, 0.99)

/** Whether a file can be fetched at this moment. */
export const isKept = ({ state, expireTime }: Pick<Exported, 'state' | 'expireTime'>, now: number): boolean =>
  state === 'done' && expireTime !== null && expireTime > now
