import { and, asc, gte, lt, sql } from 'drizzle-orm'
import { dashboardTimeZone } from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { type ReadingScope, within } from '../../../database/rows/scope.ts'
import { productSales, robots } from '../../../database/schema.ts'

/**
 * Robots sold by month and model, from one month up to before another, each given by its first day. A person who sees
 * every tenant sees all sales. A tenant sees its own robots, in the month in which each was put to work.
 */
export const findMonthlySales = (database: Database, scope: ReadingScope, from: string, to: string) =>
  scope.of === 'everyTenant' ? allSales(database, from, to) : ownSales(database, scope, from, to)

const allSales = (database: Database, from: string, to: string) =>
  database
    .select({
      month: sql<string>`to_char(${productSales.month}, 'YYYY-MM')`,
      model: productSales.model,
      count: sql<number>`sum(${productSales.count})::int`
    })
    .from(productSales)
    .where(and(gte(productSales.month, from), lt(productSales.month, to)))
    .groupBy(productSales.month, productSales.model)
    .orderBy(asc(productSales.month), asc(productSales.model))

const zone = sql.raw(`'${dashboardTimeZone}'`)

/** When a day in Beijing began, for an index of moments. */
const begin = (day: string) => sql`(${day}::timestamp at time zone ${zone})`

const ownSales = (database: Database, scope: ReadingScope, from: string, to: string) => {
  const month = sql<string>`to_char(${robots.deployTime} at time zone ${zone}, 'YYYY-MM')`
  return database
    .select({ month, model: robots.model, count: sql<number>`count(*)::int` })
    .from(robots)
    .where(
      and(
        within(scope, robots.tenantId),
        sql`${robots.deployTime} >= ${begin(from)}`,
        sql`${robots.deployTime} < ${begin(to)}`
      )
    )
    .groupBy(month, robots.model)
    .orderBy(month, asc(robots.model))
}
