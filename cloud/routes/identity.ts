import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { endSession } from '../database/sessions.ts'
import { forAnyone, forMember } from '../http/served.ts'
import { byCellphone, byEmail } from '../identity/account-name.ts'
import type { IdentityServices } from '../identity/services.ts'
import { type Proof, signIn } from '../identity/sign-in.ts'
import { tokenHash } from '../identity/tokens.ts'
import { Refusal } from '../refusal.ts'

/** @throws Refusal 610601 for neither password nor code, 610604 for both */
const proofOf = ({ password, code }: { password?: string | undefined; code?: string | undefined }): Proof => {
  const fields = (reason: string) => ({ data: ['password', 'code'].map(field => ({ field, reason })) })
  if (password !== undefined && code !== undefined)
    throw new Refusal(codes.parameterIllegal, fields('only one of password and code'))
  if (password !== undefined) return { by: 'password', password }
  if (code !== undefined) return { by: 'code', code }
  throw new Refusal(codes.parameterMissing, fields('one of password and code is required'))
}

/** Sign-in, log-out and the signed-in user. */
export const identityRoutes = (services: IdentityServices) => ({
  signInByCellphone: forAnyone(calls.signInByCellphone, ({ body: { cellphone, password } }, origin) =>
    signIn(services, { account: byCellphone(cellphone), proof: { by: 'password', password }, origin })
  ),

  signInByEmail: forAnyone(calls.signInByEmail, ({ body: { email, password } }, origin) =>
    signIn(services, { account: byEmail(email), proof: { by: 'password', password }, origin })
  ),

  signInByCellphoneV2: forAnyone(calls.signInByCellphoneV2, async ({ body: { cellphone, ...body } }, origin) =>
    signIn(services, { account: byCellphone(cellphone), proof: proofOf(body), origin })
  ),

  signInByEmailV2: forAnyone(calls.signInByEmailV2, async ({ body: { email, ...body } }, origin) =>
    signIn(services, { account: byEmail(email), proof: proofOf(body), origin })
  ),

  signOut: forAnyone(calls.signOut, async ({ body }) => {
    const ended = tokenHash(body.token)
    await endSession(services.database, ended)
    services.announce.sessionsEnded([ended])
    return null
  }),

  userInfo: forMember(calls.userInfo, async (_request, { sessionId: _session, lastSeenTime: _seen, ...member }) => ({
    ...member,
    perm: member.perms.join(',')
  }))
})
