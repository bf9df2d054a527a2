import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { FaultFacet } from '#contract/calls/figures/statistics.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { mergeChanges } from '../../../database/rows/merge-changes.ts'
import { type SumPlace, sumsOf } from '../../../database/rows/sum-places.ts'
import { faultDays, type faultFacets } from '../../../database/schema.ts'

/** Days in Beijing, both ends included. */
type Days = { from: string; to: string }

const count = sql<number>`sum(${faultDays.count})::int`
const hasFaults = sql`sum(${faultDays.count}) > 0`

const sums = {
  count,
  recovered: sql<number>`sum(${faultDays.recovered})::int`,
  seconds: sql<number>`sum(${faultDays.seconds})::float8`
}

const matching = (place: SumPlace, { from, to }: Days, facet: (typeof faultFacets)[number]): SQL | undefined =>
  and(sumsOf(faultDays, place), gte(faultDays.day, from), lte(faultDays.day, to), eq(faultDays.facet, facet))

/** Faults by code, by model or by software version: those that arose most often, first. */
export const findTopFaults = (database: Database, place: SumPlace, days: Days, facet: FaultFacet) =>
  database
    .select({ value: faultDays.value, ...sums })
    .from(faultDays)
    .where(matching(place, days, facet))
    .groupBy(faultDays.value)
    .having(hasFaults)
    .orderBy(desc(count), asc(faultDays.value))
    .limit(limits.topFaultsMax)

/** The faults of each day on which one arose. Every fault has one hour, so these count each fault once. */
export const findFaultDays = (database: Database, place: SumPlace, days: Days) =>
  database
    .select({ day: faultDays.day, ...sums })
    .from(faultDays)
    .where(matching(place, days, 'hour'))
    .groupBy(faultDays.day)
    .having(hasFaults)
    .orderBy(asc(faultDays.day))

/** The faults of each hour of each weekday in Beijing in which one arose. Monday is 1. */
export const findFaultHours = (database: Database, place: SumPlace, days: Days) => {
  const weekday = sql<number>`extract(isodow from ${faultDays.day})::int`
  return database
    .select({ weekday, hour: sql<number>`${faultDays.value}::int`, count })
    .from(faultDays)
    .where(matching(place, days, 'hour'))
    .groupBy(weekday, faultDays.value)
    .having(hasFaults)
    .orderBy(asc(weekday), asc(faultDays.value))
}

/** The first day with a fault. */
export const findFirstFaultDay = async (database: Database, place: SumPlace): Promise<string | undefined> => {
  const [first] = await database
    .select({ day: faultDays.day })
    .from(faultDays)
    .where(sumsOf(faultDays, place))
    .groupBy(faultDays.day)
    .having(hasFaults)
    .orderBy(asc(faultDays.day))
    .limit(1)
  return first?.day
}

/** Merges some of the changes of days, each with the sum that its day has already. */
export const mergeFaultDays = (database: Database): Promise<number> =>
  mergeChanges(database, {
    table: faultDays,
    keys: ['place', 'place_id', 'day', 'facet', 'value'],
    sums: ['count', 'recovered', 'seconds']
  })
