import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { cleaningDays, faultDays } from '../schema.ts'
import { type ReadingScope, within } from './scope.ts'

/** The place whose sums are asked for. A store within the scope was looked up before. */
export type SumPlace = { scope: ReadingScope; storeId?: number | undefined }

type Sums = Pick<typeof cleaningDays | typeof faultDays, 'place' | 'placeId'>

/** The condition that keeps a question to the sums of one place, in which all others within a scope are included. */
export const sumsOf = ({ place, placeId }: Sums, { scope, storeId }: SumPlace): SQL | undefined => {
  if (scope.of === 'nobody') return sql`false`
  if (storeId !== undefined) return and(eq(place, 'store'), eq(placeId, storeId))
  return scope.of === 'everyTenant'
    ? and(eq(place, 'all'), eq(placeId, 0))
    : and(eq(place, 'tenant'), within(scope, placeId))
}
