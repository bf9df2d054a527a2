import { atom } from 'nanostores'
import type { Live } from './live-plan.ts'

/** The state of the live channel; `off` until it is started. */
export const $live = atom<Live>({ state: 'off' })
