import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { CleaningColumn } from '#contract/calls/figures/statistics.ts'
import type { Database } from '../open.ts'
import { inOrder, type SortOf } from '../rows/in-order.ts'
import { mergeChanges } from '../rows/merge-changes.ts'
import { within } from '../rows/scope.ts'
import { type SumPlace, sumsOf } from '../rows/sum-places.ts'
import { cleaningDays, robots, stores } from '../schema.ts'

/** Days in Beijing, both ends included. */
type Days = { from: string; to: string }
type Page = { pageNo: number; size: number; sort?: SortOf<CleaningColumn> | undefined }

const sums = {
  tasks: sql<number>`sum(${cleaningDays.count})::int`,
  seconds: sql<number>`sum(${cleaningDays.seconds})::float8`,
  area: sql<number>`sum(${cleaningDays.area})::float8`,
  water: sql<number>`sum(${cleaningDays.water})::float8`,
  energy: sql<number>`sum(${cleaningDays.energy})::float8`
} satisfies Record<CleaningColumn, SQL>

const hasTasks = sql`sum(${cleaningDays.count}) > 0`

const between = ({ from, to }: Days): SQL | undefined => and(gte(cleaningDays.day, from), lte(cleaningDays.day, to))

/** The sums of the cleaning tasks of each day; a day without a cleaning task has no row. */
export const findCleaningDays = (database: Database, place: SumPlace, days: Days) =>
  database
    .select({ day: cleaningDays.day, ...sums })
    .from(cleaningDays)
    .where(and(sumsOf(cleaningDays, place), between(days)))
    .groupBy(cleaningDays.day)
    .having(hasTasks)
    .orderBy(asc(cleaningDays.day))

/** The first day with a cleaning task. */
export const findFirstCleaningDay = async (database: Database, place: SumPlace): Promise<string | undefined> => {
  const [first] = await database
    .select({ day: cleaningDays.day })
    .from(cleaningDays)
    .where(sumsOf(cleaningDays, place))
    .groupBy(cleaningDays.day)
    .having(hasTasks)
    .orderBy(asc(cleaningDays.day))
    .limit(1)
  return first?.day
}

/** One page of the stores in which something was cleaned, and their total. */
export const findCleaningStores = async (database: Database, { scope }: SumPlace, days: Days, page: Page) => {
  const found = () =>
    database
      .select({ storeId: stores.storeId, storeName: stores.name, ...sums })
      .from(cleaningDays)
      .innerJoin(stores, eq(stores.storeId, cleaningDays.placeId))
      .where(and(eq(cleaningDays.place, 'store'), within(scope, stores.tenantId), between(days)))
      .groupBy(stores.storeId)
      .having(hasTasks)
  const list = await found()
    .orderBy(...inOrder(page.sort, sums), asc(stores.name), asc(stores.storeId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await countIn(database, found().getSQL()) }
}

/** One page of the robots that cleaned something, and their total. */
export const findCleaningRobots = async (database: Database, { scope, storeId }: SumPlace, days: Days, page: Page) => {
  const found = () =>
    database
      .select({ robotId: robots.robotId, serial: robots.serial, name: robots.name, storeName: stores.name, ...sums })
      .from(cleaningDays)
      .innerJoin(robots, eq(robots.robotId, cleaningDays.placeId))
      .leftJoin(stores, eq(stores.storeId, robots.storeId))
      .where(
        and(
          eq(cleaningDays.place, 'robot'),
          within(scope, robots.tenantId),
          storeId === undefined ? undefined : eq(robots.storeId, storeId),
          between(days)
        )
      )
      .groupBy(robots.robotId, stores.storeId)
      .having(hasTasks)
  const list = await found()
    .orderBy(...inOrder(page.sort, sums), asc(robots.serial))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await countIn(database, found().getSQL()) }
}

const countIn = async (database: Database, found: SQL): Promise<number> => {
  const { rows } = (await database.execute(sql`select count(*)::int as count from (${found}) as found`)) as unknown as {
    rows: { count: number }[]
  }
  return rows[0]?.count ?? 0
}

/** Merges some of the changes of days, each with the sum that its day has already. */
export const mergeCleaningDays = (database: Database): Promise<number> =>
  mergeChanges(database, {
    table: cleaningDays,
    keys: ['place', 'place_id', 'day'],
    sums: ['count', 'seconds', 'area', 'water', 'energy']
  })
