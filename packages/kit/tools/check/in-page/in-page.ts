/**
 * Runs in the page of `npm run check`. It mounts a built application in the fake shell, and says what the application does
 * to the page around it.
 */
import type { Language } from '#contract/languages.ts'
import { createFakeShell, type FakeShell, type Lifecycles } from '../../../testing/index.ts'
import { followFocus, tabsIn, typeIntoForms } from './controls.ts'
import { isSeen, type Look, lookAt } from './look.ts'
import { outsideRules } from './outside-rules.ts'
import { quiet } from './quiet.ts'
import { otherAttributes, surroundings } from './surroundings.ts'
import { type CloudWay, type SwitchedCloud, switchedCloud } from './switched-cloud.ts'
import { cutOffIn, type Reading } from './texts-cut-off.ts'
import { watchTimers } from './timers.ts'

/** The effects of a mounted application on the page. */
export type PageReport = Look & {
  /** Selectors of its styles that match elements outside it. */
  outside: string[]
  /** Globals that were not there before. */
  globals: string[]
  /** Addresses that it went to by itself. */
  went: string[]
  /** How many calls it made since it was mounted. */
  asked: number
  /** Whether `mount` waited too long. */
  isLate: boolean
}

/** The remains of an application that was left. */
export type Remains = { nodes: number; sheets: number; timers: string[]; attributes: string[]; inside: number }

export type CheckPage = {
  /** For the stand-in of the session, which the application imports. */
  shell: () => FakeShell
  open: (module: string, basePath: string, permissions: readonly string[]) => Promise<void>
  mount: (address: string) => Promise<PageReport>
  look: () => Promise<PageReport>
  leave: () => Promise<Remains>
  /** What there is of it now. */
  remains: () => Promise<Remains>
  /** Goes to another address while it is mounted. */
  go: (address: string) => Promise<PageReport>
  change: (part: { permissions?: string[]; language?: Language }) => Promise<PageReport>
  cloud: (way: CloudWay) => Promise<void>
  /** Presses buttons until one of them asks the cloud. */
  retry: () => Promise<boolean>
  cutOff: (how: Reading) => Promise<string[]>
  /** Puts the focus before the application. @returns how often Tab is to be pressed */
  startTabs: () => Promise<number>
  endTabs: () => Promise<{ missed: string[]; isCaught: boolean }>
  /** Types into the forms. @returns whether there is one, and whether leaving is asked about afterwards */
  type: () => Promise<{ hasForm: boolean; isGuarded: boolean }>
}

declare global {
  var portalCheck: CheckPage | undefined
}

/** How long `mount` and `unmount` may take here. The portal waits longer. */
const patienceMs = 1_000

/** Offers the checks to the command, which is outside the page. */
export const offerChecks = (): void => {
  const globals = new Set(Object.getOwnPropertyNames(globalThis))
  const newGlobals = (): string[] => Object.getOwnPropertyNames(globalThis).filter(name => !globals.has(name))
  const timers = watchTimers()
  const ownSheets = new Set<CSSStyleSheet>(document.styleSheets)
  let before = surroundings()
  let askedBefore = 0
  let app: Lifecycles | undefined
  let shell: FakeShell | undefined
  let cloud: SwitchedCloud | undefined
  let endTabs: ReturnType<typeof followFocus> | undefined
  const opened = (): { app: Lifecycles; shell: FakeShell; cloud: SwitchedCloud } => {
    if (app === undefined || shell === undefined || cloud === undefined) throw new Error('Open a module first.')
    return { app, shell, cloud }
  }
  const settled = (): Promise<void> => quiet(timers.wait)
  const inTime = async (step: Promise<unknown>): Promise<boolean> =>
    Promise.race([step.then(() => true), timers.wait(patienceMs).then(() => false)])
  const report = async (isLate = false): Promise<PageReport> => {
    await settled()
    const { shell, cloud } = opened()
    const { domElement } = shell.props
    return {
      ...lookAt(domElement),
      outside: outsideRules(domElement, ownSheets),
      globals: newGlobals(),
      went: shell.spies.navigate.calls.map(([address]) => address),
      asked: cloud.asked() - askedBefore,
      isLate
    }
  }
  const remains = async (): Promise<Remains> => {
    await settled()
    const now = surroundings()
    return {
      nodes: now.nodes - before.nodes,
      sheets: now.sheets - before.sheets,
      timers: timers.running(),
      attributes: otherAttributes(before, now),
      inside: opened().shell.props.domElement.childNodes.length
    }
  }
  globalThis.portalCheck = {
    shell: () => {
      if (shell === undefined) throw new Error('Open a module first.')
      return shell
    },
    open: async (module, basePath, permissions) => {
      before = surroundings()
      shell = createFakeShell({ basePath, permissions: [...permissions] })
      cloud = switchedCloud(shell)
      Object.assign(shell.props.api, { request: cloud.request })
      app = (await import(module)) as Lifecycles
    },
    mount: async address => {
      const { app, shell, cloud } = opened()
      askedBefore = cloud.asked()
      shell.go(address)
      return report(!(await inTime(shell.mount(app))))
    },
    look: () => report(),
    leave: async () => {
      const { app, shell } = opened()
      await inTime(shell.unmount(app))
      return remains()
    },
    remains,
    go: async address => {
      opened().shell.go(address)
      return report()
    },
    change: async part => {
      opened().shell.change(part)
      return report()
    },
    cloud: async way => {
      opened().cloud.turn(way)
      await settled()
    },
    retry: async () => {
      const { shell, cloud } = opened()
      const asked = cloud.asked()
      const buttons = [...shell.props.domElement.querySelectorAll<HTMLElement>('button, [role="button"]')]
      const notices = [...shell.props.domElement.querySelectorAll('portal-notice')]
      // The button of the portal's notice is the portal's.
      const presses = [
        ...notices.map(it => () => it.dispatchEvent(new CustomEvent('portal-notice-retry', { bubbles: true }))),
        ...buttons.filter(it => isSeen(it) && it.closest('form') === null).map(it => () => it.click())
      ]
      for (const press of presses) {
        press()
        await settled()
        if (cloud.asked() > asked) return true
      }
      return false
    },
    cutOff: how => cutOffIn(opened().shell.props.domElement, how, settled),
    startTabs: async () => {
      const { domElement } = opened().shell.props
      endTabs = followFocus(domElement)
      document.querySelector<HTMLElement>('aside textarea')?.focus()
      return tabsIn(domElement)
    },
    endTabs: async () => endTabs?.() ?? { missed: [], isCaught: false },
    type: async () => {
      const { shell } = opened()
      const hasForm = typeIntoForms(shell.props.domElement)
      await settled()
      return { hasForm, isGuarded: shell.spies.unsaved.calls.at(-1)?.[0] === true }
    }
  }
  globals.add('portalCheck')
}
