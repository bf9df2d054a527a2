/** `robot-portal-kit/testing`: a fake shell for tests of a sub-application, in one import. */
import type { SubAppProps } from '@portal/session'
import { createFakeCloud, type FakeCloud } from './answers.pure.ts'
import { createFakeState, type FakeState, type StartState } from './fake-state.ts'
import { type Spy, spyOn } from './spy.ts'

export { type Asked, type FakeCloud, Refused } from './answers.pure.ts'
export type { StartState } from './fake-state.ts'
export { generate, NotGenerated } from './generate.pure.ts'
export type { Spy } from './spy.ts'

/** The functions among the props, each as a spy. */
type Spied = Pick<SubAppProps, 'navigate' | 'notify' | 'ask' | 'track' | 'translate' | 'unsaved'>
export type Spies = { [Name in keyof Spied]: Spy<Parameters<Spied[Name]>, ReturnType<Spied[Name]>> }

export type FakeShellStart = StartState & {
  /** The base path of the application: `/sub-app/robot`. The first address is the same, unless `address` is given. */
  basePath: string
}

/** The lifecycles of an application, however they were made. Each is given the props. */
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', (props: SubAppProps) => Promise<unknown>>

export type FakeShell = {
  props: SubAppProps
  spies: Spies
  cloud: FakeCloud
  /** Changes person, permissions or language. */
  change: FakeState['change']
  /** Serves texts in the current language, as somebody uploaded them. A change of the language takes them away. */
  serveTexts: FakeState['serveTexts']
  /** Goes to an address, as a link of the application does. */
  go: FakeState['go']
  /** Mounts the application into the document, after `bootstrap`. */
  mount: (app: Lifecycles) => Promise<void>
  unmount: (app: Lifecycles) => Promise<void>
}

/**
 * Makes a shell around one application. Its props are spies, and a test changes its state. Its cloud answers every call
 * of the contract with data that fits the schema.
 */
export const createFakeShell = ({ basePath, address = basePath, ...start }: FakeShellStart): FakeShell => {
  const { state$, texts$, change, serveTexts, go } = createFakeState({ ...start, address })
  const cloud = createFakeCloud()
  const spies = createSpies(go)
  const domElement = document.createElement('main')
  const props: SubAppProps = {
    name: `@portal/${basePath.split('/').at(-1)}`,
    domElement,
    basePath,
    state$,
    texts$,
    api: { request: cloud.request },
    links: { to: () => undefined },
    ...spies
  }
  return {
    props,
    spies,
    cloud,
    change,
    serveTexts,
    go,
    mount: async app => {
      document.body.append(domElement)
      await app.bootstrap(props)
      await app.mount(props)
    },
    unmount: async app => {
      await app.unmount(props)
      domElement.remove()
    }
  }
}

/** A question is answered with yes, after its act. */
const createSpies = (go: FakeState['go']): Spies => ({
  navigate: spyOn<Parameters<Spied['navigate']>, void>(go),
  notify: spyOn<Parameters<Spied['notify']>, void>(() => undefined),
  ask: spyOn<Parameters<Spied['ask']>, Promise<boolean>>(async ({ act }) => {
    await act?.()
    return true
  }),
  track: spyOn<Parameters<Spied['track']>, void>(() => undefined),
  translate: spyOn<Parameters<Spied['translate']>, string>((key, fallback) => fallback ?? key),
  unsaved: spyOn<Parameters<Spied['unsaved']>, void>(() => undefined)
})
