import * as limits from '#contract/limits.ts'
import type { Lifecycles, Steps } from '../loader/load-module.ts'
import { SubAppFailed } from './failures.ts'
import { bounded, type Leaving } from './time-limits.ts'

/** Brings an application's container onto the page and takes it away again. */
export type Stage = { attach: () => void; mounted: () => void; detach: () => void }

/** Follows what an application does to the page outside of its container, from mount to the end. */
export type Traces = {
  /** Notes that code of it is about to run; gives back how to note that it is over, whichever way. */
  begin: () => () => void
  /** Begins; gives back how to take away what was left behind. */
  follow: () => () => void
  /** After each step that may have changed what everybody relies on. */
  mend: () => void
}

/** What an application meets here. */
export type Surroundings = {
  stage: Stage
  traces: Traces
  leaving: Leaving
  /** Calls whenever something changed that a mounted application with an `update` is told of. */
  onChange: (tell: () => void) => () => void
  /** Told of a failure outside of single-spa's doings. */
  failed: (failure: SubAppFailed) => void
}

/**
 * A net below the limits that hold here, never reached before them, and hung as low as that allows: single-spa starts two
 * timers for each step that it takes, never ends them, and all that the step was about stays in memory until they are over.
 */
const behind = (limit: number) => ({ millis: limit + 1_000, dieOnTimeout: true, warningMillis: limit + 1_000 })

const startBehind = behind(limits.subAppStartTimeoutMs)
const leaveBehind = behind(limits.subAppLeaveTimeoutMs)

/**
 * An application as single-spa gets it: its own lifecycles, each within its time, in a container that comes with mount
 * and goes with unmount even when either fails or hangs. Who left is not held up: an application that does not get done
 * is left to itself in its detached container, and what it still draws there is never seen. The time limits are always
 * the portal's, since those that an application exports would be taken for every other one too (M3).
 */
export const hosted = (name: string, { bootstrap, mount, unmount, update }: Lifecycles, around: Surroundings) => {
  const { stage, traces, leaving } = around
  const start = (steps: Steps, props: unknown) =>
    bounded(run(steps, props, name, 'start'), {
      millis: limits.subAppStartTimeoutMs,
      late: () => new SubAppFailed(name, 'startTimeout', `not started after ${limits.subAppStartTimeoutMs} ms`),
      leaving,
      graceMs: limits.subAppLeaveTimeoutMs
    })
  let ends: (() => void)[] = []
  const leave = () => {
    stage.detach()
    for (const end of ends) end()
    ends = []
  }
  return {
    bootstrap: async (props: unknown) => {
      const done = traces.begin()
      await start(bootstrap, props).finally(done)
    },
    mount: async (props: unknown) => {
      stage.attach()
      ends = [traces.begin(), traces.follow()]
      try {
        const mounting = start(mount, props)
        // What it has done so far it did in the click's own task; the frame is drawn next.
        traces.mend()
        await mounting
        traces.mend()
        stage.mounted()
        if (update !== undefined) ends.push(keepUpdated(name, update, props, around))
      } catch (failure) {
        leave()
        throw failure
      }
    },
    unmount: async (props: unknown) => {
      try {
        await bounded(run(unmount, props, name, 'stop'), {
          millis: limits.subAppLeaveTimeoutMs,
          late: () => new SubAppFailed(name, 'stop', `not closed after ${limits.subAppLeaveTimeoutMs} ms`)
        })
      } finally {
        leave()
      }
    },
    // Of an application it neither updates nor unloads anything.
    timeouts: { bootstrap: startBehind, mount: startBehind, unmount: leaveBehind }
  }
}

/**
 * single-spa updates parcels alone; the portal tells an application with an `update` what changed. Changes that come
 * while it is still busy with one are told of together.
 */
const keepUpdated = (name: string, update: Steps, props: unknown, { onChange, failed }: Surroundings) => {
  const millis = limits.subAppUpdateTimeoutMs
  const late = () => new SubAppFailed(name, 'update', `not updated after ${millis} ms`)
  let last = Promise.resolve()
  let waiting = false
  let over = false
  const next = async (): Promise<void> => {
    waiting = false
    if (!over) await bounded(run(update, props, name, 'update'), { millis, late })
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
    throw new SubAppFailed(name, stage, cause)
  }
}
