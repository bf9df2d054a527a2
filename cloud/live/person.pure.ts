import type { LiveAction } from '#contract/page/live.ts'
import type { Scope } from '../database/rows/scope.ts'

/** The reader of a channel, and which tenants they could see when it was opened: the lists of robots have those below, too. */
export type Person = { userId: number; scope: Scope; below: readonly number[] }

/** Whether a list that this news is about has the tenants below the reader's, too. */
export const readsBelow = (action: LiveAction): boolean => action === 'robots_changed' || action === 'robots_moved'

/** Whether this person may see one of the tenants that something changed of. */
export const sees = ({ scope, below }: Person, action: LiveAction, tenantIds: ReadonlySet<number>): boolean => {
  if (scope.of !== 'tenant') return scope.of === 'everyTenant'
  return tenantIds.has(scope.tenantId) || (readsBelow(action) && below.some(it => tenantIds.has(it)))
}
