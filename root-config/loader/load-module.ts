import * as limits from '#contract/limits.ts'
import { SubAppFailed } from '../apps/failures.ts'
import { bounded, type Leaving } from '../apps/time-limits.ts'

/** A module of the import map with single-spa's lifecycles; each may be one function or several in a row. */
type Step = (props: unknown) => Promise<unknown>
export type Steps = Step | Step[]
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', Steps> & { update?: Steps }

/**
 * Loads a sub-application's module. It settles in any case: after 120 s (spec §9), or as soon as the person leaves.
 * @throws SubAppFailed, LeftMeanwhile
 */
export const loadModule = async (name: string, leaving: Leaving): Promise<Lifecycles> => {
  const loaded = System.import<unknown>(name).catch((cause: unknown) => {
    throw new SubAppFailed(name, 'load', cause)
  })
  const millis = limits.subAppLoadTimeoutMs
  const late = () => new SubAppFailed(name, 'loadTimeout', `no module after ${millis} ms`)
  const module = await bounded(loaded, { millis, late, leaving })
  if (isSubApp(module)) return module
  throw new SubAppFailed(name, 'module', 'it does not export bootstrap, mount and unmount')
}

const isSteps = (value: unknown): boolean =>
  typeof value === 'function' || (Array.isArray(value) && value.every(step => typeof step === 'function'))

const isSubApp = (module: unknown): module is Lifecycles => {
  if (typeof module !== 'object' || module === null) return false
  const { bootstrap, mount, unmount, update } = module as Partial<Record<string, unknown>>
  return isSteps(bootstrap) && isSteps(mount) && isSteps(unmount) && (update === undefined || isSteps(update))
}

/** Whether the import map of this environment lists the module. */
export const isInImportMap = (name: string): boolean => {
  try {
    System.resolve(name)
    return true
  } catch {
    return false
  }
}
