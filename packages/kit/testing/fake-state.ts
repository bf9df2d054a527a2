import type { Route, ServedTexts, SharedState, SubAppProps } from '@portal/session'
import { atom } from 'nanostores'

/** How the shell is at first. Everything has a value of its own. */
export type StartState = Partial<Omit<SharedState, 'route'>> & { address?: string }

/** `state$` and `texts$` of a fake shell, and ways to change them. */
export type FakeState = {
  state$: SubAppProps['state$']
  texts$: SubAppProps['texts$']
  change: (part: Partial<SharedState>) => void
  serveTexts: (texts: ServedTexts['texts']) => void
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
  const texts$ = atom<ServedTexts>({ language: state$.get().language, texts: {}, common: {} })
  const serveTexts = (texts: ServedTexts['texts']): void =>
    texts$.set({ ...texts$.get(), language: state$.get().language, texts })
  const change = (part: Partial<SharedState>): void => {
    state$.set({ ...state$.get(), ...part })
    if (texts$.get().language !== state$.get().language) serveTexts({})
  }
  return { state$, texts$, change, serveTexts, go: to => change({ route: routeOf(to) }) }
}

const routeOf = (address: string): Route => {
  const { pathname, search, hash } = new URL(address, 'http://shell.example')
  return { pathname, search, hash }
}
