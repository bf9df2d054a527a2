import type { LiveAction } from '#contract/page/live.ts'
import type { Scope } from '../database/rows/scope.ts'

/** The reader of a channel, with what they could see when it was opened. */
export type Person = { userId: number; scope: Scope; below: readonly number[] }

/** Lists of robots, their records and figures have those of the tenants below, too. */
const readsBelow: readonly LiveAction[] = [
  'robots_changed',
  'robots_moved',
  'tasks_changed',
  'faults_changed',
  'dispatches_changed',
  'dashboard_changed'
]

/** The tenants whose news of this kind a person hears. */
export const tenantsHeardBy = ({ scope, below }: Person, action: LiveAction): 'every' | readonly number[] => {
  if (scope.of === 'everyTenant') return 'every'
  if (scope.of !== 'tenant') return []
  return readsBelow.includes(action) ? [scope.tenantId, ...below] : [scope.tenantId]
}

/** Whether this person hears of one of the tenants that something changed of. */
export const hears = (person: Person, action: LiveAction, tenantIds: ReadonlySet<number>): boolean => {
  const heard = tenantsHeardBy(person, action)
  return heard === 'every' || heard.some(tenantId => tenantIds.has(tenantId))
}
