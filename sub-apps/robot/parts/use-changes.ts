import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

type Change = NonNullable<ReturnType<typeof $change.get>>['action']

/**
 * Asks again after news of a task, of a fault, or of one of these changes. Asks also when the live channel is back, because
 * news may have been missed.
 */
export const useChanges = (load: () => Promise<void>, ...also: readonly Change[]): void => {
  const changes: readonly Change[] = ['dashboard_changed', 'reconnected', ...also]
  onScopeDispose(
    $change.listen(change => {
      if (change !== undefined && changes.includes(change.action)) void load()
    })
  )
}
