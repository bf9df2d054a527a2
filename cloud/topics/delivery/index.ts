/* What other topics may use of this one. */

export type { Delivery } from './delivery.ts'
export type { Letters } from './letters.ts'
