import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { CleaningColumn } from '#contract/calls/figures/statistics.ts'
import type { Database } from '../../../database/open.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { mergeChanges } from '../../../database/rows/merge-changes.ts'
import { within } from '../../../database/rows/scope.ts'
import { type SumPlace, sumsOf } from '../../../database/rows/sum-places.ts'
import { cleaningDays, robots, stores } from '../../../database/schema.ts'

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

/**
 * The sums of places that cleaned something. The places are joined to sums alone: a join before would carry the names
 * through each of their days.
 */
const cleanedBy = (database: Database, place: 'store' | 'robot', days: Days, places: SQL | undefined) =>
  database
    .select({
      placeId: cleaningDays.placeId,
      tasks: sums.tasks.as('tasks'),
      seconds: sums.seconds.as('seconds'),
      area: sums.area.as('area'),
      water: sums.water.as('water'),
      energy: sums.energy.as('energy')
    })
    .from(cleaningDays)
    .where(and(eq(cleaningDays.place, place), between(days), places))
    .groupBy(cleaningDays.placeId)
    .having(hasTasks)
    .as('cleaned')

type Cleaned = ReturnType<typeof cleanedBy>

const figuresOf = ({ tasks, seconds, area, water, energy }: Cleaned) => ({ tasks, seconds, area, water, energy })

/** How many rows there are on all pages; each row of a page has it. */
const ofAll = sql<number>`(count(*) over ())::int`

type Row<Of> = Of & { ofAll: number }

/** A page and the total. One that is behind the last page tells no total, so the first one is asked for it. */
const pageOf = async <Of>(
  { pageNo, size }: Page,
  find: (limit: number, offset: number) => PromiseLike<Row<Of>[]>
): Promise<{ list: Of[]; total: number }> => {
  const rows = await find(size, (pageNo - 1) * size)
  const [first] = rows.length > 0 || pageNo === 1 ? rows : await find(1, 0)
  return { list: rows.map(({ ofAll: _, ...row }) => row as unknown as Of), total: first?.ofAll ?? 0 }
}

/** One page of the stores in which something was cleaned, and their total. */
export const findCleaningStores = (database: Database, { scope }: SumPlace, days: Days, page: Page) => {
  const isWithin = within(scope, stores.tenantId)
  const wanted = database.select({ id: stores.storeId }).from(stores).where(isWithin)
  const cleaned = cleanedBy(database, 'store', days, isWithin && inArray(cleaningDays.placeId, wanted))
  const figures = figuresOf(cleaned)
  return pageOf(page, (limit, offset) =>
    database
      .select({ storeId: stores.storeId, storeName: stores.name, ...figures, ofAll })
      .from(cleaned)
      .innerJoin(stores, eq(stores.storeId, cleaned.placeId))
      .orderBy(...inOrder(page.sort, figures), asc(stores.name), asc(stores.storeId))
      .limit(limit)
      .offset(offset)
  )
}

/** One page of the robots that cleaned something, and their total. */
export const findCleaningRobots = (database: Database, { scope, storeId }: SumPlace, days: Days, page: Page) => {
  const isWanted = and(within(scope, robots.tenantId), storeId === undefined ? undefined : eq(robots.storeId, storeId))
  const wanted = database.select({ id: robots.robotId }).from(robots).where(isWanted)
  const cleaned = cleanedBy(database, 'robot', days, isWanted && inArray(cleaningDays.placeId, wanted))
  const figures = figuresOf(cleaned)
  return pageOf(page, (limit, offset) =>
    database
      .select({
        robotId: robots.robotId,
        serial: robots.serial,
        name: robots.name,
        storeName: stores.name,
        ...figures,
        ofAll
      })
      .from(cleaned)
      .innerJoin(robots, eq(robots.robotId, cleaned.placeId))
      .leftJoin(stores, eq(stores.storeId, robots.storeId))
      .orderBy(...inOrder(page.sort, figures), asc(robots.serial))
      .limit(limit)
      .offset(offset)
  )
}

/** Merges some of the changes of days, each with the sum that its day has already. */
export const mergeCleaningDays = (database: Database): Promise<number> =>
  mergeChanges(database, {
    table: cleaningDays,
    keys: ['place', 'place_id', 'day'],
    sums: ['count', 'seconds', 'area', 'water', 'energy']
  })
