import { codes } from '#contract/codes.ts'
import type { CodePurpose } from '#contract/identity-code.ts'
import type { Language } from '#contract/languages.ts'
import { minute, startOfBeijingDay } from '../clock.ts'
import type { AccountName, Member } from '../database/accounts.ts'
import { addImageTicket, takeImageTicket } from '../database/captchas.ts'
import { putCode } from '../database/codes.ts'
import { countOne, takeBackOne } from '../database/rate-counters.ts'
import { Refusal } from '../refusal.ts'
import { WayOutError } from '../ways-out/way-out.ts'
import { codeMessage } from './code-message.ts'
import { hashedCode, newCode } from './codes.ts'
import { countOrRefuse } from './rates.ts'
import type { IdentityServices } from './services.ts'
import { tokenHash } from './tokens.ts'

export type CodeRequest = {
  account: AccountName
  purpose: CodePurpose
  imageTicket: string | undefined
  networkAddress: string
  /** What the code is sent in. */
  language: Language
  member: Member | undefined
}

/** @throws Refusal for who may not ask for this code, whatever the counts say. */
const refuseUnfit = ({ account, purpose, imageTicket, member }: CodeRequest): void => {
  if (member === undefined) {
    if (purpose === 'verify' || purpose === 'bind') throw new Refusal(codes.tokenMissing)
    if (imageTicket === undefined)
      throw new Refusal(codes.parameterMissing, { data: [{ field: 'imageTicket', reason: 'is required' }] })
  } else if (purpose === 'verify' && member[account.kind] !== account.value)
    throw new Refusal(codes.parameterIllegal, { data: [{ field: account.kind, reason: 'has to be your own' }] })
}

/** Takes the ticket and counts the send, all or nothing. */
const reserve = ({ database, rules }: IdentityServices, request: CodeRequest, time: number) =>
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
    return {
      subjects: [target, address],
      ticket: ticketHash && ticketExpires ? { ticketHash, expireTime: ticketExpires } : undefined
    }
  })

/**
 * Sends a code and puts it in the place of the one before. Whether an account has the target is not even looked at, so
 * that neither the answer nor its time can tell.
 *
 * The counts are reserved first, in a short transaction, and given back where the way out is down: a mail server that
 * hangs must hold neither a lock nor the one connection of PGlite.
 * @throws Refusal
 */
export const sendCode = async (
  services: IdentityServices,
  request: CodeRequest
): Promise<{ resendAfter: number; validFor: number }> => {
  const { database, now, rules, waysOut } = services
  const { account, purpose, language } = request
  refuseUnfit(request)
  const time = now()
  const { subjects, ticket } = await reserve(services, request, time)
  const code = newCode()
  const letter = codeMessage({ language, purpose, code, lifeMs: rules.code.lifeMs })
  try {
    await waysOut(account.kind, { to: account.value, purpose, code, ...letter })
  } catch (error) {
    if (!(error instanceof WayOutError)) throw error
    await database.transaction(async transaction => {
      for (const subject of subjects) await takeBackOne(transaction, subject, time)
      if (ticket !== undefined) await addImageTicket(transaction, ticket)
    })
    throw new Refusal(codes.codeNotSent)
  }
  await putCode(database, {
    target: account.value,
    purpose,
    ...hashedCode(code),
    expireTime: now() + rules.code.lifeMs
  })
  return { resendAfter: rules.target.pauseMs / 1_000, validFor: rules.code.lifeMs / 1_000 }
}

/** Counts before this are looked at by no rule any more. */
export const oldestCount = (time: number): number => Math.min(startOfBeijingDay(time), time - 60 * minute) - 1
