import { type AccountName, environment, type MessageKey } from '@portal/session'
import type { CodeWay } from '#contract/page/environment.ts'

/** The only way by which codes reach people here; nothing where e-mail and text messages both do. */
export const onlyWay = (): CodeWay | undefined => {
  const ways = environment().codesBy
  return ways?.length === 1 ? ways[0] : undefined
}

/** Whether codes reach people here by this way. */
export const reachesBy = (way: CodeWay): boolean => (onlyWay() ?? way) === way

/** The texts of the account's field where one way alone will do. The help text also says what is wrong. */
export const textsOfWay = {
  email: { label: 'login.email', help: 'login.emailOnly', codeHelp: 'code.helpEmail' },
  cellphone: { label: 'login.phone', help: 'login.phoneOnly', codeHelp: 'code.helpPhone' }
} as const satisfies Record<CodeWay, Record<string, MessageKey>>

export type AccountProblem = 'login.accountBlank' | 'login.accountInvalid' | (typeof textsOfWay)[CodeWay]['help']

/**
 * Finds the problem of a typed account. There is none where a code can go there.
 * @param only the one way by which a code can go
 */
export const accountProblemOf = (
  typed: string,
  read: AccountName,
  only: CodeWay | undefined
): AccountProblem | undefined => {
  if (only !== undefined) return read.kind === only ? undefined : textsOfWay[only].help
  if (typed.trim() === '') return 'login.accountBlank'
  return read.kind === 'invalid' ? 'login.accountInvalid' : undefined
}
