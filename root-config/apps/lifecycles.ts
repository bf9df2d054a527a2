import type { Lifecycles, Steps } from '../loader/load-module.ts'
import { explainFailure } from './explain-failure.ts'
import { SubAppFailed } from './failures.ts'
import {
  type Leaving,
  subAppLeaveTimeoutMs,
  subAppStartTimeoutMs,
  subAppUpdateTimeoutMs,
  withTimeLimit
} from './time-limits.ts'
import { watchEmptied } from './watch-emptied.ts'

/** Adds an application's container to the page and removes it again. */
export type AppContainer = { attach: () => void; mounted: () => void; detach: () => void }

/** Handles the side effects of an application on the page outside its container. */
export type SideEffects = {
  /**
   * Notes that the application's code is about to run. Returns a function that notes the end, after success or failure.
   */
  begin: () => () => void
  /** Makes the page ready, and starts to observe. Called before the module is loaded. */
  prepare: (leaving: Leaving) => Promise<void>
  /** Stops to observe an application that was never mounted. */
  forget: () => void
  /** Starts to observe. Returns a function that removes all side effects. */
  observe: () => () => void
  /** Restores changed built-ins. Called after each step that runs code of the application. */
  restoreBuiltIns: () => void
}

/** The parts that the portal provides for an application. */
export type AppHost = {
  container: AppContainer
  sideEffects: SideEffects
  leaving: Leaving
  /** The element of an application that draws something as long as it is mounted. */
  neverEmpty?: HTMLElement
  /** Listens to changes that a mounted application with an `update` lifecycle is told about. */
  onChange: (tell: () => void) => () => void
  /** Called after each mount, with the milliseconds that it took, and the start before the first one. */
  mounted?: (milliseconds: number) => void
  /** Called with a failure that single-spa does not see. */
  failed: (failure: SubAppFailed) => void
}

/**
 * Fallback timers, one second after ours. single-spa never clears its own timers, and each one keeps the data of its
 * step in memory until it fires. So the fallback is as short as possible.
 */
const fallbackAfter = (limit: number) => ({ millis: limit + 1_000, dieOnTimeout: true, warningMillis: limit + 1_000 })

const startFallback = fallbackAfter(subAppStartTimeoutMs)
const leaveFallback = fallbackAfter(subAppLeaveTimeoutMs)

/**
 * Wraps the lifecycles of an application for single-spa. Each lifecycle has a time limit. The container is added before
 * mount and removed after unmount, even when either fails or hangs. A person who leaves does not wait: an application
 * that hangs stays in its detached container, and nothing that it still draws there is visible. The time limits are
 * always the portal's. single-spa would apply the limits that one application exports to all applications (M3).
 */
export const wrapLifecycles = (name: string, { bootstrap, mount, unmount, update }: Lifecycles, host: AppHost) => {
  const { container, sideEffects, leaving } = host
  const start = (steps: Steps, props: unknown) =>
    withTimeLimit(run(steps, props, name, 'start'), {
      millis: subAppStartTimeoutMs,
      timeoutError: () => new SubAppFailed(name, 'startTimeout', `not started after ${subAppStartTimeoutMs} ms`),
      leaving,
      graceMs: subAppLeaveTimeoutMs
    })
  let startedMs = 0
  let ends: (() => void)[] = []
  const leave = () => {
    // The application may have changed methods that the next lines need.
    sideEffects.restoreBuiltIns()
    container.detach()
    for (const end of ends) end()
    ends = []
  }
  return {
    bootstrap: async (props: unknown) => {
      const done = sideEffects.begin()
      const since = performance.now()
      try {
        await start(bootstrap, props)
        startedMs = performance.now() - since
      } catch (failure) {
        sideEffects.forget()
        throw failure
      } finally {
        done()
      }
    },
    mount: async (props: unknown) => {
      container.attach()
      const watch = watchGivenUp(name, host)
      ends = [sideEffects.begin(), sideEffects.observe(), watch.end]
      const since = performance.now()
      try {
        const mounting = start(mount, props)
        // The application's synchronous part has run in the task of the click. The frame is drawn next.
        sideEffects.restoreBuiltIns()
        await mounting
        sideEffects.restoreBuiltIns()
        container.mounted()
        watch.mounted()
        host.mounted?.(Math.round(startedMs + performance.now() - since))
        startedMs = 0
        if (update !== undefined) ends.push(keepUpdated(name, update, props, host))
      } catch (failure) {
        leave()
        throw failure
      }
    },
    unmount: async (props: unknown) => {
      try {
        await withTimeLimit(run(unmount, props, name, 'stop'), {
          millis: subAppLeaveTimeoutMs,
          timeoutError: () => new SubAppFailed(name, 'stop', `not closed after ${subAppLeaveTimeoutMs} ms`)
        })
      } finally {
        leave()
      }
    },
    // The portal uses neither single-spa's update nor its unload.
    timeouts: { bootstrap: startFallback, mount: startFallback, unmount: leaveFallback }
  }
}

/** Watches an application whose framework may give up without a word to the portal. */
const watchGivenUp = (name: string, { neverEmpty, failed }: AppHost) =>
  neverEmpty === undefined
    ? { mounted: () => undefined, end: () => undefined }
    : watchEmptied(neverEmpty, cause => void explainFailure(name, 'update', cause).then(failed))

/**
 * Calls an application's `update` after each change, because single-spa updates parcels only. Changes during an update
 * are combined into one more update.
 */
const keepUpdated = (name: string, update: Steps, props: unknown, { onChange, failed }: AppHost) => {
  const millis = subAppUpdateTimeoutMs
  const timeoutError = () => new SubAppFailed(name, 'update', `not updated after ${millis} ms`)
  let last = Promise.resolve()
  let waiting = false
  let over = false
  const next = async (): Promise<void> => {
    waiting = false
    if (!over) await withTimeLimit(run(update, props, name, 'update'), { millis, timeoutError })
  }
  const stop = onChange(() => {
    if (waiting) return
    waiting = true
    last = last.then(next)
    last.catch((failure: SubAppFailed) => {
      if (over) return
      end()
      failed(failure)
    })
  })
  const end = () => {
    over = true
    stop()
  }
  return end
}

const run = async (steps: Steps, props: unknown, name: string, stage: 'start' | 'update' | 'stop'): Promise<void> => {
  try {
    for (const step of Array.isArray(steps) ? steps : [steps]) await step(props)
  } catch (cause) {
    // Nobody reads why a sub-application failed that was left.
    throw stage === 'stop' ? new SubAppFailed(name, stage, cause) : await explainFailure(name, stage, cause)
  }
}
