import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { cleaningDays, faultDays } from '../schema.ts'
import type { Scope } from './scope.ts'

/** The place whose sums are asked for. A store within the scope was looked up before. */
export type SumPlace = { scope: Scope; storeId?: number | undefined }

type Sums = Pick<typeof cleaningDays | typeof faultDays, 'place' | 'placeId'>

/** The condition that keeps a question to the sums of one place, in which all others within a scope are included. */
export const sumsOf = ({ place, placeId }: Sums, { scope, storeId }: SumPlace): SQL | undefined => {
  if (scope.of === 'nobody') return sql`false`
  if (storeId !== undefined) return and(eq(place, 'store'), eq(placeId, storeId))
  return scope.of === 'tenant'
    ? and(eq(place, 'tenant'), eq(placeId, scope.tenantId))
    : and(eq(place, 'all'), eq(placeId, 0))
}
