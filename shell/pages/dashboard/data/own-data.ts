import { $user, type RequestOptions } from '@portal/session'
import { atom, type ReadableAtom } from 'nanostores'

/**
 * The data of one person. `waiting`: other data was asked for, and these are dimmed until it is there. A failure is
 * shown in their place, with a retry button.
 */
export type Own<Data> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; data: Data; waiting: boolean }

/**
 * Why data is loaded. `wanted`: the person opened or changed something. `news`: the cloud told of a change. `ahead`: the
 * page will be shown soon.
 */
export type Why = 'wanted' | 'news' | 'ahead'

/** Data that was loaded ahead is new for this time. A page that is shown later asks again. */
const aheadMs = 5_000

export type OwnData<Data, Wish> = {
  $state: ReadableAtom<Own<Data>>
  load: (wish: Wish, why?: Why) => Promise<void>
  /** Changes the loaded data without asking. */
  change: (change: (data: Data) => Data) => void
}

type Ask<Data, Wish> = (wish: Wish, options: Pick<RequestOptions<never>, 'quiet'>) => Promise<Data>

/**
 * Data of the signed-in person. Nobody sees another person's data, not even while their own is loading. An answer that
 * was overtaken by a later question is dropped. News replaces the shown data without a sign. If the news can't be loaded,
 * the shown data stays. A page that is shown does not repeat a question that was asked ahead of it.
 */
export const ownData = <Data, Wish>(ask: Ask<Data, Wish>): OwnData<Data, Wish> => {
  const $state = atom<Own<Data>>({ kind: 'loading' })
  let owner: number | undefined
  let shown: Wish | undefined
  let asked = 0
  let ahead: { wish: Wish; at: number } | undefined
  const load = async (wish: Wish, why: Why = 'wanted'): Promise<void> => {
    // The page can be shown before its calls are started ahead, and has asked by itself then.
    if (why === 'ahead' && asked > 0) return
    const userId = $user.get()?.userId
    const isAsked = why === 'wanted' && ahead?.wish === wish && performance.now() - ahead.at < aheadMs
    ahead = why === 'ahead' ? { wish, at: performance.now() } : undefined
    if (isAsked && userId === owner) return
    asked += 1
    const own = asked
    const before = $state.get()
    if (userId !== owner || (before.kind === 'failed' && why === 'wanted')) $state.set({ kind: 'loading' })
    else if (before.kind === 'ready' && wish !== shown) $state.set({ ...before, waiting: true })
    owner = userId
    try {
      const data = await ask(wish, { quiet: why === 'news' })
      if (own !== asked) return
      shown = wish
      $state.set({ kind: 'ready', data, waiting: false })
    } catch (error) {
      // The failed call was already reported. The card offers a retry.
      const now = $state.get()
      if (own === asked && !(now.kind === 'ready' && wish === shown)) $state.set({ kind: 'failed', error })
    }
  }
  const change = (make: (data: Data) => Data): void => {
    const now = $state.get()
    if (now.kind === 'ready') $state.set({ ...now, data: make(now.data) })
  }
  return { $state, load, change }
}
