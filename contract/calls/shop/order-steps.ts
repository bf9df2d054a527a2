/* Pure: the states of an order, the steps between them, and the parties that may take each step. */

export const orderStatuses = ['placed', 'confirmed', 'shipped', 'received', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Somebody's part in an order. A seller who buys has both. */
export type OrderParty = 'buyer' | 'seller'

/** The steps from each state, and whose they are. No step leads back, so that an order has each state once at most. */
export const orderSteps: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderParty[]>>>> = {
  placed: { confirmed: ['seller'], cancelled: ['buyer', 'seller'] },
  confirmed: { shipped: ['seller'], cancelled: ['seller'] },
  shipped: { received: ['buyer'] },
  received: {},
  cancelled: {}
}

/** Whether nothing follows. */
export const isFinal = (status: OrderStatus): boolean => Object.keys(orderSteps[status]).length === 0

/** Validates a step: it is open, it is somebody else's, or the order has no such step. */
export const validateStep = (
  from: OrderStatus,
  to: OrderStatus,
  parties: readonly OrderParty[]
): 'open' | 'forbidden' | 'noStep' => {
  const allowed = orderSteps[from][to]
  if (allowed === undefined) return 'noStep'
  return allowed.some(party => parties.includes(party)) ? 'open' : 'forbidden'
}

/** The steps that somebody with these parts may take. */
export const openSteps = (from: OrderStatus, parties: readonly OrderParty[]): OrderStatus[] =>
  orderStatuses.filter(to => validateStep(from, to, parties) === 'open')
