import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RobotTag, RobotTagColumn } from '#contract/calls/robots/robot-tags.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { countOf, hasFault, inServiceWithin, isOnline } from '../../../database/rows/robot-condition.ts'
import { type ReadingScope, within } from '../../../database/rows/scope.ts'
import { robots, robotTags, tagDescriptions, tenants } from '../../../database/schema.ts'

type Wanted = { tenantId?: number | undefined; text?: string | undefined }
type Page = { pageNo: number; size: number; sort?: SortOf<RobotTagColumn> | undefined }

/** One page of the tags within a scope, each with how its robots stand, and their total. */
export const findTagList = async (
  database: Database,
  scope: ReadingScope,
  { tenantId, text }: Wanted,
  { pageNo, size, sort }: Page
): Promise<{ list: Omit<RobotTag, 'own'>[]; total: number }> => {
  const ofRobots = database
    .select({
      tenantId: robots.tenantId,
      tag: robotTags.tag,
      robots: sql<number>`count(*)::int`.as('robots'),
      online: countOf(isOnline).as('online'),
      withFault: countOf(hasFault).as('with_fault')
    })
    .from(robotTags)
    .innerJoin(robots, eq(robots.robotId, robotTags.robotId))
    .where(inServiceWithin(scope))
    .groupBy(robots.tenantId, robotTags.tag)
    .as('of_robots')
  const described = database
    .select({
      describedTenantId: sql<number>`${tagDescriptions.tenantId}`.as('described_tenant_id'),
      describedTag: sql<string>`${tagDescriptions.tag}`.as('described_tag'),
      description: tagDescriptions.description,
      edition: tagDescriptions.edition
    })
    .from(tagDescriptions)
    .where(within(scope, tagDescriptions.tenantId))
    .as('described')
  const whose = sql<number>`coalesce(${ofRobots.tenantId}, ${described.describedTenantId})`
  const name = sql<string>`coalesce(${ofRobots.tag}, ${described.describedTag})`
  const number = (counted: SQL.Aliased<number>) => sql<number>`coalesce(${counted}, 0)`
  const rows = database
    .select({
      tenantId: whose.as('tag_tenant_id'),
      tag: name.as('tag_name'),
      description: sql<string>`coalesce(${described.description}, '')`.as('tag_description'),
      robots: number(ofRobots.robots).as('robot_count'),
      online: number(ofRobots.online).as('online_count'),
      withFault: number(ofRobots.withFault).as('fault_count'),
      version: sql<number>`coalesce(${described.edition}, 0)`.as('tag_version')
    })
    .from(ofRobots)
    .fullJoin(
      described,
      and(eq(described.describedTenantId, ofRobots.tenantId), eq(described.describedTag, ofRobots.tag))
    )
    .as('tag_rows')
  const matching = and(
    tenantId === undefined ? undefined : sql`${rows.tenantId} = ${tenantId}`,
    text ? containing(text, [sql`${rows.tag}`, sql`${rows.description}`]) : undefined
  )
  const list = await database
    .select({
      tenantId: rows.tenantId,
      tenantName: tenants.name,
      tag: rows.tag,
      description: rows.description,
      robots: rows.robots,
      online: rows.online,
      withFault: rows.withFault,
      version: rows.version
    })
    .from(rows)
    .innerJoin(tenants, eq(tenants.tenantId, rows.tenantId))
    .where(matching)
    .orderBy(...inOrder(sort, { tag: rows.tag, robots: rows.robots }), asc(rows.tag), asc(rows.tenantId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database.select({ total: sql<number>`count(*)::int` }).from(rows).where(matching)
  return { list, total: counted?.total ?? 0 }
}
