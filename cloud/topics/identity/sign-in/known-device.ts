import type { Database } from '../../../database/open.ts'
import type { CloudServices } from '../../../services.ts'
import { isKnownDevice, rememberDevice } from '../sql/sign-in/known-devices.ts'
import { newToken, tokenHash } from '../tokens.ts'

/*
 * After a sign-in the browser holds a random token in a cookie (OWASP calls it a device cookie). The cloud holds its hash
 * with the accounts that signed in there. So strangers' tries at an account do not lock its owner's browsers. The token
 * lets nobody in: it only decides by which limits a password is checked.
 */

/** @returns the hash by which the device is known for the account; undefined for a stranger's */
export const findDevice = async (
  { database, now, rules }: CloudServices,
  token: string | undefined,
  userId: number | undefined
): Promise<string | undefined> => {
  if (token === undefined) return undefined
  const deviceHash = tokenHash(token)
  return (await isKnownDevice(database, { deviceHash, userId }, now(), rules.device.lifeMs)) ? deviceHash : undefined
}

/**
 * Remembers the device of a sign-in, in its transaction. A device that the account did not know gets a new token:
 * somebody else may have put the old one there.
 * @returns the token to give to the browser
 */
export const welcomeDevice = async (
  { now, rules }: CloudServices,
  transaction: Database,
  { userId, token, isKnown }: { userId: number; token: string | undefined; isKnown: boolean }
): Promise<string> => {
  const next = isKnown && token !== undefined ? token : newToken()
  const hashes = { shown: token === undefined ? undefined : tokenHash(token), given: tokenHash(next) }
  await rememberDevice(transaction, { userId, ...hashes }, now(), rules.device.perUser)
  return next
}
