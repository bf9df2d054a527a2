import { makeStore } from '../stores.ts'
import type { Live } from './live-plan.pure.ts'

/** The state of the live channel; `off` until it is started. */
export const $live = makeStore<Live>({ state: 'off' })
