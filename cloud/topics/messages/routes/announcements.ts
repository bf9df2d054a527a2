import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { languageOf } from '../../../http/request/origin.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { findTenantNames } from '../../administration/index.ts'
import { scopeOf } from '../../identity/index.ts'
import { announceToTenant, changeWritten, endWritten } from '../announcements.ts'
import { findAnnouncement, findAnnouncements } from '../sql/announcements.ts'

/** The notices of dashboards, for those who write them. */
export const announcementRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    announcementList: forMember(calls.announcementList, ({ query }, member, origin) =>
      findAnnouncements(database, scopeOf(member), query, { language: languageOf(origin), now: now() })
    ),

    announcementDetail: forMember(calls.announcementDetail, async ({ query: { noticeId } }, member, origin) => {
      const asked = { language: languageOf(origin), now: now() }
      const found = await findAnnouncement(database, scopeOf(member), noticeId, asked)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    announcementTenants: forMember(calls.announcementTenants, async (_request, member) => {
      const scope = scopeOf(member)
      return { tenants: await findTenantNames(database, scope), everybody: scope.of === 'everyTenant' }
    }),

    createAnnouncement: forMember(calls.createAnnouncement, ({ body }, member) =>
      announceToTenant(services, member, body)
    ),

    updateAnnouncement: forMember(calls.updateAnnouncement, ({ body }, member) =>
      changeWritten(services, member, body)
    ),

    endAnnouncement: forMember(calls.endAnnouncement, ({ body: { noticeId } }, member) =>
      endWritten(services, member, noticeId)
    )
  }
}
