import type { Scope } from '../../../database/rows/scope.ts'

/** The scope of the robots that a roll-out may choose, whoever lets it begin. */
export const robotsOf = ({ tenantId }: { tenantId: number | null }): Scope =>
  tenantId === null ? { of: 'everyTenant' } : { of: 'tenant', tenantId }
