import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import type { AccountName } from '../sql/accounts.ts'
import { type CodeOutcome, tryCode } from '../sql/sign-in/codes.ts'

/** A code from a cryptographic source, every one as likely as any other. */
export const newCode = (): string =>
  randomInt(10 ** limits.codeDigits)
    .toString()
    .padStart(limits.codeDigits, '0')

/**
 * The stored hash of a code. No hash protects six digits against trying all of them. It only keeps them from being read
 * at a glance, and five minutes later they are worth nothing.
 */
export const hashedCode = (code: string): { salt: string; codeHash: string } => {
  const salt = randomBytes(16).toString('base64url')
  return {
    salt,
    codeHash: createHash('sha256')
      .update(salt + code)
      .digest('hex')
  }
}

/** How a code that does not help is answered. */
export const codeRefusals = { wrong: codes.codeWrong, gone: codes.codeExpired } as const

export const checkCode = (
  { now, rules }: Pick<CloudServices, 'now' | 'rules'>,
  database: Database,
  { value: target }: AccountName,
  purpose: CodePurpose,
  code: string
): Promise<CodeOutcome> => tryCode(database, { target, purpose, code }, now(), rules.code)

/**
 * Spends a code.
 * @throws Refusal 610010 for a wrong one, 610013 where there is none any more
 */
export const spendCode = async (
  services: CloudServices,
  name: AccountName,
  purpose: CodePurpose,
  code: string
): Promise<void> => {
  const outcome = await checkCode(services, services.database, name, purpose, code)
  if (outcome !== 'right') throw new Refusal(codeRefusals[outcome])
}
