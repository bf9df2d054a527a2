import { atom, computed } from 'nanostores'
import { permissions } from '#contract/permissions.ts'
import { keep, readKept } from '../storage/kept-by-person.ts'
import { readOnly } from '../stores.ts'
import { allows } from './permissions.pure.ts'
import { $user } from './session.ts'

/** Counts the answers on this page, so that they are read again. */
const $answers = atom(0)

/**
 * Whether to remind the person to set a password (docs/requirements.md §1): the account has none, the person may set one at /account,
 * and has not declined reminders on this device.
 */
export const $remindOfPassword = readOnly(
  computed([$user, $answers], user => {
    if (user === undefined || user.hasPassword || !allows(user.perms, permissions.account)) return false
    return readKept('passwordReminders') !== true
  })
)

/** Stops the reminders for the signed-in person on this device. */
export const declinePasswordReminders = (): void => {
  keep('passwordReminders', true)
  $answers.set($answers.get() + 1)
}
