import { $change } from '@portal/session'

/**
 * Asks again after news of an order. Asks also when the live channel is back: news may have been missed.
 * @returns the function that stops it
 */
export const followOrders = (again: () => void): (() => void) =>
  $change.listen(change => {
    if (change?.action === 'orders_changed' || change?.action === 'reconnected') again()
  })
