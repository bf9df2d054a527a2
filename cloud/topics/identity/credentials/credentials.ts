import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { newToken, tokenHash } from '../tokens.ts'

const keyBytes = 12

/** The public half of credentials. */
export const newKey = (): string => randomBytes(keyBytes).toString('hex')

/** 256 random bits, and their hash. The secret is told once and never stored. */
export const newSecret = (): { secret: string; secretHash: string } => {
  const secret = newToken()
  return { secret, secretHash: tokenHash(secret) }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether two stored hashes are the same, in a time that tells nothing of where they differ. */
const isSame = (hash: string, other: string): boolean => timingSafeEqual(digest(hash), digest(other))

/** The hash of the present secret, and of the one before it. */
type StoredSecret = { secretHash: string; previousHash: string | null; previousUntil: number | null }

/**
 * Whether a secret counts at a moment: the present one, or for a while the one before it. Both are compared in any case.
 * Without anything stored an empty hash is compared. So the time of a refusal tells nothing.
 */
export const isSecretOf = (stored: StoredSecret | undefined, secret: string, now: number): boolean => {
  const hash = tokenHash(secret)
  const isPresent = isSame(hash, stored?.secretHash ?? '')
  const isPrevious = isSame(hash, stored?.previousHash ?? '')
  return isPresent || (isPrevious && now < (stored?.previousUntil ?? 0))
}
