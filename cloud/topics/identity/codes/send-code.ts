import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import { codes } from '#contract/codes.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import type { Language } from '#contract/languages.ts'
import { reasons } from '#contract/reasons.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { DeliveryError } from '../../delivery/transport.pure.ts'
import { countOne, countOrRefuse, takeBackOne } from '../../rates/index.ts'
import { type AccountName, findAccount, type Member } from '../sql/accounts.ts'
import { addImageTicket, takeImageTicket } from '../sql/sign-in/captchas.ts'
import { putCode, takeBackCode } from '../sql/sign-in/codes.ts'
import { tokenHash } from '../tokens.ts'
import { codeMessage } from './code-message.ts'
import { hashedCode, newCode } from './codes.ts'

export type CodeRequest = {
  account: AccountName
  purpose: CodePurpose
  imageTicket: string | undefined
  networkAddress: string
  /** The language of the message. */
  language: Language
  member: Member | undefined
}

/** @throws Refusal for a person who may not ask for this code, regardless of the counts. */
const refuseUnfit = ({ account, purpose, imageTicket, member }: CodeRequest): void => {
  if (member === undefined) {
    if (purpose === 'verify' || purpose === 'bind') throw new Refusal(codes.tokenMissing)
    if (imageTicket === undefined)
      throw new Refusal(codes.parameterMissing, { data: [{ field: 'imageTicket', reason: reasons.required }] })
  } else if (purpose === 'verify' && member[account.kind] !== account.value)
    throw new Refusal(codes.parameterIllegal, { data: [{ field: account.kind, reason: 'has to be your own' }] })
}

/** The subject of codes to all targets. */
const everywhere = 'codes'

/** Takes the ticket and counts the send, all or nothing. */
const reserve = ({ database, rules }: CloudServices, request: CodeRequest, time: number) =>
  database.transaction(async transaction => {
    const { account, imageTicket, networkAddress, member } = request
    const ticketHash = member === undefined ? tokenHash(imageTicket ?? '') : undefined
    const ticketExpires = ticketHash && (await takeImageTicket(transaction, ticketHash, time, rules.captcha.ticketMs))
    if (ticketHash !== undefined && ticketExpires === undefined) throw new Refusal(codes.captchaWrong)

    const target = `to ${account.value}`
    const sent = await countOne(transaction, target, time, {
      count: rules.target.sends,
      since: startOfBeijingDay(time),
      pausedSince: time - rules.target.pauseMs
    })
    if (sent === 'paused') throw new Refusal(codes.codeTooSoon)
    if (sent === 'spent') throw new Refusal(codes.codesSpentToday)

    const address = `from ${networkAddress}`
    await countOrRefuse(transaction, address, rules.address.codes, time)
    // Last: everybody waits for this one row.
    await countOrRefuse(transaction, everywhere, rules.codes, time)
    return {
      subjects: [target, address, everywhere],
      ticket: ticketHash && ticketExpires ? { ticketHash, expireTime: ticketExpires } : undefined
    }
  })

type Reserved = Awaited<ReturnType<typeof reserve>>

/** Gives counts and ticket back: nothing was sent. */
const giveBack = ({ database }: CloudServices, { subjects, ticket }: Reserved, time: number): Promise<void> =>
  database.transaction(async transaction => {
    for (const subject of subjects) await takeBackOne(transaction, subject, time)
    if (ticket !== undefined) await addImageTicket(transaction, ticket)
  })

/** Codes for these are worth nothing without an account, and go to accounts alone. */
const accountPurposes: readonly CodePurpose[] = ['login', 'forgot_password']

/**
 * Sends a code; the one before stays good beside it. Neither the answer nor its time tells whether an account has the target
 * (docs/decisions/0014-codes-go-to-accounts-alone.md). Where the purpose needs an account, all work before the answer is
 * the same. Then the message is sent after the answer, or not at all. Other codes go to anyone, before the answer.
 *
 * The counts are reserved first, in a short transaction, and given back when the delivery is down: a mail server that
 * hangs must hold neither a lock nor the one connection of PGlite.
 * @throws Refusal
 */
export const sendCode = async (
  services: CloudServices,
  request: CodeRequest
): Promise<{ resendAfter: number; validFor: number }> => {
  const { database, now, rules, delivery } = services
  const { account, purpose, language } = request
  const { kind, value: target } = account
  refuseUnfit(request)
  const time = now()
  const reserved = await reserve(services, request, time)
  const found = await findAccount(database, account)
  const code = newCode()
  const letter = codeMessage({ language, purpose, code, lifeMs: rules.code.lifeMs, isTaken: found !== undefined })
  const message = { to: target, purpose, code, ...letter }
  const isForAccounts = accountPurposes.includes(purpose)
  try {
    await (isForAccounts ? delivery.probe(kind) : delivery.send(kind, message))
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    await giveBack(services, reserved, time)
    throw new Refusal(codes.codeNotSent)
  }
  // Without an account too: wrong tries of a code are told from tries without one.
  const stored = { target, purpose, ...hashedCode(code), expireTime: now() + rules.code.lifeMs }
  const before = await database.transaction(transaction => putCode(transaction, stored))
  if (isForAccounts && found !== undefined)
    await delivery.sendLater(kind, message, async () => {
      await takeBackCode(database, stored, before)
      await giveBack(services, reserved, time)
    })
  return { resendAfter: rules.target.pauseMs / 1_000, validFor: rules.code.lifeMs / 1_000 }
}
