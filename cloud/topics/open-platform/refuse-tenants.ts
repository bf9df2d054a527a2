import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'

/** The robot maker decides about its customers: nobody approves or limits the own company. @throws Refusal 610403 */
export const refuseTenants = (member: Member): void => {
  if (scopeOf(member).of !== 'everyTenant') throw new Refusal(codes.permissionMissing)
}
