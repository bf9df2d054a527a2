import type { Route, SharedState, SubAppProps } from '@portal/session'
import { atom } from 'nanostores'

/** How the shell is at first. Everything has a value of its own. */
export type StartState = Partial<Omit<SharedState, 'route'>> & { address?: string }

/** `state$` of a fake shell, and ways to change it. */
export type FakeState = {
  state$: SubAppProps['state$']
  change: (part: Partial<SharedState>) => void
  go: (address: string) => void
}

export const createFakeState = ({ address = '/', ...start }: StartState): FakeState => {
  const state$ = atom<SharedState>({
    token: 'fake-token',
    permissions: [],
    language: 'en',
    userId: 1,
    micro: false,
    ...start,
    route: routeOf(address)
  })
  const change = (part: Partial<SharedState>): void => state$.set({ ...state$.get(), ...part })
  return { state$, change, go: to => change({ route: routeOf(to) }) }
}

const routeOf = (address: string): Route => {
  const { pathname, search, hash } = new URL(address, 'http://shell.example')
  return { pathname, search, hash }
}
