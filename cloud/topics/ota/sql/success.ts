import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { UpgradeSuccess } from '#contract/calls/ota/upgrade-success.ts'
import { upgradeSuccessMax } from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robots, upgrades } from '../../../database/schema.ts'

const hasVersion = sql`${upgrades.state} = 'done'`

/** How upgrades of robots within a scope ended, by version and model, the last used version first. */
export const findSuccess = (database: Database, scope: Scope): Promise<UpgradeSuccess[]> =>
  database
    .select({
      version: upgrades.toVersion,
      model: robots.model,
      tried: sql<number>`count(*)::int`,
      succeeded: sql<number>`(count(*) filter (where ${hasVersion}))::int`,
      failed: sql<number>`(count(*) filter (where not ${hasVersion}))::int`
    })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(
      and(
        inArray(upgrades.state, ['done', 'failed', 'timedOut']),
        eq(upgrades.isBack, false),
        within(scope, robots.tenantId)
      )
    )
    .groupBy(upgrades.toVersion, robots.model)
    .orderBy(desc(sql`max(${upgrades.endTime})`), upgrades.toVersion, robots.model)
    .limit(upgradeSuccessMax)
