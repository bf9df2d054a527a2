import type { CredentialHolder, Credentials, NewCredentials } from '#contract/calls/robot-credentials/credentials.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { newKey, newSecret } from '../identity/index.ts'
import { addHistory } from '../robot-registry/index.ts'
import {
  addCredentials,
  deleteCredentials,
  findCredentialsOf,
  findHolder,
  lockHolder,
  putSecret
} from './sql/credentials.ts'

type By = { userId: number; note: string; now: number }

/** Keeps an act in the history of a robot. A gateway has none. */
const keepAct = async (
  transaction: Database,
  { holder, holderId }: CredentialHolder,
  act: 'credentialsMade' | 'credentialsRevoked',
  { userId, note, now }: By
): Promise<void> => {
  if (holder === 'robot') await addHistory(transaction, [{ robotId: holderId, time: now, act, userId, note }])
}

const seenBefore = (): Refusal => new Refusal(codes.updateFailed)

/** @returns whose it is. @throws Refusal 610603 for a robot or a gateway outside of the scope */
const lockOrRefuse = async (transaction: Database, scope: Scope, holder: CredentialHolder) => {
  const locked = await lockHolder(transaction, scope, holder)
  if (locked === undefined) throw new Refusal(codes.recordNotFound)
  return locked.tenantId
}

/** Whose robots changed by an act, so that open pages show it. */
type Changed = { tenantId: number | null }

/** The credentials of a robot or a gateway. @throws Refusal 610603 for one outside of the scope */
export const credentialsOf = async (
  database: Database,
  scope: Scope,
  holder: CredentialHolder
): Promise<Credentials | null> => {
  if ((await findHolder(database, scope, holder)) === undefined) throw new Refusal(codes.recordNotFound)
  return (await findCredentialsOf(database, holder)) ?? null
}

type Wish = CredentialHolder & By & { seenTime: number | null; keepHours: number }

/**
 * Makes credentials, or a new secret for those that are there. The old secret counts for so many hours more.
 * @throws Refusal 610603 for a holder outside of the scope, 610606 where somebody else made a secret since
 */
export const makeCredentials = (
  database: Database,
  scope: Scope,
  wish: Wish
): Promise<Changed & { made: NewCredentials }> =>
  database.transaction(async transaction => {
    const { holder, holderId, seenTime, keepHours, ...by } = wish
    const own = { holder, holderId }
    const tenantId = await lockOrRefuse(transaction, scope, own)
    const known = await findCredentialsOf(transaction, own)
    if ((known?.secretTime ?? null) !== seenTime) throw seenBefore()
    const { secret, secretHash } = newSecret()
    // A moment later than the one before, so that the two can be told apart.
    const secretTime = Math.max(by.now, (known?.secretTime ?? 0) + 1)
    const key = known?.key ?? newKey()
    if (known === undefined) await addCredentials(transaction, own, { key, secretHash, secretTime })
    else {
      const previousUntil = keepHours === 0 ? null : by.now + keepHours * 60 * minute
      await putSecret(transaction, own, { secretHash, secretTime, previousUntil })
    }
    await keepAct(transaction, own, 'credentialsMade', by)
    return { made: { key, secret }, tenantId }
  })

/** @throws Refusal 610603 for a holder outside of the scope, and for one without credentials */
export const revokeCredentials = (database: Database, scope: Scope, wish: CredentialHolder & By): Promise<Changed> =>
  database.transaction(async transaction => {
    const { holder, holderId, ...by } = wish
    const own = { holder, holderId }
    const tenantId = await lockOrRefuse(transaction, scope, own)
    if (!(await deleteCredentials(transaction, own))) throw new Refusal(codes.recordNotFound)
    await keepAct(transaction, own, 'credentialsRevoked', by)
    return { tenantId }
  })
