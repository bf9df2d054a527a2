import { $change } from '@portal/session'

/**
 * Asks again after news of what robots were asked for. Robots answer when they can, and news may have been missed while there was
 * no live channel.
 * @returns the function that stops it
 */
export const followRequests = (again: () => void): (() => void) =>
  $change.listen(change => {
    const action = change?.action
    if (action === 'requests_changed' || action === 'reconnected') again()
  })
