import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { findTemplate, findTemplates } from '../sql/message-templates.ts'
import { changeTemplate, isChangeable, makeTemplate, removeTemplate } from '../templates.ts'

/** Templates of messages, for those who write from them and those who make them. */
export const templateRoutes = (services: CloudServices) => {
  const { database } = services
  return {
    templateList: forMember(calls.templateList, async ({ query }, member) => {
      const { list, total } = await findTemplates(database, scopeOf(member), query)
      return { list: list.map(it => ({ ...it, changeable: isChangeable(it.tenantId, member) })), total }
    }),

    templateDetail: forMember(calls.templateDetail, async ({ query: { templateId } }, member) => {
      const found = await findTemplate(database, scopeOf(member), templateId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return { ...found, changeable: isChangeable(found.tenantId, member) }
    }),

    createTemplate: forMember(calls.createTemplate, ({ body }, member) => makeTemplate(services, member, body)),

    updateTemplate: forMember(calls.updateTemplate, ({ body }, member) => changeTemplate(services, member, body)),

    deleteTemplate: forMember(calls.deleteTemplate, ({ body: { templateId } }, member) =>
      removeTemplate(services, member, templateId)
    )
  }
}
