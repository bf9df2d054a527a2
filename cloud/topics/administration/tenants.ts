import type { CallRequest } from '#contract/call.ts'
import type { AuditFacts } from '#contract/calls/administration/audit.ts'
import type * as tenantCalls from '#contract/calls/administration/tenants.ts'
import { codes } from '#contract/codes.ts'
import { administrationPermissions } from '#contract/permissions.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import type { Member } from '../identity/index.ts'
import { act, type Standing } from './act.ts'
import { findTenant, insertTenant, updateTenant as putTenant } from './sql/tenants.ts'

const permission = administrationPermissions.tenants

const nameTaken = () => new Refusal(codes.recordExists, { data: [{ field: 'name', reason: 'is another tenant’s' }] })

/** Whether somebody may change a tenant that they look after: nobody raises the limits of the own one. */
export const isChangeable = (tenantId: number, scope: Scope): boolean =>
  scope.of === 'everyTenant' || (scope.of === 'tenant' && scope.tenantId !== tenantId)

type Created = CallRequest<typeof tenantCalls.createTenant>['body']

/** The tenant above a new one. @throws Refusal 610403, 610603 or 610604 where it can't stand there */
const parentFor = async (
  { transaction, scope }: Standing,
  { kind, parentId }: Pick<Created, 'kind' | 'parentId'>
): Promise<number | null> => {
  const isOperator = scope.of === 'everyTenant'
  if (scope.of === 'nobody' || (!isOperator && kind === 'distributor')) throw new Refusal(codes.permissionMissing)
  const wanted = parentId ?? (scope.of === 'tenant' ? scope.tenantId : undefined)
  if (wanted === undefined) return null
  const parent = await findTenant(transaction, scope, wanted)
  if (parent === undefined) throw new Refusal(codes.recordNotFound)
  if (!isOperator && parent.kind !== 'distributor') throw new Refusal(codes.permissionMissing)
  if (kind === 'distributor' || parent.kind !== 'distributor')
    throw new Refusal(codes.parameterIllegal, {
      data: [{ field: 'parentId', reason: 'a customer stands below a distributor, and nothing else does' }]
    })
  return wanted
}

/** @throws Refusal 610403, 610603 and 610604 for the place, 610602 for a name that is taken */
export const createTenant = (
  services: CloudServices,
  actor: Member,
  { parentId, ...about }: Created
): Promise<{ tenantId: number }> =>
  act(services, actor, { permission }, async standing => {
    const { transaction, time, note } = standing
    const above = await parentFor(standing, { kind: about.kind, parentId })
    const tenantId = await insertTenant(transaction, { ...about, parentId: above, createTime: time })
    if (tenantId === undefined) throw nameTaken()
    const { name, ...after } = about
    await note({ act: 'tenant_created', subjectName: name, tenantId, before: {}, after })
    return { tenantId }
  })

type Changed = CallRequest<typeof tenantCalls.updateTenant>['body']

/** @throws Refusal 610603 for the tenant, 610403 for the own one, 610602 for a name that is taken, and as `saveEdit` */
export const updateTenant = async (
  services: CloudServices,
  actor: Member,
  { tenantId, version, ...about }: Changed
): Promise<null> => {
  const change = async ({ transaction, scope, time, note }: Standing): Promise<null> => {
    const tenant = await findTenant(transaction, scope, tenantId)
    if (tenant === undefined) throw new Refusal(codes.recordNotFound)
    if (!isChangeable(tenantId, scope)) throw new Refusal(codes.permissionMissing)
    const saved = await putTenant(transaction, tenantId, about, editOf(actor, { version, ...about }, time))
    if (saved?.again) return null
    const fields = (['name', 'country', 'usersMax', 'storesMax'] as const).filter(it => tenant[it] !== about[it])
    const facts = (from: Record<(typeof fields)[number], string | number | null>): AuditFacts =>
      Object.fromEntries(fields.map(field => [field, from[field]]))
    await note({
      act: 'tenant_changed',
      subjectName: tenant.name,
      tenantId,
      before: facts(tenant),
      after: facts(about)
    })
    return null
  }
  return takenAs(nameTaken, () => act(services, actor, { permission }, change))
}
