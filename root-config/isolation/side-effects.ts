import { $route, setUnsaved, track } from '@portal/session'
import { isShippedCode } from '../loader/shipped-code.ts'
import { wantedApplication } from '../main/view.pure.ts'
import { callBeforeChange } from '../routing/address.ts'
import { $decision } from '../routing/router.ts'
import { observeAddedNodes } from './added-nodes.ts'
import { observeAttributes } from './attributes.ts'
import { atOnce, perApplication } from './built-ins.ts'
import type { FrameGuards, GuestGuards } from './frame/guest-guards.ts'
import { findHandlers, removeHandlers } from './handlers.ts'
import { makeLitRecords } from './lit-records.ts'
import { noteGlobals, noteOwnGlobals } from './own-globals.ts'
import { observeOwnMethods, saveOwnMethods, takeOwnMethods } from './own-methods.ts'
import { protectPageParts, restorePageParts } from './page-parts.ts'
import { followRefusals, forgetRefusals } from './refusals.ts'
import { refuseToGuests } from './refused.ts'
import { reloadAfter, reloadAtOnce } from './reload.ts'
import { type Restored, saveProperties } from './saved-properties.ts'
import { watchConnections } from './tasks/connections.ts'
import { endGuest, expectGuest, openGuest } from './tasks/guests.ts'
import { watchListeners } from './tasks/listeners.ts'
import { watchTimers } from './tasks/timers.ts'

export { findReason } from '../reasons/find-reason.ts'

/** Longer than an application may take to be left. */
const vacatedTimeoutMs = 1_000

/** The application whose side effects are observed now. There is never more than one. */
type Observed = {
  name: string
  mounted: () => void
  isMounted: () => boolean
  /** Code from this address works on the page too. */
  watch: (url: string) => void
  /** Puts back what the frame needs, before it answers the person. */
  restore: () => void
  /** Puts back the methods alone, which costs less. */
  restoreMethods: () => void
  /** The person leaves: what changes the address and the page must be the page's own again. */
  release: () => void
  end: () => void
}

let observed: Observed | undefined

/** Applications whose module was evaluated, and what that left is known. */
const evaluated = new Set<string>()

let isProtected = false
let restoreSaved = (): Restored => ({ changes: [], locked: [] })

/**
 * Starts to protect the page against side effects of sub-applications, once. Call this before the first sub-application
 * is loaded, and after single-spa has replaced functions of the window.
 */
export const protectPage = (): void => {
  if (isProtected) return
  isProtected = true
  protectPageParts()
  watchTimers()
  watchListeners()
  watchConnections()
  followRefusals()
  refuseToGuests(what => report(observed?.name ?? '', 'was refused', [what]))
  findHandlers()
  makeLitRecords()
  noteOwnGlobals()
  saveMethods()
  restoreBeforeActs()
  callBeforeChange(pathname => {
    if (observed?.isMounted() && leaves(pathname)) observed.release()
  })
}

const leaves = (pathname: string): boolean => areaOf(pathname) !== areaOf($route.get().pathname)

let guestGuards: GuestGuards | undefined

/**
 * Code that the build did not make is about to be loaded. Call this before, and after `protectPage`. To compare all rules and
 * nodes of the frame costs each switch some 20 ms. So pages of the portal's own applications have no guards, and do not load them.
 */
export const guardAgainstGuests = (loaded: GuestGuards): void => {
  if (guestGuards !== undefined) return
  guestGuards = loaded
  loaded.listenFirst({
    leaves,
    isOpen: () => observed?.isMounted() === true,
    blocked: () => {
      const shownBy = wantedApplication($decision.get())
      if (shownBy !== undefined) reloadAfter(observed?.name ?? shownBy, shownBy, ['listeners of the window'])
    },
    deaf: () => reloadAtOnce(observed?.name === extensionsName ? undefined : observed?.name)
  })
}

/**
 * Code of others may change methods at any time. Before the frame answers a press or a key, those that it needs are its
 * own again. The listeners are older than those of any application, so nothing can stop the event before.
 */
const restoreBeforeActs = (): void => {
  addEventListener('pointerdown', () => void (observed?.isMounted() && observed.restore()), { capture: true })
  for (const event of ['click', 'keydown'] as const) {
    addEventListener(event, () => void (observed?.isMounted() && observed.restoreMethods()), { capture: true })
  }
}

/**
 * The part of an address that belongs to one application: `/sub-app/robot`. Calls no method, since an application may
 * have changed those of strings.
 */
const areaOf = (pathname: string): string => {
  let area = ''
  for (let at = 0, slashes = 0; at < pathname.length; at++) {
    if (pathname[at] === '/' && ++slashes === 3) break
    area += pathname[at]
  }
  return area
}

const saveMethods = (): void => {
  restoreSaved = saveProperties(atOnce())
  saveOwnMethods(perApplication())
}

/** Lets the portal replace methods for good, also while an application is open that replaced some for itself. */
export const changeAsPortal = (change: () => void): void => {
  restoreSaved()
  const giveBack = takeOwnMethods()
  change()
  saveMethods()
  giveBack()
}

