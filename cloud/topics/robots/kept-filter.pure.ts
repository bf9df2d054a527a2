import { safeParse } from 'valibot'
import { type KeptFilter, keptFilter } from '#contract/calls/robots/list-filter.ts'

/** A filter as it was kept; null where it does not fit this version whole, since a part of it would find other robots. */
export const readKept = (kept: unknown): KeptFilter | null => {
  const read = safeParse(keptFilter, kept)
  return read.success ? read.output : null
}
