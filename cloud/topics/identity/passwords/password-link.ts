import { codes } from '#contract/codes.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Origin } from '../../../http/request/origin.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { isPasswordLink, putPasswordLink, takePasswordLink } from '../sql/sign-in/password-links.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { refuseCommon } from './common-passwords.ts'
import { replacePassword } from './reset-password.ts'

/** How long a link can be used: long enough to hand it to somebody, too short to be found later. */
export const passwordLinkMs = 60 * minute

/** Makes a link for an account, and an earlier one worthless. @returns its token, which is kept nowhere */
export const makePasswordLink = async (database: Database, userId: number, time: number): Promise<string> => {
  const token = newToken()
  await putPasswordLink(database, { tokenHash: tokenHash(token), userId, expireTime: time + passwordLinkMs })
  return token
}

/**
 * Gives the account of a link its password, once. Nobody guesses 256 random bits, so that no limit is needed; a wrong
 * token costs one look into an index.
 * @throws Refusal 610013 for a link that is unknown, used or too old; 610604 for a common password, which uses no link up
 */
export const setPasswordByLink = async (
  { database, now, announce, passwords }: CloudServices,
  { token, password }: { token: string; password: string },
  origin: Origin
): Promise<void> => {
  const hash = tokenHash(token)
  if (!(await isPasswordLink(database, hash, now()))) throw new Refusal(codes.codeExpired)
  refuseCommon(password)
  const passwordHash = await passwords.hash(password)
  const ended = await database.transaction(async transaction => {
    const name = await takePasswordLink(transaction, hash, now())
    return name && (await replacePassword(transaction, name, { passwordHash, origin, time: now() }))
  })
  if (ended === undefined) throw new Refusal(codes.codeExpired)
  announce.sessionsEnded(ended)
}
