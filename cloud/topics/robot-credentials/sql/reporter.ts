import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { gateways, reporterCredentials, robots } from '../../../database/schema.ts'
import type { UseOfCredentials } from '../note-use.pure.ts'

/** Finds credentials by their key, with their robot or their gateway. Each report begins with this, so a server plans it once. */
export const credentialsFinder = (database: Database) => {
  const prepared = database
    .select({
      credentialsId: reporterCredentials.credentialsId,
      robotId: reporterCredentials.robotId,
      gatewayId: reporterCredentials.gatewayId,
      secretHash: reporterCredentials.secretHash,
      previousHash: reporterCredentials.previousHash,
      previousUntil: reporterCredentials.previousUntil,
      lastTime: reporterCredentials.lastTime,
      lastAddress: reporterCredentials.lastAddress,
      otherAddress: reporterCredentials.otherAddress,
      changes: reporterCredentials.changes,
      changesSince: reporterCredentials.changesSince,
      sharedTime: reporterCredentials.sharedTime,
      sharedAddress: reporterCredentials.sharedAddress,
      tenantId: sql<number | null>`coalesce(${robots.tenantId}, ${gateways.tenantId})`,
      storeId: robots.storeId,
      name: sql<string>`coalesce(${robots.name}, ${gateways.name})`,
      serial: robots.serial,
      reportsDevices: gateways.reportsDevices
    })
    .from(reporterCredentials)
    .leftJoin(robots, eq(robots.robotId, reporterCredentials.robotId))
    .leftJoin(gateways, eq(gateways.gatewayId, reporterCredentials.gatewayId))
    .where(eq(reporterCredentials.key, sql.placeholder('key')))
    .prepare('find_reporter')
  return async (key: string) => (await prepared.execute({ key }))[0]
}
export type FoundCredentials = NonNullable<Awaited<ReturnType<ReturnType<typeof credentialsFinder>>>>

/** Keeps how credentials were used. */
export const putUse = async (
  database: Database,
  credentialsId: number,
  { lastTime, lastAddress, otherAddress, changes, changesSince, sharedTime, sharedAddress }: UseOfCredentials
): Promise<void> => {
  await database
    .update(reporterCredentials)
    .set({ lastTime, lastAddress, otherAddress, changes, changesSince, sharedTime, sharedAddress })
    .where(eq(reporterCredentials.credentialsId, credentialsId))
}
