import { and, asc, eq, sql } from 'drizzle-orm'
import type { RobotContents, RobotPerson } from '#contract/calls/robot-details/contents.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import {
  machineVersionParts,
  machineVersions,
  robots,
  roles,
  software,
  softwareVersions,
  tenants,
  userRoles,
  users
} from '../../../database/schema.ts'
import { findGroupOfRobot } from '../../materials/index.ts'
import { findPackagesOfRobot } from '../../resource-packages/index.ts'

/* The contents of one robot, and its organisation. The caller has found out that the reader may see the robot. */

/** The parts of a whole-machine version, by name; none for a version that was not made here. */
const findSoftwareParts = (database: Database, version: string) =>
  database
    .select({ name: software.name, version: softwareVersions.version })
    .from(machineVersions)
    .innerJoin(machineVersionParts, eq(machineVersionParts.machineVersionId, machineVersions.machineVersionId))
    .innerJoin(softwareVersions, eq(softwareVersions.versionId, machineVersionParts.versionId))
    .innerJoin(software, eq(software.softwareId, softwareVersions.softwareId))
    .where(eq(machineVersions.version, version))
    .orderBy(asc(software.name), asc(softwareVersions.versionId))

export const findRobotContents = async (
  database: Database,
  { robotId, softwareVersion }: { robotId: number; softwareVersion: string }
): Promise<RobotContents> => ({
  software: await findSoftwareParts(database, softwareVersion),
  packages: await findPackagesOfRobot(database, robotId, limits.robotPackagesShown),
  materials: await findGroupOfRobot(database, robotId)
})

const rolesOfUser = sql<string[]>`(
  select coalesce(jsonb_agg(${roles.name} order by ${roles.name}), '[]')
  from ${userRoles} join ${roles} on ${roles.roleId} = ${userRoles.roleId} where ${userRoles.userId} = ${users.userId}
)`

type Page = { pageNo: number; size: number }

/** One page of the active accounts of a robot's organisation, by name. */
export const findRobotPeople = async (
  database: Database,
  robotId: number,
  { pageNo, size }: Page
): Promise<{ tenantName: string; list: RobotPerson[]; total: number }> => {
  const [owner] = await database
    .select({ tenantId: tenants.tenantId, tenantName: tenants.name })
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .where(eq(robots.robotId, robotId))
  if (owner === undefined) return { tenantName: '', list: [], total: 0 }
  const matching = and(eq(users.tenantId, owner.tenantId), eq(users.status, 'active'))
  const list = await database
    .select({ userId: users.userId, nickname: users.nickname, roles: rolesOfUser })
    .from(users)
    // With a second table, columns are written with their tables: the roles have a `role_id` twice.
    .innerJoin(tenants, eq(tenants.tenantId, users.tenantId))
    .where(matching)
    .orderBy(asc(users.nickname), asc(users.userId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { tenantName: owner.tenantName, list, total: await database.$count(users, matching) }
}
