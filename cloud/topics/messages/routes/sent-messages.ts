import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { languageOf } from '../../../http/request/origin.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { findTenantNames, findVisibleRoles } from '../../administration/index.ts'
import { scopeOf } from '../../identity/index.ts'
import { findRecipients } from '../sql/sent/audience.ts'
import { findReceivers, findSentMessage, findSentMessages } from '../sql/sent/written.ts'
import { cancelMessage, countRecipients, writeMessage } from '../write.ts'

/** Roles that a choice offers: a portal has some dozens. */
const rolesMax = 500

/** The calls of people who send messages. */
export const sentMessageRoutes = (services: CloudServices) => {
  const { database } = services
  return {
    sentMessageList: forMember(calls.sentMessageList, ({ query }, member, origin) =>
      findSentMessages(database, scopeOf(member), query, languageOf(origin))
    ),

    sentMessageDetail: forMember(calls.sentMessageDetail, async ({ query: { sentMessageId } }, member, origin) => {
      const found = await findSentMessage(database, scopeOf(member), sentMessageId, languageOf(origin))
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    recipientList: forMember(calls.recipientList, async ({ query }, member, origin) => {
      const { sentMessageId, status, pageNo, size } = query
      const found = await findSentMessage(database, scopeOf(member), sentMessageId, languageOf(origin))
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      const asked = status === undefined ? undefined : status === '1' ? 1 : 2
      return findReceivers(database, sentMessageId, { status: asked, pageNo, size })
    }),

    audienceChoices: forMember(calls.audienceChoices, async (_request, member) => {
      const scope = scopeOf(member)
      const { list } = await findVisibleRoles(database, { scope, powers: member.perms }, { pageNo: 1, size: rolesMax })
      return {
        tenants: await findTenantNames(database, scope),
        roles: list.map(({ roleId, name }) => ({ roleId, name }))
      }
    }),

    findRecipients: forMember(calls.findRecipients, ({ query: { text } }, member) =>
      findRecipients(database, scopeOf(member), text)
    ),

    countRecipients: forMember(calls.countRecipients, ({ body: { to } }, member) =>
      countRecipients(services, member, to)
    ),

    createSentMessage: forMember(calls.createSentMessage, ({ body }, member) => writeMessage(services, member, body)),

    cancelSentMessage: forMember(calls.cancelSentMessage, ({ body: { sentMessageId } }, member) =>
      cancelMessage(services, member, sentMessageId)
    )
  }
}
