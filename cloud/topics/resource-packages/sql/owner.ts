import { type Column, eq, isNull, type SQL } from 'drizzle-orm'

/** Rows of one owner: of a tenant, or with null of the robots' maker. */
export const ofOwner = (column: Column, tenantId: number | null): SQL =>
  tenantId === null ? isNull(column) : eq(column, tenantId)
