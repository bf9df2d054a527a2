import type { NewCredentials } from '#contract/calls/robot-credentials/credentials.ts'
import type { Database } from '../../database/open.ts'
import { newKey, newSecret } from '../identity/index.ts'
import { addFirstCredentials } from './sql/registration.ts'

/** Gives robots that were just registered their first credentials. @returns the secrets, by robot; nobody can read them later */
export const makeFirstCredentials = async (
  transaction: Database,
  robotIds: readonly number[],
  now: number
): Promise<ReadonlyMap<number, NewCredentials>> => {
  const made = robotIds.map(robotId => ({ robotId, key: newKey(), ...newSecret() }))
  await addFirstCredentials(
    transaction,
    made.map(({ robotId, key, secretHash }) => ({ robotId, key, secretHash, secretTime: now }))
  )
  return new Map(made.map(({ robotId, key, secret }) => [robotId, { key, secret }]))
}
