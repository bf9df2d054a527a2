import { type Lifecycles, SubAppFailed } from './load-module.ts'

/** How long each part of a sub-application's life may take before it is ended (P9). */
const timeouts = {
  bootstrap: { millis: 10_000, dieOnTimeout: true, warningMillis: 5_000 },
  mount: { millis: 10_000, dieOnTimeout: true, warningMillis: 5_000 },
  unmount: { millis: 5_000, dieOnTimeout: true, warningMillis: 2_500 },
  unload: { millis: 5_000, dieOnTimeout: true, warningMillis: 2_500 },
  update: { millis: 5_000, dieOnTimeout: true, warningMillis: 2_500 }
}

/** Brings an application's container onto the page and takes it away again. */
export type Stage = { attach: () => void; detach: () => void }

/**
 * An application as single-spa gets it: its own lifecycles, in a container that comes with mount and goes with unmount
 * even when unmount fails. The time limits are always the portal's, since those that an application exports would be
 * taken for every other one too (M3).
 */
export const hosted = (name: string, { bootstrap, mount, unmount, update }: Lifecycles, stage: Stage) => ({
  bootstrap: (props: unknown) => run(bootstrap, props, name, 'start'),
  mount: async (props: unknown) => {
    stage.attach()
    try {
      await run(mount, props, name, 'start')
    } catch (failure) {
      stage.detach()
      throw failure
    }
  },
  unmount: async (props: unknown) => {
    try {
      await run(unmount, props, name, 'stop')
    } finally {
      stage.detach()
    }
  },
  ...(update === undefined ? {} : { update: (props: unknown) => run(update, props, name, 'start') }),
  timeouts
})

const run = async (
  steps: Lifecycles['mount'],
  props: unknown,
  name: string,
  stage: 'start' | 'stop'
): Promise<void> => {
  try {
    for (const step of Array.isArray(steps) ? steps : [steps]) await step(props)
  } catch (cause) {
    throw new SubAppFailed(name, stage, cause)
  }
}
