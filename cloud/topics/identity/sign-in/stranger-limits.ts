import { codes } from '#contract/codes.ts'
import type { CaptchaHint } from '#contract/envelope.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { takeImageTicket } from '../sql/sign-in/captchas.ts'
import {
  type AddressRule,
  countWrongPassword,
  findFailures,
  forgetWrongPasswords,
  mayTry,
  settleAddress
} from '../sql/sign-in/sign-in-attempts.ts'
import { tokenHash } from '../tokens.ts'
import { lockOf, refuseLocked } from './locks.ts'

/*
 * Keeps strangers from guessing. A stranger is a person who signs in on a device that the account does not know.
 * Passwords and codes are counted apart: wrong passwords do not shut out a person who has a code. After many failures a
 * captcha is wanted. Others at the same network address shut nobody out. In the end only the account itself is locked,
 * for passwords of strangers.
 */

/** A try of a stranger; `solved` where a captcha came with it, and `forms` as many forms of a password as are compared. */
export type StrangerTry = {
  by: 'password' | 'code'
  forms: number
  identifier: string
  networkAddress: string
  solved: boolean
}

/** The subject of failures from all addresses together. */
const everywhere = 'everywhere'

const captchaWanted = (): Refusal =>
  new Refusal(codes.captchaWrong, { data: { captcha: 'wanted' } satisfies CaptchaHint })

/** Failures by codes are counted beside those by passwords. */
const addressOf = ({ by, networkAddress }: Pick<StrangerTry, 'by' | 'networkAddress'>): string =>
  by === 'password' ? networkAddress : `codes from ${networkAddress}`

/**
 * A cheap look before the costly check of a password. Where it finds too many failures, a ticket of a captcha is spent.
 * @throws Refusal 610008 for a locked account, 610014 where a captcha is wanted
 */
export const admitStranger = async (
  { database, now, rules }: CloudServices,
  asked: Omit<StrangerTry, 'solved'>,
  imageTicket: string | undefined
): Promise<StrangerTry> => {
  const { by, identifier } = asked
  const time = now()
  if (by === 'password') await refuseLocked(database, identifier, time, rules.lock)
  const failures = by === 'password' ? await findFailures(database, identifier, time, rules.lock) : 0
  const free =
    failures < rules.captcha.afterFailures &&
    (await mayTry(database, addressOf(asked), time, rules.address.failedSignIns)) &&
    (await mayTry(database, everywhere, time, rules.failedSignIns))
  if (free) return { ...asked, solved: false }
  const ticketHash = tokenHash(imageTicket ?? '')
  if ((await takeImageTicket(database, ticketHash, time, rules.captcha.ticketMs)) === undefined) throw captchaWanted()
  return { ...asked, solved: true }
}

/**
 * Settles a stranger's try, in a transaction. However many tries come at once, only as many as the rules allow are
 * answered by their password or code. A right one that comes too late is refused as well.
 * @throws Refusal as `admitStranger`; it takes back all that was counted
 */
export const settleStranger = async (
  { rules }: CloudServices,
  transaction: Database,
  tried: StrangerTry,
  { right, time }: { right: boolean; time: number }
): Promise<void> => {
  const { by, forms, identifier, solved } = tried
  if (by === 'password') {
    const below = solved ? undefined : rules.captcha.afterFailures
    const settlePassword = right ? forgetWrongPasswords : countWrongPassword
    if (!(await settlePassword(transaction, identifier, time, rules.lock, below)))
      throw (await lockOf(transaction, identifier, time, rules.lock)) ?? captchaWanted()
  }
  if (solved) return
  const settle = async (subject: string, rule: AddressRule) => {
    if (!(await settleAddress(transaction, subject, right ? 'right' : 'wrong', time, rule))) throw captchaWanted()
    // Each form cost the work of a password, so each counts. One of them may be one too many.
    for (let form = 2; form <= forms && !right; form += 1)
      await settleAddress(transaction, subject, 'wrong', time, rule)
  }
  await settle(addressOf(tried), rules.address.failedSignIns)
  // Last, and only for failures: everybody's failures wait for this one row.
  if (!right) await settle(everywhere, rules.failedSignIns)
}
