import { atom } from 'nanostores'
import type { Live } from './live-plan.ts'

/** Where the live channel stands; `off` until it is started. */
export const $live = atom<Live>({ state: 'off' })
