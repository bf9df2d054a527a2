import { and, eq, type SQL } from 'drizzle-orm'
import type { CredentialHolder, Credentials } from '#contract/calls/robot-credentials/credentials.ts'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { gateways, reporterCredentials, robots } from '../../../database/schema.ts'

type Found = { tenantId: number | null } | undefined

const selectHolder = (database: Database, scope: Scope, { holder, holderId }: CredentialHolder) =>
  holder === 'robot'
    ? database
        .select({ tenantId: robots.tenantId })
        .from(robots)
        .where(and(inServiceWithin(scope), eq(robots.robotId, holderId)))
    : database
        .select({ tenantId: gateways.tenantId })
        .from(gateways)
        .where(and(within(scope, gateways.tenantId), eq(gateways.gatewayId, holderId)))

/** A robot or a gateway within a scope. @returns whose it is; null for a gateway of the robot maker, undefined for one that is not there */
export const findHolder = async (database: Database, scope: Scope, holder: CredentialHolder): Promise<Found> =>
  (await selectHolder(database, scope, holder))[0]

/** As `findHolder`. Nobody else changes the credentials until the transaction ends. */
export const lockHolder = async (transaction: Database, scope: Scope, holder: CredentialHolder): Promise<Found> =>
  (await selectHolder(transaction, scope, holder).for('no key update'))[0]

const ofHolder = ({ holder, holderId }: CredentialHolder): SQL =>
  eq(holder === 'robot' ? reporterCredentials.robotId : reporterCredentials.gatewayId, holderId)

export const findCredentialsOf = async (
  database: Database,
  holder: CredentialHolder
): Promise<Credentials | undefined> => {
  const [found] = await database
    .select({
      key: reporterCredentials.key,
      secretTime: reporterCredentials.secretTime,
      previousUntil: reporterCredentials.previousUntil,
      lastTime: reporterCredentials.lastTime,
      lastAddress: reporterCredentials.lastAddress,
      sharedTime: reporterCredentials.sharedTime,
      sharedAddress: reporterCredentials.sharedAddress
    })
    .from(reporterCredentials)
    .where(ofHolder(holder))
  return found
}

type NewSecret = { secretHash: string; secretTime: number }

export const addCredentials = async (
  transaction: Database,
  { holder, holderId }: CredentialHolder,
  added: NewSecret & { key: string }
): Promise<void> => {
  const own = holder === 'robot' ? { robotId: holderId } : { gatewayId: holderId }
  await transaction.insert(reporterCredentials).values({ ...own, ...added })
}

/** Puts another secret in. What is known of the use of the one before is forgotten: whoever stole it has it no more. */
export const putSecret = async (
  transaction: Database,
  holder: CredentialHolder,
  { previousUntil, ...secret }: NewSecret & { previousUntil: number | null }
): Promise<void> => {
  await transaction
    .update(reporterCredentials)
    .set({
      ...secret,
      previousHash: previousUntil === null ? null : reporterCredentials.secretHash,
      previousUntil,
      otherAddress: null,
      changes: 0,
      changesSince: null,
      sharedTime: null,
      sharedAddress: null
    })
    .where(ofHolder(holder))
}

/** @returns whether there were any */
export const deleteCredentials = async (transaction: Database, holder: CredentialHolder): Promise<boolean> => {
  const deleted = await transaction
    .delete(reporterCredentials)
    .where(ofHolder(holder))
    .returning({ credentialsId: reporterCredentials.credentialsId })
  return deleted.length > 0
}
