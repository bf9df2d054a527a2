import { $change } from '@portal/session'
import { onScopeDispose } from 'vue'

/** Asks again when the live channel tells of changed appointments, and when it is back: nobody knows what was missed. */
export const useAppointmentChanges = (load: () => Promise<void>): void =>
  onScopeDispose(
    $change.listen(change => {
      const action = change?.action
      if (action === 'appointments_changed' || action === 'reconnected') void load()
    })
  )
