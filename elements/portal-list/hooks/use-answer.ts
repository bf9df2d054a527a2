import { $token, followChange } from '@portal/session'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ListAnswer, ListQuestion } from '#contract/page/list.ts'
import type { LiveAction } from '#contract/page/live.ts'
import { rowKeyOf } from '../../portal-table/decide/cell-value.pure.ts'
import { useRepeat } from '../../shared/hooks/use-repeat.ts'
import { useStore } from '../../shared/hooks/use-store.ts'
import { mergeRows } from '../decide/merge-rows.pure.ts'

/** The rows of a question. Rows of the question before stay, dimmed, while others are on their way. */
export type Asked =
  | { state: 'loading'; shown: ListAnswer | undefined }
  | { state: 'ready'; shown: ListAnswer; offered: ListAnswer | undefined; offeredCount: number }
  | { state: 'failed'; error: unknown }

type Parts = {
  /** The list on the page. */
  place: RefObject<Element | null>
  question: ListQuestion
  rowKey: string
  ask: ((question: ListQuestion, signal: AbortSignal) => Promise<ListAnswer>) | undefined
  news: readonly LiveAction[]
  /** Another one asks again. */
  askKey: string
  /** Asks again each so many milliseconds. */
  everyMs: number | undefined
  /** News show at once. */
  showNew: boolean
}

const ready = (shown: ListAnswer): Asked => ({ state: 'ready', shown, offered: undefined, offeredCount: 0 })

/** Takes the answer to news into what is shown. An empty list has nothing that could move, so it shows all at once. */
const withNews = (asked: Asked, fresh: ListAnswer, rowKey: string): Asked => {
  if (asked.state !== 'ready' || asked.shown.list.length === 0) return ready(fresh)
  const { rows, offered } = mergeRows(asked.shown.list, fresh.list, row => rowKeyOf(row, rowKey))
  const isSame = offered === 0 && rows.length === fresh.list.length
  if (isSame) return ready({ list: rows, total: fresh.total })
  return { state: 'ready', shown: { ...asked.shown, list: rows }, offered: fresh, offeredCount: offered }
}

/**
 * Asks for the rows of a question, and again after news. A later question aborts the one before, and so does the end
 * of the list. News that can't be loaded leaves the rows as they are.
 */
export const useAnswer = ({ place, question, rowKey, ask, news, askKey, everyMs, showNew }: Parts) => {
  const [asked, setAsked] = useState<Asked>({ state: 'loading', shown: undefined })
  const token = useStore($token)
  const pending = useRef(new AbortController())
  const latest = useRef({ question, rowKey, ask, showNew })
  latest.current = { question, rowKey, ask, showNew }

  const load = useCallback(async (why: 'wanted' | 'news'): Promise<void> => {
    const { question, rowKey, ask, showNew } = latest.current
    if (ask === undefined) return
    pending.current.abort()
    pending.current = new AbortController()
    const { signal } = pending.current
    if (why === 'wanted') setAsked(now => ({ state: 'loading', shown: now.state === 'failed' ? undefined : now.shown }))
    let next: (now: Asked) => Asked
    try {
      const answer = await ask(question, signal)
      next = now => (why === 'news' && !showNew ? withNews(now, answer, rowKey) : ready(answer))
    } catch (error) {
      next = now => (why === 'news' && now.state === 'ready' ? now : { state: 'failed', error })
    }
    if (!signal.aborted) setAsked(next)
  }, [])

  // Rows of one sign-in are not for the next one.
  const shownTo = useRef(token)
  if (shownTo.current !== token) {
    shownTo.current = token
    setAsked({ state: 'loading', shown: undefined })
  }
  const wanted = JSON.stringify(question) + askKey
  const isAsked = ask !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question asks again
  useEffect(() => {
    void load('wanted')
    return () => pending.current.abort()
  }, [wanted, isAsked, token, load])
  useEffect(() => {
    const timer = everyMs === undefined ? undefined : setInterval(() => document.hidden || void load('news'), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, load])
  useRepeat(asked.state === 'failed' ? asked.error : undefined, () => load('wanted'), place)
  useEffect(() => followChange(news, () => void load('news')), [news, load])

  const showOffered = useCallback(
    () => setAsked(now => (now.state === 'ready' && now.offered !== undefined ? ready(now.offered) : now)),
    []
  )
  return { asked, again: useCallback(() => load('wanted'), [load]), showOffered }
}
