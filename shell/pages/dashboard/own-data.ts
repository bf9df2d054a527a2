import { $user } from '@portal/session'
import { atom, type ReadableAtom } from 'nanostores'

/** The figures of one person. A failure is shown in their place, with a retry button. */
export type Own<Data> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; data: Data }

export type OwnData<Data> = { $state: ReadableAtom<Own<Data>>; load: () => Promise<void> }

/**
 * Figures of the signed-in person. The old figures stay until the new ones arrive. Nobody sees another person's
 * figures, not even while their own are loading.
 */
export const ownData = <Data>(ask: () => Promise<Data>): OwnData<Data> => {
  const $state = atom<Own<Data>>({ kind: 'loading' })
  let owner: number | undefined
  const load = async (): Promise<void> => {
    const userId = $user.get()?.userId
    if (userId !== owner || $state.get().kind === 'failed') $state.set({ kind: 'loading' })
    owner = userId
    try {
      const data = await ask()
      if (owner === userId) $state.set({ kind: 'ready', data })
    } catch {
      // The failed call was already reported. The card offers a retry.
      if (owner === userId) $state.set({ kind: 'failed' })
    }
  }
  return { $state, load }
}
