import { atom, computed } from 'nanostores'
import { array, number } from 'valibot'
import { permissions } from '#contract/permissions.ts'
import { adapter } from '../adapter.ts'
import { readStoredJson } from '../storage/stored-json.ts'
import { storedFiles } from '../storage/stored-names.ts'
import { allows } from './permissions.ts'
import { $user } from './session.ts'

/** So many people of one device are remembered; the one who said so longest ago is asked again. */
const mostPeople = 50

/** Those who said on this device that they want no more reminders; read when somebody is there who could be reminded. */
const $declined = atom<readonly number[] | undefined>()

/**
 * Whether the person should be asked to set a password (spec §1): there is none, it could be set at /account, and the
 * person has not said "no more reminders" here.
 */
export const $remindOfPassword = computed([$user, $declined], (user, declined) => {
  if (user === undefined || user.hasPassword || !allows(user.perms, permissions.account)) return false
  return !(declined ?? readDeclined()).includes(user.userId)
})

/** No more reminders for who is signed in, on this device. */
export const declinePasswordReminders = (): void => {
  const user = $user.get()
  if (user === undefined) return
  const declined = [user.userId, ...readDeclined().filter(it => it !== user.userId)].slice(0, mostPeople)
  adapter().storage.write(storedFiles.passwordReminders, JSON.stringify(declined))
  $declined.set(declined)
}

const readDeclined = (): number[] => readStoredJson(storedFiles.passwordReminders, array(number()), [])
