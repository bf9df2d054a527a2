import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forReporter } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import { hearFrom } from '../robots/index.ts'
import type { EndHandlers } from './end-handlers.ts'
import { findOpenRequests, type LockedRequest } from './sql/robot-requests.ts'
import { takeRequestReport } from './take-report.ts'
import { tellOfRequests } from './tell-of-requests.ts'

type Services = { database: Database; now: Clock; announce: Announce; endHandlers: EndHandlers }

/** The calls with which robots fetch the requests of the cloud and answer them. */
export const robotRequestRoutes = ({ database, now, announce, endHandlers }: Services) => ({
  robotRequests: forReporter(calls.robotRequests, ({ query }, { robots }) => findOpenRequests(database, robots, query)),

  reportRequests: forReporter(calls.reportRequests, async ({ body: { reports } }, { robots }) => {
    const taken: LockedRequest[] = []
    const leftOut: number[] = []
    for (const [place, report] of reports.entries()) {
      const request = await takeRequestReport(database, endHandlers, robots, report, now())
      if (request === undefined) leftOut.push(place)
      else taken.push(request)
    }
    tellOfRequests(announce, taken)
    await hearFrom({ database, now, announce }, robots, { robotIds: taken.map(({ robotId }) => robotId) })
    return { accepted: taken.length, leftOut }
  })
})
