import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import { scopeOf } from './scope.ts'
import type { Member } from './sql/accounts.ts'

/** For what is the robot maker's and all tenants share. @throws Refusal 610403 for people who do not see every tenant */
export const refuseTenants = (member: Pick<Member, 'perms' | 'tenantId'>): void => {
  if (scopeOf(member).of !== 'everyTenant') throw new Refusal(codes.permissionMissing)
}
