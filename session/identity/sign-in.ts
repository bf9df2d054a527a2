import { signInByCellphoneV2, signInByEmailV2 } from '#contract/calls/identity/codes.ts'
import * as identity from '#contract/calls/identity/sign-in.ts'
import { signInByWorkplace as signInByWorkplaceCall } from '#contract/calls/identity/workplace.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { NothingPermitted } from '../calls/errors.ts'
import { paths } from '../routes/paths.pure.ts'
import { $route } from '../routes/route.ts'
import { $unsaved, mayLeave } from '../routes/unsaved.ts'
import type { KnownAccountName } from './account-name.pure.ts'
import { askUser, holdsNothing } from './ask-user.ts'
import { $session, $token, closeSession, identify, openSession } from './session.ts'

/** The proof that a person signs in with: a password, or a code with the purpose `login`. */
export type Proof = { password: string } | { code: string }

/**
 * Signs in, with the ticket of a captcha when the cloud asked for it. The user is loaded before anything is stored: a
 * person without any permission is never signed in (docs/requirements.md §5). The older sign-in page sends a password by the older
 * calls.
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
export const signIn = async (account: KnownAccountName, proof: Proof, imageTicket?: string): Promise<void> => {
  const ticket = imageTicket === undefined ? {} : { imageTicket }
  const isOlder = $route.get().pathname === paths.olderLogin && 'password' in proof
  await takeGrant(
    isOlder ? await askOlder(account, { ...proof, ...ticket }) : await ask(account, { ...proof, ...ticket })
  )
}

const ask = (account: KnownAccountName, shown: Proof & { imageTicket?: string }): Promise<identity.Grant> =>
  account.kind === 'cellphone'
    ? request(signInByCellphoneV2, { body: { cellphone: account.cellphone, ...shown } }, { quiet: true })
    : request(signInByEmailV2, { body: { email: account.email, ...shown } }, { quiet: true })

/** The first version of the two calls, for passwords only (docs/requirements.md §7). */
const askOlder = (
  account: KnownAccountName,
  shown: { password: string; imageTicket?: string }
): Promise<identity.Grant> =>
  account.kind === 'cellphone'
    ? request(identity.signInByCellphone, { body: { cellphone: account.cellphone, ...shown } }, { quiet: true })
    : request(identity.signInByEmail, { body: { email: account.email, ...shown } }, { quiet: true })

/**
 * Signs in after the workplace's provider has confirmed the person. The browser has a ticket for it.
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
export const signInByWorkplace = async (): Promise<void> =>
  takeGrant(await request(signInByWorkplaceCall, { body: {} }, { quiet: true }))

const takeGrant = async (grant: identity.Grant): Promise<void> => {
  const user = await askUser(grant.token)
  if (holdsNothing(user)) {
    await revoke(grant.token)
    throw new NothingPermitted('This account holds no permission.')
  }
  openSession(grant, user)
}

/**
 * Signs out, unless the person chooses to stay with unsaved work. The browser's session ends first, so that this works
 * without a network. Then the cloud is told. A failure of that call changes nothing and only goes to the console.
 * @param how `left`: the person chose it, so the sign-in page leads to no page that was left; `gone`: nobody chose it
 */
export const signOut = async (how: 'left' | 'gone' = 'left'): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return
  if ($unsaved.get().length > 0 && !(await mayLeave())) return
  closeSession(token, how)
  await revoke(token)
}

/** Tells the cloud that a token is no longer used. Never fails: a token that the cloud keeps expires by itself. */
export const revoke = async (token: string): Promise<void> => {
  try {
    await request(identity.signOut, { body: { token } }, { quiet: true })
  } catch (cause) {
    adapter().warn('The log-out could not be sent.', cause)
  }
}

let loading: { token: string; done: Promise<void> } | undefined

/**
 * Asks the cloud whose the stored token is. Calls at the same time share one request. Without a stored token, or with a
 * known user, no request is made.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const loadUser = (): Promise<void> => {
  const session = $session.get()
  if (session.state !== 'unknown') return Promise.resolve()
  const { token } = session
  if (loading?.token !== token) {
    const done = askUser()
      .then(user => identify(token, user))
      .finally(() => {
        loading = undefined
      })
    loading = { token, done }
  }
  return loading.done
}
