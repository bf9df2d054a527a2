import { calls } from '#contract/index.ts'
import { endSession } from '../database/sessions.ts'
import { forAnyone, forMember } from '../http/served.ts'
import { type SignInServices, signIn } from '../identity/sign-in.ts'
import { tokenHash } from '../identity/tokens.ts'

/** Sign-in, log-out and the signed-in user. */
export const identityRoutes = (services: SignInServices) => ({
  signInByCellphone: forAnyone(calls.signInByCellphone, ({ body: { cellphone, password } }, networkAddress) =>
    signIn(services, { account: { kind: 'cellphone', value: cellphone }, password, networkAddress })
  ),

  signInByEmail: forAnyone(calls.signInByEmail, ({ body: { email, password } }, networkAddress) =>
    signIn(services, { account: { kind: 'email', value: email.toLowerCase() }, password, networkAddress })
  ),

  signOut: forAnyone(calls.signOut, async ({ body }) => {
    await endSession(services.database, tokenHash(body.token))
    return null
  }),

  userInfo: forMember(calls.userInfo, async (_request, member) => ({ ...member, perm: member.perms.join(',') }))
})
