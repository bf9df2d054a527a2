import { $change } from '@portal/session'

/**
 * Asks again when the cloud tells of an order, and when the live channel is back: nobody knows what was missed.
 * @returns how to stop
 */
export const followOrders = (again: () => void): (() => void) =>
  $change.listen(change => {
    if (change?.action === 'orders_changed' || change?.action === 'reconnected') again()
  })
