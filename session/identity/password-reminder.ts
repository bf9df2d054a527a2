import { atom, computed } from 'nanostores'
import { array, number } from 'valibot'
import { permissions } from '#contract/permissions.ts'
import { adapter } from '../adapter.ts'
import { readStoredJson } from '../storage/stored-json.ts'
import { storedFiles } from '../storage/stored-names.ts'
import { allows } from './permissions.ts'
import { $user } from './session.ts'

/** Most people remembered per device. The oldest entry is deleted first, and that person is reminded again. */
const mostPeople = 50

/** The people who declined more reminders on this device. Read when a reminder could be shown. */
const $declined = atom<readonly number[] | undefined>()

/**
 * Whether to remind the person to set a password (spec §1): the account has none, the person may set one at /account,
 * and has not declined reminders on this device.
 */
export const $remindOfPassword = computed([$user, $declined], (user, declined) => {
  if (user === undefined || user.hasPassword || !allows(user.perms, permissions.account)) return false
  return !(declined ?? readDeclined()).includes(user.userId)
})

/** Stops the reminders for the signed-in person on this device. */
export const declinePasswordReminders = (): void => {
  const user = $user.get()
  if (user === undefined) return
  const declined = [user.userId, ...readDeclined().filter(it => it !== user.userId)].slice(0, mostPeople)
  adapter().storage.write(storedFiles.passwordReminders, JSON.stringify(declined))
  $declined.set(declined)
}

const readDeclined = (): number[] => readStoredJson(storedFiles.passwordReminders, array(number()), [])
