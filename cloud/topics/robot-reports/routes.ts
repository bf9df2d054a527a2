import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember, forReporter } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import { scopeOf } from '../identity/index.ts'
import { takeReport } from './report.ts'
import { findUnknown } from './sql/unknown-robots.ts'

const robotReportBytesMax = 256 * 1_024

type Services = { database: Database; now: Clock; announce: Announce }

/** The call with which robots say how they are and what they did. */
export const robotReportRoutes = ({ database, now, announce }: Services) => ({
  reportRobotEvents: forReporter(
    calls.reportRobotEvents,
    async ({ body }, { robots }) => {
      const { accepted, events, informed, news } = await takeReport(database, robots, body, now())
      announce.toUsers(informed)
      for (const [kind, tenantIds] of news) announce.ofRobots([...tenantIds], kind)
      return { accepted, events }
    },
    { bodyLimit: robotReportBytesMax }
  )
})

/** The robots that report and that nobody registered. */
export const unknownRobotRoutes = ({ database }: Pick<Services, 'database'>) => ({
  unknownRobotList: forMember(calls.unknownRobotList, ({ query }, member) =>
    findUnknown(database, scopeOf(member), query)
  )
})
