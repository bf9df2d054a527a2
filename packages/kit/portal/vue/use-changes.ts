import { type $change, followChange } from '@portal/session'
import { onScopeDispose } from 'vue'

type Change = NonNullable<ReturnType<typeof $change.get>>['action']

/** Asks again after one of these changes. Asks also when the live channel is back, because news may have been missed. */
export const useChanges = (load: () => Promise<void>, ...changes: readonly (Change | undefined)[]): void =>
  onScopeDispose(
    followChange(
      changes.filter(change => change !== undefined),
      () => void load()
    )
  )
