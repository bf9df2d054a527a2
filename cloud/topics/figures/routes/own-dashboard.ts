import { isCardName, type PlacedCard } from '#contract/calls/figures/dashboard-layout.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { languageOf } from '../../../http/request/origin.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { findPlayingNotices, putClosedNotice } from '../../messages/index.ts'
import { countOrRefuse } from '../../rates/index.ts'
import { findDashboardLayout, putDashboardLayout } from '../sql/dashboard-layouts.ts'

const isKnown = (placed: { card: string; hidden: boolean }): placed is PlacedCard => isCardName(placed.card)

const hasTwice = (cards: readonly PlacedCard[]): boolean => new Set(cards.map(({ card }) => card)).size < cards.length

/** The own dashboard of each person: the notices that are closed, and the arrangement of its cards. */
export const ownDashboardRoutes = ({ database, now, rules }: CloudServices) => {
  const count = (userId: number) => countOrRefuse(database, `dashboard of ${userId}`, rules.dashboard, now())
  return {
    playingNotices: forMember(calls.playingNotices, (_request, member, origin) =>
      findPlayingNotices(
        database,
        { userId: member.userId, scope: scopeOf(member), language: languageOf(origin) },
        now()
      )
    ),

    closeNotice: forMember(calls.closeNotice, async ({ body: { noticeId } }, member) => {
      const { userId } = member
      await count(userId)
      const closed = await putClosedNotice(database, { userId, scope: scopeOf(member) }, noticeId)
      if (!closed) throw new Refusal(codes.recordNotFound)
      return null
    }),

    dashboardLayout: forMember(calls.dashboardLayout, async (_request, { userId }) => ({
      // Another release may have kept cards that this one does not have.
      cards: (await findDashboardLayout(database, userId)).filter(isKnown)
    })),

    saveDashboardLayout: forMember(calls.saveDashboardLayout, async ({ body: { cards } }, { userId }) => {
      if (hasTwice(cards))
        throw new Refusal(codes.parameterIllegal, { data: [{ field: 'cards', reason: 'each card once' }] })
      await count(userId)
      await putDashboardLayout(database, userId, cards)
      return null
    })
  }
}
