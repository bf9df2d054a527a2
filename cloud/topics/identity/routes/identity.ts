import type { Grant } from '#contract/calls/identity/sign-in.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { type Caller, forAnyone, forBrowser, forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { byCellphone, byEmail } from '../account/account-name.ts'
import { permissionStamp } from '../permission-stamp.ts'
import { type Attempt, type Proof, signIn } from '../sign-in/sign-in.ts'
import { endSession } from '../sql/sessions.ts'
import { tokenHash } from '../tokens.ts'
import { deviceTokenOf, giveDeviceToken } from './device-cookie.ts'

/** @throws Refusal 610601 for neither password nor code, 610604 for both */
const proofOf = ({ password, code }: { password?: string | undefined; code?: string | undefined }): Proof => {
  const fields = (reason: string) => ({ data: ['password', 'code'].map(field => ({ field, reason })) })
  if (password !== undefined && code !== undefined)
    throw new Refusal(codes.parameterIllegal, fields('only one of password and code'))
  if (password !== undefined) return { by: 'password', password }
  if (code !== undefined) return { by: 'code', code }
  throw new Refusal(codes.parameterMissing, fields('one of password and code is required'))
}

/** Signs in, and has the browser keep the token by which the browser is known. */
const signInFrom = async (
  services: CloudServices,
  caller: Caller,
  asked: Pick<Attempt, 'account' | 'proof' | 'imageTicket'>
): Promise<Grant> => {
  const { grant, deviceToken } = await signIn(services, {
    ...asked,
    origin: caller.origin,
    deviceToken: deviceTokenOf(caller)
  })
  giveDeviceToken(caller, deviceToken, services.rules.device)
  return grant
}

/** Sign-in, log-out and the signed-in user. */
export const identityRoutes = (services: CloudServices) => ({
  signInByCellphone: forBrowser(calls.signInByCellphone, ({ body: { cellphone, password, imageTicket } }, caller) =>
    signInFrom(services, caller, { account: byCellphone(cellphone), proof: { by: 'password', password }, imageTicket })
  ),

  signInByEmail: forBrowser(calls.signInByEmail, ({ body: { email, password, imageTicket } }, caller) =>
    signInFrom(services, caller, { account: byEmail(email), proof: { by: 'password', password }, imageTicket })
  ),

  signInByCellphoneV2: forBrowser(
    calls.signInByCellphoneV2,
    async ({ body: { cellphone, imageTicket, ...body } }, caller) =>
      signInFrom(services, caller, { account: byCellphone(cellphone), proof: proofOf(body), imageTicket })
  ),

  signInByEmailV2: forBrowser(calls.signInByEmailV2, async ({ body: { email, imageTicket, ...body } }, caller) =>
    signInFrom(services, caller, { account: byEmail(email), proof: proofOf(body), imageTicket })
  ),

  signOut: forAnyone(calls.signOut, async ({ body }) => {
    const ended = tokenHash(body.token)
    await endSession(services.database, ended)
    services.announce.sessionsEnded([ended])
    return null
  }),

  userInfo: forMember(calls.userInfo, async (_request, member) => {
    const { sessionId: _session, lastSeenTime: _seen, ...user } = member
    const perms = await services.permissionsOf(member)
    return { ...user, perms, perm: perms.join(','), permissionStamp: permissionStamp(member) }
  })
})
