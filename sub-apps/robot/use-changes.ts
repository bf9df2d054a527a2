import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

type Change = NonNullable<ReturnType<typeof $change.get>>['action']

/**
 * Asks again when the live channel tells of a task, of a fault, or of one of these changes. And when it is back, because nobody
 * knows what was missed.
 */
export const useChanges = (load: () => Promise<void>, ...also: readonly Change[]): void => {
  const changes: readonly Change[] = ['dashboard_changed', 'reconnected', ...also]
  onScopeDispose(
    $change.listen(change => {
      if (change !== undefined && changes.includes(change.action)) void load()
    })
  )
}
