import { limits } from '#contract/limits.ts'

/** Why a sub-application is not on the page. */
export type FailureStage = 'load' | 'timeout' | 'module' | 'start' | 'stop'

/** A sub-application failed; `stage` says in which part of its life. */
export class SubAppFailed extends Error {
  override readonly name = 'SubAppFailed'
  readonly stage: FailureStage
  constructor(module: string, stage: FailureStage, cause: unknown) {
    super(`${module} failed at ${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.stage = stage
  }
}

/** The person left while the sub-application was still loading. Nothing failed. */
export class LeftMeanwhile extends Error {
  override readonly name = 'LeftMeanwhile'
}

/** A module of the import map with single-spa's lifecycles; each may be one function or several in a row. */
type Step = (props: unknown) => Promise<unknown>
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', Step | Step[]> & { update?: Step | Step[] }

/**
 * Loads a sub-application's module. It settles in any case: after 120 s (spec §9), or as soon as the person leaves,
 * since single-spa switches to nothing else while a load is open, not even back (M1, M2).
 * @param leaving settles when the person leaves
 * @throws SubAppFailed, LeftMeanwhile
 */
export const loadModule = async (name: string, leaving: Promise<void>): Promise<Lifecycles> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SubAppFailed(name, 'timeout', `no module after ${limits.subAppLoadTimeoutMs} ms`)),
      limits.subAppLoadTimeoutMs
    )
  })
  const left = leaving.then((): never => {
    throw new LeftMeanwhile(name)
  })
  const loaded = System.import<unknown>(name).catch((cause: unknown) => {
    throw new SubAppFailed(name, 'load', cause)
  })
  try {
    const module = await Promise.race([loaded, timeout, left])
    if (isSubApp(module)) return module
    throw new SubAppFailed(name, 'module', 'it does not export bootstrap, mount and unmount')
  } finally {
    clearTimeout(timer)
  }
}

const isSteps = (value: unknown): boolean =>
  typeof value === 'function' || (Array.isArray(value) && value.every(step => typeof step === 'function'))

const isSubApp = (module: unknown): module is Lifecycles => {
  if (typeof module !== 'object' || module === null) return false
  const { bootstrap, mount, unmount } = module as Partial<Record<string, unknown>>
  return isSteps(bootstrap) && isSteps(mount) && isSteps(unmount)
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
