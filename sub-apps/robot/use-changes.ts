import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

/** Asks again when the live channel tells of a task or a fault, and when it is back: nobody knows what was missed. */
export const useChanges = (load: () => Promise<void>): void =>
  onScopeDispose(
    $change.listen(change => {
      const action = change?.action
      if (action === 'dashboard_changed' || action === 'reconnected') void load()
    })
  )
