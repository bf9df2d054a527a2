import type { Database } from '../../../database/open.ts'
import type { Delivery } from '../../delivery/index.ts'
import { DeliveryError } from '../../delivery/transport.pure.ts'
import type { AccountName } from '../sql/accounts.ts'
import { putCode } from '../sql/sign-in/codes.ts'
import { codeMessage } from './code-message.ts'
import { hashedCode, newCode } from './codes.ts'

/**
 * Sends a code to log in with to an account that has no password yet.
 * @returns false when the delivery failed
 */
export const sendFirstCode = async (
  { database, delivery }: { database: Database; delivery: Delivery },
  name: AccountName,
  { lifeMs, time }: { lifeMs: number; time: number }
): Promise<boolean> => {
  const code = newCode()
  const letter = codeMessage({ language: 'en', purpose: 'login', code, lifeMs, isTaken: true })
  try {
    await delivery.send(name.kind, { to: name.value, purpose: 'login', code, ...letter })
  } catch (error) {
    if (error instanceof DeliveryError) return false
    throw error
  }
  await putCode(database, { target: name.value, purpose: 'login', ...hashedCode(code), expireTime: time + lifeMs })
  return true
}
