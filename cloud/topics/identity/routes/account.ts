import { calls } from '#contract/index.ts'
import { forAnyone, forMember } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { accountNameOf, byCellphone, byEmail } from '../account/account-name.ts'
import { changeName, changeNickname, changePassword, verifyIdentity } from '../account/own-account.ts'
import { register } from '../account/register.ts'
import { resetPassword } from '../passwords/reset-password.ts'
import { findRoles } from '../sql/roles.ts'

/** Registration, forgotten passwords, and what members change of their own account. */
export const accountRoutes = (services: CloudServices) => ({
  register: forAnyone(calls.register, ({ body }) => register(services, body)),

  resetPassword: forAnyone(calls.resetPassword, async ({ body }, origin) => {
    await resetPassword(services, accountNameOf(body), body, origin)
    return null
  }),

  verifyIdentity: forMember(calls.verifyIdentity, ({ body }, member, origin) =>
    verifyIdentity(services, member, body, origin)
  ),

  changeNickname: forMember(calls.changeNickname, async ({ body }, member, origin) => {
    await changeNickname(services, { member, origin }, body.nickname)
    return null
  }),

  changeEmail: forMember(calls.changeEmail, async ({ body }, member, origin) => {
    await changeName(services, { member, origin }, byEmail(body.email), body.code)
    return null
  }),

  changeCellphone: forMember(calls.changeCellphone, async ({ body }, member, origin) => {
    await changeName(services, { member, origin }, byCellphone(body.cellphone), body.code)
    return null
  }),

  changePassword: forMember(calls.changePassword, async ({ body }, member, origin) => {
    await changePassword(services, { member, origin }, body.password)
    return null
  }),

  userAuthInfo: forMember(calls.userAuthInfo, async (_request, member) => ({
    roles: await findRoles(services.database, member.userId),
    perms: await services.permissionsOf(member)
  }))
})
