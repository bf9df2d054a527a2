import parsePhoneNumber from 'libphonenumber-js/min'
import { registerPath } from '#contract/calls/administration/invitations.ts'
import { codes } from '#contract/codes.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import type { Language } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { letterText } from '../../texts/letters.ts'
import { DeliveryError } from '../delivery/transport.pure.ts'
import type { AccountName } from '../identity/index.ts'
import { countOne, countOrRefuse, takeBackOne } from '../rates/index.ts'

/** @throws Refusal 610020 for a number that no phone can have */
export const refuseImpossiblePhone = ({ kind, value }: AccountName): void => {
  if (kind === 'cellphone' && parsePhoneNumber(value)?.isPossible() !== true)
    throw new Refusal(codes.cellphoneInvalid, { data: [{ field: 'cellphone', reason: 'is a number of no phone' }] })
}

const everywhere = 'codes'
const subjectOf = (target: string) => `to ${target}`
const inviterSubject = (userId: number) => `invitations by ${userId}`

/**
 * Counts one more invitation by a user, before anything is looked up. The answer tells whether a person has an account.
 * Nobody shall learn that for a long list of people.
 * @throws Refusal 610023
 */
export const countInvitation = async (
  { database, rules }: Pick<CloudServices, 'database' | 'rules'>,
  userId: number,
  time: number
): Promise<void> => {
  const { count, windowMs } = rules.invitations
  const limit = { count, since: time - windowMs + 1 }
  if ((await countOne(database, inviterSubject(userId), time, limit)) !== 'counted')
    throw new Refusal(codes.invitationsSpent)
}

/** Counts the message by the rules of codes. @throws Refusal 610609, 610012 or 610520 */
export const countMessage = async (
  { rules }: Pick<CloudServices, 'rules'>,
  transaction: Database,
  target: string,
  time: number
): Promise<void> => {
  const sent = await countOne(transaction, subjectOf(target), time, {
    count: rules.target.sends,
    since: startOfBeijingDay(time),
    pausedSince: time - rules.target.pauseMs
  })
  if (sent === 'paused') throw new Refusal(codes.codeTooSoon)
  if (sent === 'spent') throw new Refusal(codes.codesSpentToday)
  await countOrRefuse(transaction, everywhere, rules.codes, time)
}

type Letter = {
  name: AccountName
  language: Language
  code: string
  inviterName: string
  time: number
  /** Takes back the rows that the act wrote; `sendInvitation` takes back the counts itself. */
  undo: () => Promise<void>
}

/** The code is not in the link: whoever sees the address of a page, as a proxy does, must not learn it. */
const linksIn = (language: Language, portalUrl: string | undefined): string[] =>
  portalUrl === undefined ? [] : [letterText(language, 'invitation.link', { link: portalUrl + registerPath })]

/** Sends the letter, outside of any transaction. @throws Refusal 610011, after everything was taken back */
export const sendInvitation = async (
  { database, delivery, portalUrl }: Pick<CloudServices, 'database' | 'delivery' | 'portalUrl'>,
  { name, language, code, inviterName, time, undo }: Letter
): Promise<void> => {
  const values = { code, inviter: inviterName, days: String(limits.invitationDays) }
  try {
    await delivery.send(name.kind, {
      to: name.value,
      purpose: 'invitation',
      code,
      subject: letterText(language, 'invitation.subject'),
      text: [letterText(language, 'invitation.text', values), ...linksIn(language, portalUrl)].join('\n\n')
    })
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    await undo()
    for (const subject of [subjectOf(name.value), everywhere]) await takeBackOne(database, subject, time)
    throw new Refusal(codes.codeNotSent)
  }
}
