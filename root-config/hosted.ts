import type { Lifecycles } from './load-module.ts'

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
export const hosted = ({ bootstrap, mount, unmount, update }: Lifecycles, stage: Stage) => ({
  bootstrap: steps(bootstrap),
  mount: [
    async () => stage.attach(),
    async (props: unknown) => {
      try {
        await run(mount, props)
      } catch (cause) {
        stage.detach()
        throw cause
      }
    }
  ],
  unmount: [
    async (props: unknown) => {
      try {
        await run(unmount, props)
      } finally {
        stage.detach()
      }
    }
  ],
  ...(update === undefined ? {} : { update: steps(update) }),
  timeouts
})

type Steps = Lifecycles['mount']

const steps = (one: Steps) => (Array.isArray(one) ? one : [one])

const run = async (all: Steps, props: unknown): Promise<void> => {
  for (const step of steps(all)) await step(props)
}
