import { $user } from '@portal/session'
import { atom, type ReadableAtom } from 'nanostores'

/** Figures of one person. A failure stays where they are shown, with a way to try again. */
export type Own<Data> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; data: Data }

export type OwnData<Data> = { $state: ReadableAtom<Own<Data>>; load: () => Promise<void> }

/**
 * Figures of whoever is signed in. What they were shown before stays until the new figures are there; nobody is shown
 * another person's, not even until their own have come.
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
      // The client has told the person and the monitoring; the place of the figures offers to try again.
      if (owner === userId) $state.set({ kind: 'failed' })
    }
  }
  return { $state, load }
}
