import { explainFailure } from '../apps/explain-failure.ts'
import { SubAppFailed } from '../apps/failures.ts'
import { type Leaving, subAppLoadTimeoutMs, withTimeLimit } from '../apps/time-limits.ts'

/** A single-spa lifecycle is one function, or a list of functions that run one after the other. */
type Step = (props: unknown) => Promise<unknown>
export type Steps = Step | Step[]
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', Steps> & { update?: Steps }

/**
 * Loads a sub-application's module. The promise always settles: after 120 s (docs/requirements.md §9), or when the person leaves.
 * @throws SubAppFailed, LeftMeanwhile
 */
export const loadModule = async (name: string, leaving: Leaving): Promise<Lifecycles> => {
  const module = await loadAny(name, leaving)
  if (isSubApp(module)) return module
  throw new SubAppFailed(name, 'module', 'it does not export bootstrap, mount and unmount')
}

/**
 * The same for a module with other exports.
 * @throws SubAppFailed, LeftMeanwhile
 */
export const loadAny = (name: string, leaving: Leaving): Promise<unknown> => {
  const loaded = System.import<unknown>(name).catch(async (cause: unknown) => {
    throw await explainFailure(name, 'load', cause)
  })
  const millis = subAppLoadTimeoutMs
  const timeoutError = () => new SubAppFailed(name, 'loadTimeout', `no module after ${millis} ms`)
  return withTimeLimit(loaded, { millis, timeoutError, leaving })
}

const isSteps = (value: unknown): boolean =>
  typeof value === 'function' || (Array.isArray(value) && value.every(step => typeof step === 'function'))

const isSubApp = (module: unknown): module is Lifecycles => {
  if (typeof module !== 'object' || module === null) return false
  const { bootstrap, mount, unmount, update } = module as Partial<Record<string, unknown>>
  return isSteps(bootstrap) && isSteps(mount) && isSteps(unmount) && (update === undefined || isSteps(update))
}

/** Whether the import map of this environment lists the module. */
export const isInImportMap = (name: string): boolean => Object.hasOwn(System.getImportMap().imports, name)
