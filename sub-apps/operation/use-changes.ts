import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

/** Asks again when the live channel tells of a change of this kind, and when it is back: nobody knows what was missed. */
export const useChanges = (kind: 'appointments_changed' | 'dashboard_changed', load: () => Promise<void>): void =>
  onScopeDispose(
    $change.listen(change => {
      const action = change?.action
      if (action === kind || action === 'reconnected') void load()
    })
  )
