import type { OrderStatus } from '#contract/calls/shop/order-steps.ts'

/** The mark of each state. Shape and word say the same as the colour. */
export const orderMarks = {
  placed: { shape: 'dot', tone: 'brand' },
  confirmed: { shape: 'square', tone: 'brand' },
  shipped: { shape: 'ring', tone: 'success' },
  received: { shape: 'dot', tone: 'success' },
  cancelled: { shape: 'diamond', tone: 'muted' }
} as const satisfies Record<OrderStatus, object>
