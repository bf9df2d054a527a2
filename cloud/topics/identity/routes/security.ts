import { calls } from '#contract/index.ts'
import { forMember } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { endOtherSessions, endSession } from '../account/own-sessions.ts'
import { findOwnSessions } from '../sql/own-sessions.ts'
import { findSecurityEvents } from '../sql/security-events.ts'

/** The security centre: where members are signed in, and what happened to their account. */
export const securityRoutes = (services: CloudServices) => ({
  sessionList: forMember(calls.sessionList, (_request, member) =>
    findOwnSessions(services.database, member, services.now())
  ),

  endSession: forMember(calls.endSession, async ({ body }, member, origin) => {
    await endSession(services, { member, origin }, body.sessionId)
    return null
  }),

  endOtherSessions: forMember(calls.endOtherSessions, async (_request, member, origin) => ({
    count: await endOtherSessions(services, { member, origin })
  })),

  securityEventList: forMember(calls.securityEventList, ({ query }, { userId }) =>
    findSecurityEvents(services.database, userId, query)
  )
})
