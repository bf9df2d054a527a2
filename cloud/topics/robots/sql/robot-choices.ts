import { and, asc, eq, ne } from 'drizzle-orm'
import type { RobotChoices } from '#contract/calls/robots/robots.ts'
import { robotChoicesMax } from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { ReadingScope } from '../../../database/rows/scope.ts'
import { robots, robotTags, stores, tenants } from '../../../database/schema.ts'

const wordsOf = async (
  database: Database,
  scope: ReadingScope,
  column: typeof robots.model | typeof robots.softwareVersion
): Promise<string[]> => {
  const found = await database
    .selectDistinct({ word: column })
    .from(robots)
    .where(and(inServiceWithin(scope), ne(column, '')))
    .orderBy(asc(column))
    .limit(robotChoicesMax)
  return found.map(({ word }) => word)
}

const tagsWithin = async (database: Database, scope: ReadingScope): Promise<string[]> => {
  const found = await database
    .selectDistinct({ tag: robotTags.tag })
    .from(robotTags)
    .innerJoin(robots, eq(robots.robotId, robotTags.robotId))
    .where(inServiceWithin(scope))
    .orderBy(asc(robotTags.tag))
    .limit(robotChoicesMax)
  return found.map(({ tag }) => tag)
}

/** What the robots within a scope differ by, for the choices of a filter. */
export const findRobotChoices = async (database: Database, scope: ReadingScope): Promise<RobotChoices> => ({
  models: await wordsOf(database, scope, robots.model),
  softwareVersions: await wordsOf(database, scope, robots.softwareVersion),
  tags: await tagsWithin(database, scope),
  tenants: await database
    .selectDistinct({ tenantId: tenants.tenantId, name: tenants.name })
    .from(robots)
    .innerJoin(tenants, eq(tenants.tenantId, robots.tenantId))
    .where(inServiceWithin(scope))
    .orderBy(asc(tenants.name), asc(tenants.tenantId))
    .limit(robotChoicesMax),
  stores: await database
    .selectDistinct({ storeId: stores.storeId, name: stores.name, tenantName: tenants.name })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .innerJoin(tenants, eq(tenants.tenantId, stores.tenantId))
    .where(inServiceWithin(scope))
    .orderBy(asc(stores.name), asc(stores.storeId))
    .limit(robotChoicesMax)
})
