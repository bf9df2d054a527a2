import type { CallRequest } from '#contract/call.ts'
import type * as templateCalls from '#contract/calls/messages/message-templates.ts'
import { codes } from '#contract/codes.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { storedTexts } from '../../texts/translated.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { deleteTemplate, insertTemplate, updateTemplate } from './sql/message-templates.ts'

type Created = CallRequest<typeof templateCalls.createTemplate>['body']
type Changed = CallRequest<typeof templateCalls.updateTemplate>['body']

const nameTaken = () => new Refusal(codes.recordExists, { data: [{ field: 'name', reason: 'is another template’s' }] })

const rowOf = ({ name, texts, url }: Created, updateTime: number) => ({
  name,
  translations: storedTexts(texts).translations ?? {},
  url,
  updateTime
})

/** Whether somebody may change a template that they see. */
export const isChangeable = (tenantId: number | null, member: Member): boolean =>
  scopeOf(member).of === 'everyTenant' || tenantId !== null

/** @throws Refusal 610520 for one too many, 610403 for a person without a tenant, 610602 for a name that is taken */
export const makeTemplate = async (services: CloudServices, member: Member, wish: Created) => {
  await countChange(services, 'messages', member.userId)
  const scope = scopeOf(member)
  if (scope.of === 'nobody') throw new Refusal(codes.permissionMissing)
  const tenantId = scope.of === 'tenant' ? scope.tenantId : null
  const templateId = await insertTemplate(services.database, { tenantId, ...rowOf(wish, services.now()) })
  if (templateId === undefined) throw nameTaken()
  return { templateId }
}

/** @throws Refusal 610520 for one too many, 610603 where there is none for this user, 610602 for a taken name, and as `saveEdit` */
export const changeTemplate = async (
  services: CloudServices,
  member: Member,
  { templateId, version, ...wish }: Changed
): Promise<null> => {
  await countChange(services, 'messages', member.userId)
  const now = services.now()
  const edit = editOf(member, { version, ...wish }, now)
  const own = { scope: scopeOf(member), templateId }
  const update = () => updateTemplate(services.database, own, rowOf(wish, now), edit)
  if (!(await takenAs(nameTaken, update))) throw new Refusal(codes.recordNotFound)
  return null
}

/** @throws Refusal 610603 where there is none for this user */
export const removeTemplate = async (
  { database }: Pick<CloudServices, 'database'>,
  member: Member,
  templateId: number
): Promise<null> => {
  if (!(await deleteTemplate(database, scopeOf(member), templateId))) throw new Refusal(codes.recordNotFound)
  return null
}
