import { whenIdle } from '@portal/session'
import { startControls, startControlsWithin } from '../start-controls.ts'
import { SubAppFailed } from './failures.ts'
import {
  fetchedIsolation,
  fetchIsolation,
  fetchProtection,
  type Isolation,
  type Protection
} from './fetch-isolation.ts'
import type { SideEffects } from './lifecycles.ts'
import { type Leaving, subAppLoadTimeoutMs, withTimeLimit } from './time-limits.ts'
import { markOpen } from './unfinished.ts'

/** A sub-application starts without the controls when they do not arrive in this time. */
const controlsTimeoutMs = 2_000

/**
 * The side effects of a sub-application. The portal's own pages may change the page: nothing of theirs is removed.
 * @param name of the sub-application; undefined for the portal's own pages
 */
export const sideEffectsOf = (name: string | undefined): SideEffects =>
  name === undefined
    ? {
        begin: () => () => undefined,
        prepare: async () => undefined,
        forget: () => undefined,
        observe: () => () => undefined,
        restoreBuiltIns: () => undefined
      }
    : {
        begin: () => markOpen(name),
        prepare: leaving => prepare(name, leaving),
        forget: () => fetchedIsolation()?.forgetLoading(name),
        observe: () => fetchedIsolation()?.observeSideEffects(name, System.resolve(name)) ?? (() => undefined),
        restoreBuiltIns: () => fetchedIsolation()?.restoreBuiltIns(name)
      }

/**
 * Makes the page ready for a sub-application's code. The page is protected, and no other sub-application is on it. The
 * portal's tags are defined: a sub-application may bring a Shoelace of its own, and the first definition of a tag stays.
 * @throws SubAppFailed, LeftMeanwhile
 */
const prepare = async (name: string, leaving: Leaving): Promise<void> => {
  const timeout = new Promise<void>(resolve => setTimeout(resolve, controlsTimeoutMs))
  const url = System.resolve(name)
  const ready = Promise.all([fetchProtection(url), Promise.race([startControls(), timeout])]).catch(
    (cause: unknown) => {
      throw new SubAppFailed(name, 'load', cause)
    }
  )
  const millis = subAppLoadTimeoutMs
  const timeoutError = () => new SubAppFailed(name, 'loadTimeout', `the page was not ready after ${millis} ms`)
  const [loaded] = await withTimeLimit(ready, { millis, timeoutError, leaving })
  protect(loaded)
  const { isolation } = loaded
  await isolation.vacated()
  isolation.observeLoading(name, url)
  const stop = leaving(() => {
    isolation.forgetLoading(name)
    queueMicrotask(() => stop())
  })
}

/**
 * Makes the page ready for the code of a contribution. Several can be on one page, beside a sub-application too.
 * @returns the code that follows the contribution
 * @throws SubAppFailed, LeftMeanwhile
 */
export const prepareExtension = async (name: string, leaving: Leaving): Promise<Isolation> => {
  const fetched = fetchProtection(System.resolve(name)).catch((cause: unknown) => {
    throw new SubAppFailed(name, 'load', cause)
  })
  const millis = subAppLoadTimeoutMs
  const timeoutError = () => new SubAppFailed(name, 'loadTimeout', `the page was not ready after ${millis} ms`)
  const loaded = await withTimeLimit(fetched, { millis, timeoutError, leaving })
  protect(loaded)
  return loaded.isolation
}

/**
 * Protects the page while it is idle. The first protection reads every global of the page, which takes 15 ms. A person who
 * opens a first sub-application then does not wait for that.
 */
export const prepareWhenIdle = async (): Promise<void> => {
  const isolation = await fetchIsolation()
  whenIdle(() => protect({ isolation, guards: undefined }))
}

const protect = ({ isolation, guards }: Protection): void => {
  isolation.protectPage()
  startControlsWithin(isolation.changeAsPortal)
  if (guards !== undefined) isolation.guardAgainstGuests(guards)
}
