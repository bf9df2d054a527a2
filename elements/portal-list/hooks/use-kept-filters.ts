import { Refused, request, sentenceOf, type Translate } from '@portal/session'
import { useCallback, useEffect, useState } from 'react'
import {
  deleteListFilter,
  type ListFilterKept,
  listFilters,
  renameListFilter,
  replaceListFilter,
  saveListFilter
} from '#contract/calls/saved-filters/saved-filters.ts'
import { codes } from '#contract/codes.ts'

/** The filters of a list that the person keeps. They stay while they are asked for again. */
export type Kept =
  | { state: 'loading' }
  | { state: 'ready'; filters: readonly ListFilterKept[] }
  | { state: 'failed'; error: unknown }

const quiet = { quiet: true } as const

/** A refusal in words, where the session has no sentence that says what to do. */
export const keptRefusal = (error: unknown, translate: Translate): string => {
  if (error instanceof Refused && error.code === codes.createFailed) return translate('saved.full')
  return error instanceof Refused && error.code === codes.recordExists ? translate('saved.taken') : sentenceOf(error)
}

/**
 * The filters of a list that the person keeps, and what changes them. Another tab or device may have kept more, so they are
 * asked for each time. Each act rejects with the refusal.
 */
export const useKeptFilters = (list: string) => {
  const [kept, setKept] = useState<Kept>({ state: 'loading' })
  const load = useCallback(async (): Promise<void> => {
    try {
      setKept({ state: 'ready', filters: await request(listFilters, { query: { list } }, quiet) })
    } catch (error) {
      setKept({ state: 'failed', error })
    }
  }, [list])
  useEffect(() => void load(), [load])
  return {
    kept,
    load,
    save: async (name: string, query: string) => {
      await request(saveListFilter, { body: { list, name, query } }, quiet)
      await load()
    },
    rename: async (filterId: number, name: string) => {
      await request(renameListFilter, { body: { filterId, name } }, quiet)
      await load()
    },
    replace: async (filterId: number, query: string) => {
      await request(replaceListFilter, { body: { filterId, query } }, quiet)
      await load()
    },
    remove: async (filterId: number) => {
      await request(deleteListFilter, { body: { filterId } }, quiet)
      await load()
    }
  }
}
