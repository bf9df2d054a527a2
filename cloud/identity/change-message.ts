import type { AccountName } from '../database/accounts.ts'

const words = { email: 'e-mail address', cellphone: 'phone number' } as const

/**
 * What the old phone or mailbox is sent when an account was given another one: whoever took the account over can't keep
 * its owner from hearing of it. The new one is not named: it is nobody's business but the account's.
 */
export const changeMessage = (kind: AccountName['kind'], time: number): { subject: string; text: string } => ({
  subject: `The ${words[kind]} of your account was changed`,
  text: `The ${words[kind]} of your account was changed on ${new Date(time).toISOString().slice(0, 16).replace('T', ' at ')} UTC, and this one no longer belongs to it. If that was not you, contact your administrator at once.`
})
