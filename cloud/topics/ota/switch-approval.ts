import { codes } from '#contract/codes.ts'
import { administrationPermissions, otaPermissions } from '#contract/permissions.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addAuditEntry, findTenantName, type Member, scopeOf } from '../identity/index.ts'
import { findNeedsApproval, setNeedsApproval } from './sql/roll-out-rules.ts'

type Switching = Pick<Member, 'perms' | 'tenantId'>

/** The organisation whose rule a person follows; null for those who see every tenant, undefined for people without any. */
const ruledBy = (member: Switching): number | null | undefined => {
  const scope = scopeOf(member)
  if (scope.of === 'tenant') return scope.tenantId
  return scope.of === 'everyTenant' ? null : undefined
}

/** Whoever gives roles could make a second person anyway. So the switch is theirs, where they run roll-outs, too. */
const maySwitch = (member: Switching): boolean =>
  ruledBy(member) !== undefined &&
  [administrationPermissions.roles, otaPermissions.runRollOuts].every(needed => member.perms.includes(needed))

export const showRules = async (database: Database, member: Switching) => {
  const tenantId = ruledBy(member)
  const needsApproval = tenantId !== undefined && (await findNeedsApproval(database, tenantId))
  return { needsApproval, maySwitch: maySwitch(member) }
}

/** Switches the approval by a second person on or off, and notes that for the audit. @throws Refusal 610403 */
export const switchApproval = (database: Database, member: Member, needed: boolean, now: number): Promise<void> =>
  database.transaction(async transaction => {
    const tenantId = ruledBy(member)
    if (tenantId === undefined || !maySwitch(member)) throw new Refusal(codes.permissionMissing)
    if (!(await setNeedsApproval(transaction, tenantId, needed))) return
    await addAuditEntry(transaction, {
      act: needed ? 'roll_out_approval_needed' : 'roll_out_approval_dropped',
      actorId: member.userId,
      actorName: member.nickname,
      subjectName: await findTenantName(transaction, tenantId),
      tenantId,
      createTime: now,
      before: {},
      after: {}
    })
  })
