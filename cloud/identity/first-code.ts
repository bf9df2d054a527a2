import type { AccountName } from '../database/accounts.ts'
import { putCode } from '../database/codes.ts'
import type { Database } from '../database/open.ts'
import type { WaysOut } from '../ways-out/index.ts'
import { WayOutError } from '../ways-out/way-out.ts'
import { codeMessage } from './code-message.ts'
import { hashedCode, newCode } from './codes.ts'

/**
 * Sends a code to log in with to an account that has no password yet.
 * @returns false where the way out did not take it
 */
export const sendFirstCode = async (
  { database, waysOut }: { database: Database; waysOut: WaysOut },
  name: AccountName,
  { lifeMs, time }: { lifeMs: number; time: number }
): Promise<boolean> => {
  const code = newCode()
  const letter = codeMessage({ language: 'en', purpose: 'login', code, lifeMs, isTaken: true })
  try {
    await waysOut.send(name.kind, { to: name.value, purpose: 'login', code, ...letter })
  } catch (error) {
    if (error instanceof WayOutError) return false
    throw error
  }
  await putCode(database, { target: name.value, purpose: 'login', ...hashedCode(code), expireTime: time + lifeMs })
  return true
}
