import type { CallRequest } from '#contract/call.ts'
import type { register as registerCall } from '#contract/calls/identity/account.ts'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import { codes } from '#contract/codes.ts'
import { addAccount, addQuickRegistration } from '../database/account-changes.ts'
import type { AccountName } from '../database/accounts.ts'
import { Refusal } from '../refusal.ts'
import { accountNameOf } from './account-name.ts'
import { spendCode } from './codes.ts'
import { refuseCommon } from './common-passwords.ts'
import type { IdentityServices } from './services.ts'

type Registration = CallRequest<typeof registerCall>['body']

/** How a name that has an account is answered, to who proved to own it. */
export const takenCodes: Record<AccountName['kind'], typeof codes.cellphoneRegistered | typeof codes.emailRegistered> =
  {
    cellphone: codes.cellphoneRegistered,
    email: codes.emailRegistered
  }

const fieldsOf = async ({ now, passwords }: IdentityServices, registration: Registration) =>
  registration.type === 'quick'
    ? { nickname: registration.name, status: 'pending' as const, country: registration.country, passwordHash: null }
    : {
        nickname: registration.nickname,
        status: 'active' as const,
        country: null,
        passwordHash: await passwords.hash(registration.password),
        passwordChangeTime: now()
      }

/**
 * Makes an account for who has the code: one that may sign in at once, or one that waits for its activation. That a
 * name is taken is told only after its right code, since it tells that there is an account.
 * @throws Refusal 610604 for a common password; what the code's check throws
 */
export const register = async (services: IdentityServices, registration: Registration): Promise<{ userId: number }> => {
  const { database, now } = services
  const name = accountNameOf(registration)
  // Before the code, which would be spent in vain.
  if (registration.type === 'account') refuseCommon(registration.password)
  await spendCode(services, name, 'register', registration.code)
  const account = {
    ...(await fieldsOf(services, registration)),
    [name.kind]: name.value,
    userType: userTypes.endUser,
    createTime: now()
  }
  const userId = await database.transaction(async transaction => {
    const added = await addAccount(transaction, account, 'registered')
    if (added !== undefined && registration.type === 'quick') {
      const { category, products } = registration
      await addQuickRegistration(transaction, { userId: added, category, products })
    }
    return added
  })
  if (userId === undefined) throw new Refusal(takenCodes[name.kind])
  return { userId }
}
