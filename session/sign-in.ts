import * as identity from '#contract/identity.ts'
import type { AccountName } from './account-name.ts'
import { request } from './api.ts'
import { NothingPermitted } from './errors.ts'
import { outside } from './outside.ts'
import { $session, $token, closeSession, identify, openSession } from './session.ts'

/**
 * Signs in with a password. The user is asked for before anything is stored: whoever holds no permission at all is not
 * signed in, not even for a moment (spec §5).
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
export const signIn = async (account: Exclude<AccountName, { kind: 'invalid' }>, password: string): Promise<void> => {
  const grant =
    account.kind === 'cellphone'
      ? await request(identity.signInByCellphone, { body: { cellphone: account.cellphone, password } }, { quiet: true })
      : await request(identity.signInByEmail, { body: { email: account.email, password } }, { quiet: true })
  const user = await request(identity.userInfo, {}, { quiet: true, token: grant.token })
  if (user.perms.length === 0) {
    await revoke(grant.token)
    throw new NothingPermitted('This account holds no permission.')
  }
  openSession(grant, user)
}

/** Life of a token that came in a link of the mobile app (spec §9). */
const linkTokenSeconds = 30 * 86_400

/**
 * Takes over the token of a link from the mobile app, once the cloud has said whose it is: a token is never stored on
 * the word of a link (T10).
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const signInWithLink = async (token: string): Promise<void> => {
  const user = await request(identity.userInfo, {}, { quiet: true, token })
  openSession({ token, expire: linkTokenSeconds }, user)
}

/**
 * Signs out: here first, so that it works without a network, then at the cloud. The cloud's answer changes nothing for
 * the person, so a failure is only told to the console.
 */
export const signOut = async (): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return
  closeSession(token)
  await revoke(token)
}

const revoke = async (token: string): Promise<void> => {
  try {
    await request(identity.signOut, { body: { token } }, { quiet: true })
  } catch (cause) {
    outside().warn('The cloud was not told of the log-out; the token runs out by itself.', cause)
  }
}

let loading: { token: string; done: Promise<void> } | undefined

/**
 * Asks the cloud whose the stored token is. Asked again meanwhile, it is the same question; with nothing stored, or
 * with the user known, there is nothing to ask.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const loadUser = (): Promise<void> => {
  const session = $session.get()
  if (session.state !== 'unknown') return Promise.resolve()
  const { token } = session
  if (loading?.token !== token) {
    const done = request(identity.userInfo, {}, { quiet: true })
      .then(user => identify(token, user))
      .finally(() => {
        loading = undefined
      })
    loading = { token, done }
  }
  return loading.done
}
