import type { SignedFacts } from '#contract/calls/ota/signed-text.ts'
import type { SoftwareKey } from '#contract/calls/ota/software-keys.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { addKey, countKeys, endKey, findKeys, lockCurrentKey } from '../sql/software-keys.ts'
import { fingerprintOf, makeKey, signFacts } from './make-key.ts'

type Given = { passphrase: string | undefined; now: number }

/** The key that signs now; the cloud makes it at first need. */
const currentKey = async (transaction: Database, { passphrase, now }: Given) => {
  const known = await lockCurrentKey(transaction, 'share')
  if (known !== undefined) return known
  await addKey(transaction, { ...makeKey(passphrase), createTime: now })
  const made = await lockCurrentKey(transaction, 'share')
  if (made === undefined) throw new Error('there is no key to sign with')
  return made
}

/** Signs the facts of a version, in the transaction that keeps the signature. */
export const signVersion = async (
  transaction: Database,
  facts: SignedFacts,
  given: Given
): Promise<{ keyId: string; signature: string }> => {
  const { keyId, privateKey } = await currentKey(transaction, given)
  if (privateKey === null) throw new Error(`the key ${keyId} has no private half`)
  return { keyId, signature: signFacts(facts, { privateKey, passphrase: given.passphrase }) }
}

/** The public keys. The first question makes the first key, so that robots can be given it before there is a file. */
export const keysOf = async (database: Database, given: Given): Promise<{ list: SoftwareKey[] }> => {
  const known = await findKeys(database)
  if (known.length === 0) await database.transaction(transaction => currentKey(transaction, given))
  const found = known.length === 0 ? await findKeys(database) : known
  return { list: found.map(key => ({ ...key, fingerprint: fingerprintOf(key.publicKey) })) }
}

/**
 * Makes a new key in place of the one that a person saw.
 * @throws Refusal 610606 where another key signs now, 610605 where there are too many
 */
export const replaceKey = (database: Database, keyId: string, { passphrase, now }: Given): Promise<{ keyId: string }> =>
  database.transaction(async transaction => {
    const known = await lockCurrentKey(transaction, 'update')
    if (known?.keyId !== keyId) throw new Refusal(codes.updateFailed)
    if ((await countKeys(transaction)) >= limits.softwareKeysMax) throw new Refusal(codes.createFailed)
    await endKey(transaction, keyId, now)
    const made = makeKey(passphrase)
    // A moment later than the one before, so that the order of the two is known.
    await addKey(transaction, { ...made, createTime: Math.max(now, known.createTime + 1) })
    return { keyId: made.keyId }
  })
