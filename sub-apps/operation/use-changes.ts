import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

/** Asks again after news of a change of this kind. Asks also when the live channel is back: news may have been missed. */
export const useChanges = (kind: 'appointments_changed' | 'dashboard_changed', load: () => Promise<void>): void =>
  onScopeDispose(
    $change.listen(change => {
      const action = change?.action
      if (action === kind || action === 'reconnected') void load()
    })
  )
