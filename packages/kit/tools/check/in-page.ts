/**
 * Runs in the page of `npm run check`. It mounts a built application in the fake shell, and says what the application does
 * to the page around it.
 */
import { createFakeShell, type FakeShell, type Lifecycles } from '../../testing/index.ts'
import { outsideRules } from './outside-rules.ts'

/** The effects of a mounted application on the page. */
export type PageReport = {
  /** Selectors of its styles that match elements outside it. */
  outside: string[]
  /** Globals that were not there before. */
  globals: string[]
}

/** The remains of an application that was left. */
export type Remains = { globals: string[]; nodes: number; sheets: number }

export type CheckPage = {
  open: (module: string, basePath: string) => Promise<void>
  mount: (address: string) => Promise<PageReport>
  leave: () => Promise<Remains>
}

declare global {
  var portalCheck: CheckPage | undefined
}

/** Offers the checks to the command, which is outside the page. */
export const offerChecks = (): void => {
  const globals = new Set(Object.getOwnPropertyNames(globalThis))
  const newGlobals = (): string[] => Object.getOwnPropertyNames(globalThis).filter(name => !globals.has(name))
  const count = () => ({
    nodes: document.head.childElementCount + document.body.childElementCount,
    sheets: document.adoptedStyleSheets.length
  })
  let before = count()
  let app: Lifecycles | undefined
  let shell: FakeShell | undefined
  const opened = (): { app: Lifecycles; shell: FakeShell } => {
    if (app === undefined || shell === undefined) throw new Error('Open a module first.')
    return { app, shell }
  }
  globalThis.portalCheck = {
    open: async (module, basePath) => {
      before = count()
      app = (await import(module)) as Lifecycles
      shell = createFakeShell({ basePath })
    },
    mount: async address => {
      const { app, shell } = opened()
      shell.go(address)
      await shell.mount(app)
      await settled()
      return { outside: outsideRules(shell.props.domElement), globals: newGlobals() }
    },
    leave: async () => {
      const { app, shell } = opened()
      await shell.unmount(app)
      await settled()
      const now = count()
      return { globals: newGlobals(), nodes: now.nodes - before.nodes, sheets: now.sheets - before.sheets }
    }
  }
  globals.add('portalCheck')
}

/** The application has drawn its answers by then: the fake cloud answers at once. */
const settled = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => setTimeout(resolve, 16))
}
