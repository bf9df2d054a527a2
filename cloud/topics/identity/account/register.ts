import type { CallRequest } from '#contract/call.ts'
import type { register as registerCall } from '#contract/calls/identity/account.ts'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { checkCode, codeRefusals } from '../codes/codes.ts'
import { refuseCommon } from '../passwords/common-passwords.ts'
import { addAccount, addQuickRegistration } from '../sql/account-changes.ts'
import type { AccountName } from '../sql/accounts.ts'
import { tryInvitationCode } from '../sql/invitations.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { accountNameOf } from './account-name.ts'

type Registration = CallRequest<typeof registerCall>['body']

/**
 * Spends the code of an invitation, or else the one that the person asked for.
 * @throws Refusal 610010 for a wrong one, 610013 where there is none any more
 */
const spendRegistrationCode = async (
  services: CloudServices,
  name: AccountName,
  { type, code }: Registration
): Promise<void> => {
  const { database, now, rules } = services
  const invited =
    type === 'account' &&
    (await tryInvitationCode(database, { target: name.value, code }, now(), rules.code.wrongTries))
  if (invited === 'right') return
  const asked = await checkCode(services, database, name, 'register', code)
  if (asked === 'right') return
  throw new Refusal(codeRefusals[invited === 'wrong' ? 'wrong' : asked])
}

/** How a name that has an account is answered, to who proved to own it. */
export const takenCodes: Record<AccountName['kind'], typeof codes.cellphoneRegistered | typeof codes.emailRegistered> =
  {
    cellphone: codes.cellphoneRegistered,
    email: codes.emailRegistered
  }

const fieldsOf = async ({ now, passwords }: CloudServices, registration: Registration) =>
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
 * Makes an account for the person who has the code. The account may sign in at once, or it waits for its activation. An
 * invited person gets the tenant and the role of the invitation. A name is reported as taken only after its right code,
 * since this tells that there is an account.
 * @throws Refusal 610604 for a common password, and the refusals of the code's check
 */
export const register = async (services: CloudServices, registration: Registration): Promise<{ userId: number }> => {
  const { database, now } = services
  const name = accountNameOf(registration)
  // Before the code, which would be spent in vain.
  if (registration.type === 'account') refuseCommon(registration.password)
  await spendRegistrationCode(services, name, registration)
  const account = {
    ...(await fieldsOf(services, registration)),
    [name.kind]: name.value,
    userType: userTypes.endUser,
    createTime: now()
  }
  const userId = await database.transaction(async transaction => {
    const invited = registration.type === 'account' && (await acceptInvitation(transaction, name.value, account))
    const added = invited || (await addAccount(transaction, account, 'registered'))
    if (added !== undefined && registration.type === 'quick') {
      const { category, products } = registration
      await addQuickRegistration(transaction, { userId: added, category, products })
    }
    return added
  })
  if (userId === undefined) throw new Refusal(takenCodes[name.kind])
  return { userId }
}