/** Waits until the application that is mounted has gone, but not for long. Only one may change the page at a time. */
export const vacated = async (): Promise<void> => {
  if (observed?.isMounted() !== true) return
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>(resolve => {
    tellVacated = resolve
    timer = setTimeout(resolve, vacatedTimeoutMs)
  })
  clearTimeout(timer)
}

let tellVacated = (): void => undefined

/** A sub-application's module is about to be evaluated. */
export const observeLoading = (name: string, url: string): void => {
  endOf(observed)
  evaluated.delete(name)
  expectGuest(url)
  observed = observe(name, url)
}

/**
 * Observes a sub-application from before its mount until it is left.
 * @param url of its module
 * @returns a function that hands the page on as it was: without its nodes, styles, timers, listeners, globals, methods
 */
export const observeSideEffects = (name: string, url: string): (() => void) => {
  if (observed?.name !== name) {
    endOf(observed)
    observed = observe(name, url)
  }
  openGuest(url)
  observed.mounted()
  return observed.end
}

/** The contributions on the page at this moment. They share one observation, since they share the page. */
let extensions = 0

const extensionsName = 'extensions'

/**
 * Observes a contribution from before its module is evaluated until it ends. Beside an application, the application's
 * observation covers it: only tasks are told apart by their script.
 * @param url of its module
 * @param isNew whether the module is evaluated now
 */
export const observeExtension = (url: string, isNew: boolean): { open: () => void; end: (isLast: boolean) => void } => {
  if (observed === undefined) {
    // A page that can't be put back is loaded again when the person leaves the application that shows it.
    observed = observe(extensionsName, url, wantedApplication($decision.get()))
    observed.mounted()
  }
  extensions += 1
  observed.watch(url)
  if (isNew) expectGuest(url)
  return {
    open: () => openGuest(url),
    end: isLast => {
      extensions -= 1
      // Another contribution may still use the same module.
      if (isLast) endGuest(url)
      if (observed?.name !== extensionsName) return void restoreBuiltIns(url)
      if (extensions === 0) observed.end()
      else restoreBuiltIns(url)
    }
  }
}

/** The module was not loaded, or nobody waited for it. One that is mounted is left in its own time. */
export const forgetLoading = (name: string): void => {
  if (observed?.name === name && !observed.isMounted()) observed.end()
}

const endOf = (one: Observed | undefined): void => one?.end()

/** @param shownBy the application that the person leaves when the page is loaded again; the observed one itself by default */
const observe = (name: string, url: string, shownBy = name): Observed => {
  forgetRefusals()
  const nodes = observeAddedNodes(name, name === extensionsName)
  const resetAttributes = observeAttributes()
  const globals = noteGlobals(name)
  const methods = observeOwnMethods(name)
  let guards: FrameGuards | undefined
  const watch = (code: string): void => {
    if (!isShippedCode(code)) guards ??= guestGuards?.guardFrame(name)
  }
  watch(url)
  let isMounted = false
  const release = (): string[] => {
    const built = restoreBuiltIns(name)
    const own = methods.end()
    const { names, locked } = globals.release()
    report(name, 'replaced globals', names)
    return [...built, ...own, ...locked]
  }
  return {
    name,
    isMounted: () => isMounted,
    watch,
    mounted: () => {
      isMounted = true
      if (evaluated.has(name)) return
      evaluated.add(name)
      for (const { settle } of [nodes, globals, methods]) settle()
    },
    restore: () => {
      if (guards === undefined) return
      // Sheets wait for the interval. A link that moves between press and release gets no click.
      restoreBuiltIns(name)
      guards.restore()
    },
    restoreMethods: () => void (guards !== undefined && restoreBuiltIns(name)),
    release: () => void release(),
    end: () => {
      if (observed?.name !== name) return
      observed = undefined
      const locked = release()
      endGuest(url)
      setUnsaved(name, false)
      removeHandlers()
      nodes.end()
      const isWhole = restorePageParts()
      resetAttributes()
      const lasting = guards?.end() ?? []
      const made = globals.end()
      report(name, 'made globals', made.names)
      reloadAfter(name, shownBy, [...locked, ...made.locked, ...lasting, ...(isWhole ? [] : ['document'])])
      tellVacated()
    }
  }
}

/**
 * Restores methods that an application changed and the frame needs while it is open.
 * @returns the names of the methods that the application locked, so that they can't be restored
 */
export const restoreBuiltIns = (name: string): string[] => {
  const { changes, locked } = restoreSaved()
  if (changes.length > 0)
    report(
      name,
      'changed built-ins',
      changes.map(({ name: owner, key }) => `${owner}.${String(key)}`)
    )
  return locked
}

const report = (name: string, what: string, names: readonly string[]): void => {
  if (names.length === 0) return
  const errMsg = `${name} ${what}: ${names.slice(0, 20).join(', ')}`
  console.warn(errMsg)
  track('jsError', { errName: name, errMsg, errStack: '' })
}
