import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  type PackageRobot,
  type PackageRobotState,
  robotPackagePath
} from '#contract/calls/resource-packages/package-robots.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Database } from '../../../database/open.ts'
import { type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { packageVersions, resourcePackages, robotPackages, robots, stores } from '../../../database/schema.ts'

/* Robots, and their reports of the packages that are in force for them. */

const { versionId, failedVersionId } = robotPackages
const current = resourcePackages.currentVersionId

/** A package in force is for the robots of its kind: those of its organisation, or all where the robots' maker owns it. */
const isForRobot = and(
  isNotNull(current),
  eq(resourcePackages.robotKind, robots.robotKind),
  or(isNull(resourcePackages.tenantId), eq(resourcePackages.tenantId, robots.tenantId))
)

const ofRobotAndPackage = and(
  eq(robotPackages.robotId, robots.robotId),
  eq(robotPackages.packageId, resourcePackages.packageId)
)

const ofSerials = (scope: ReportScope, serials: readonly string[]): SQL | undefined =>
  and(inArray(robots.serial, [...serials]), reportedBy(scope))

const state = sql<PackageRobotState>`case
  when ${versionId} = ${current} then 'taken' when ${failedVersionId} = ${current} then 'failed' else 'waiting' end`

type Asked = { packageId: number; state?: PackageRobotState | undefined; pageNo: number; size: number }

/** One page of the robots within a scope that a package is for, by name. */
export const findPackageRobots = async (
  database: Database,
  scope: Scope,
  { packageId, state: wanted, pageNo, size }: Asked
): Promise<{ list: PackageRobot[]; total: number }> => {
  const matching = and(eq(resourcePackages.packageId, packageId), inServiceWithin(scope), wanted && eq(state, wanted))
  const list = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      storeName: stores.name,
      online: robots.online,
      state,
      version: packageVersions.version,
      failure: sql<RobotFailure | null>`case when ${state} = 'failed' then ${robotPackages.failure} end`,
      sayTime: robotPackages.sayTime
    })
    .from(robots)
    .innerJoin(resourcePackages, isForRobot)
    .leftJoin(robotPackages, ofRobotAndPackage)
    .leftJoin(packageVersions, eq(packageVersions.versionId, versionId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robots)
    .innerJoin(resourcePackages, isForRobot)
    .leftJoin(robotPackages, ofRobotAndPackage)
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** Robots within a scope, by their serials. */
export const findSayingRobots = (database: Database, scope: ReportScope, serials: readonly string[]) =>
  database
    .select({
      robotId: robots.robotId,
      tenantId: robots.tenantId,
      serial: robots.serial,
      robotKind: robots.robotKind
    })
    .from(robots)
    .where(ofSerials(scope, serials))
    .orderBy(asc(robots.robotId))
export type SayingRobot = Awaited<ReturnType<typeof findSayingRobots>>[number]

/** Versions by their ids, each with the robots that its package is for. A draft was never given to robots. */
export const findSaidVersions = (database: Database, versionIds: readonly number[]) =>
  database
    .select({
      versionId: packageVersions.versionId,
      packageId: packageVersions.packageId,
      tenantId: resourcePackages.tenantId,
      robotKind: resourcePackages.robotKind
    })
    .from(packageVersions)
    .innerJoin(resourcePackages, eq(resourcePackages.packageId, packageVersions.packageId))
    .where(and(inArray(packageVersions.versionId, [...versionIds]), isNotNull(packageVersions.publishTime)))
export type SaidVersion = { versionId: number; packageId: number; tenantId: number | null; robotKind: RobotKind }

type Key = { robotId: number; packageId: number }
export type SaidRow = Key & ({ versionId: number } | { failedVersionId: number; failure: RobotFailure })

/**
 * Keeps the reports of robots. Rows come in the order of robots and packages, so that two calls never wait for one another.
 * A robot that could not take a version keeps the one before.
 * @returns the robots that reported something new
 */
export const putSaidPackages = async (
  database: Database,
  rows: readonly SaidRow[],
  sayTime: number
): Promise<number[]> => {
  if (rows.length === 0) return []
  const news = await database
    .insert(robotPackages)
    .values(rows.map(row => ({ ...row, sayTime })))
    .onConflictDoUpdate({
      target: [robotPackages.robotId, robotPackages.packageId],
      set: {
        versionId: sql`coalesce(excluded.version_id, ${versionId})`,
        failedVersionId: sql`excluded.failed_version_id`,
        failure: sql`excluded.failure`,
        sayTime: sql`excluded.say_time`
      },
      // A robot that reports the same as before causes no write.
      setWhere: sql`(coalesce(excluded.version_id, ${versionId}), excluded.failed_version_id, excluded.failure)
        is distinct from (${versionId}, ${failedVersionId}, ${robotPackages.failure})`
    })
    .returning({ robotId: robotPackages.robotId })
  return news.map(({ robotId }) => robotId)
}

/** Locks rows in the order in which `putSaidPackages` writes them. */
const locked = (database: Database, matching: SQL | undefined) =>
  database
    .select({ robotId: robotPackages.robotId, packageId: robotPackages.packageId })
    .from(robotPackages)
    .innerJoin(robots, eq(robots.robotId, robotPackages.robotId))
    .where(matching)
    .orderBy(asc(robotPackages.robotId), asc(robotPackages.packageId))
    .for('update', { of: robotPackages })

const isOneOf = (keys: readonly Key[]): SQL =>
  sql`(${robotPackages.robotId}, ${robotPackages.packageId}) in (${sql.join(
    keys.map(({ robotId, packageId }) => sql`(${robotId}::int, ${packageId}::int)`),
    sql`, `
  )})`

/** Forgets packages that robots dropped. @returns the robots that had one of them */
export const dropSaidPackages = async (database: Database, keys: readonly Key[]): Promise<number[]> => {
  if (keys.length === 0) return []
  const dropped = await database
    .delete(robotPackages)
    .where(sql`(${robotPackages.robotId}, ${robotPackages.packageId}) in ${locked(database, isOneOf(keys))}`)
    .returning({ robotId: robotPackages.robotId })
  return dropped.map(({ robotId }) => robotId)
}

/**
 * Forgets that robots within a scope could not take the version in force, so that they get it once more.
 * @returns their tenants, one for each robot
 */
export const forgetFailures = async (database: Database, scope: Scope, packageId: number): Promise<number[]> => {
  const inForce = database.select({ current }).from(resourcePackages).where(eq(resourcePackages.packageId, packageId))
  const failed = locked(
    database,
    and(
      eq(robotPackages.packageId, packageId),
      isNotNull(robotPackages.failure),
      sql`${failedVersionId} = ${inForce}`,
      inServiceWithin(scope)
    )
  )
  const forgotten = await database
    .update(robotPackages)
    .set({ failedVersionId: null, failure: null })
    .from(robots)
    .where(
      and(
        eq(robots.robotId, robotPackages.robotId),
        sql`(${robotPackages.robotId}, ${robotPackages.packageId}) in ${failed}`
      )
    )
    .returning({ tenantId: robots.tenantId })
  return forgotten.map(({ tenantId }) => tenantId)
}

/** The packages that robots within a scope have to take, at most `most`: each version in force that they do not have. */
export const findWantedPackages = async (
  database: Database,
  scope: ReportScope,
  serials: readonly string[],
  most: number
) => {
  const rows = await database
    .select({
      serial: robots.serial,
      packageId: resourcePackages.packageId,
      versionId: packageVersions.versionId,
      name: resourcePackages.name,
      version: packageVersions.version,
      format: packageVersions.format,
      size: packageVersions.size,
      sha256: packageVersions.sha256
    })
    .from(robots)
    .innerJoin(resourcePackages, isForRobot)
    .innerJoin(packageVersions, eq(packageVersions.versionId, current))
    .leftJoin(robotPackages, ofRobotAndPackage)
    .where(
      and(
        ofSerials(scope, serials),
        sql`${versionId} is distinct from ${current}`,
        sql`${failedVersionId} is distinct from ${current}`
      )
    )
    .orderBy(asc(robots.robotId), asc(resourcePackages.packageId))
    .limit(most)
  return rows.map(row => ({ ...row, address: robotPackagePath(row.versionId) }))
}

/** The packages that robots within a scope have to drop, at most `most`: deleted ones, and those not for them any more. */
export const findUnwantedPackages = (
  database: Database,
  scope: ReportScope,
  serials: readonly string[],
  most: number
) =>
  database
    .select({ serial: robots.serial, packageId: robotPackages.packageId })
    .from(robots)
    .innerJoin(robotPackages, eq(robotPackages.robotId, robots.robotId))
    .leftJoin(resourcePackages, and(eq(resourcePackages.packageId, robotPackages.packageId), isForRobot))
    .where(and(ofSerials(scope, serials), isNull(resourcePackages.packageId)))
    .orderBy(asc(robots.robotId), asc(robotPackages.packageId))
    .limit(most)

/** Whether a version is in force for a robot within a scope. */
export const isInForceForRobots = async (database: Database, scope: ReportScope, wanted: number): Promise<boolean> => {
  const [found] = await database
    .select({ robotId: robots.robotId })
    .from(resourcePackages)
    .innerJoin(robots, isForRobot)
    .where(and(eq(current, wanted), reportedBy(scope)))
    .limit(1)
  return found !== undefined
}

/** The packages in force for one robot, by name, so many at most, and how it stands to each. */
export const findPackagesOfRobot = (database: Database, robotId: number, most: number) =>
  database
    .select({
      packageId: resourcePackages.packageId,
      name: resourcePackages.name,
      state,
      version: packageVersions.version
    })
    .from(robots)
    .innerJoin(resourcePackages, isForRobot)
    .leftJoin(robotPackages, ofRobotAndPackage)
    .leftJoin(packageVersions, eq(packageVersions.versionId, versionId))
    .where(eq(robots.robotId, robotId))
    .orderBy(asc(resourcePackages.name), asc(resourcePackages.packageId))
    .limit(most)
