import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

type Change = NonNullable<ReturnType<typeof $change.get>>['action']

/** Asks again after news of a change of one of these kinds. Asks also when the live channel is back: news may have been missed. */
export const useChanges = (load: () => Promise<void>, ...kinds: readonly Change[]): void =>
  onScopeDispose(
    $change.listen(change => {
      if (change !== undefined && ['reconnected', ...kinds].includes(change.action)) void load()
    })
  )
