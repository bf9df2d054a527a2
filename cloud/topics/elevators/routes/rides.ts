import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forDevices, forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { takeElevatorReport } from '../elevator-report.ts'
import { cancelRide, startRide } from '../ride.ts'
import { findReportedElevators } from '../sql/elevator-reports.ts'
import { findRide, findRideSteps, findRides } from '../sql/elevator-rides.ts'
import { findStressFigures, findStressTest, findStressTests } from '../sql/stress-tests.ts'
import { startStressTest, stopStressTest } from '../stress-test.ts'

/** Rides of robots in elevators, stress tests, and what controllers report. */
export const platformElevatorRideRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    rideList: forMember(calls.rideList, ({ query }, member) => findRides(database, scopeOf(member), query)),

    rideDetail: forMember(calls.rideDetail, async ({ query: { rideId } }, member) => {
      const found = await findRide(database, scopeOf(member), rideId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return { ...found, steps: await findRideSteps(database, rideId) }
    }),

    startRide: forMember(calls.startRide, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'platform', userId)
      return { rideId: await startRide(database, body, { scope: scopeOf(member), userId, now: now() }) }
    }),

    cancelRide: forMember(calls.cancelRide, async ({ body: { rideId } }, member) => {
      await countChange(services, 'platform', member.userId)
      await cancelRide(database, rideId, { scope: scopeOf(member), now: now() })
      return null
    }),

    stressTestList: forMember(calls.stressTestList, ({ query }, member) =>
      findStressTests(database, scopeOf(member), query)
    ),

    stressTestDetail: forMember(calls.stressTestDetail, async ({ query: { stressTestId } }, member) => {
      const found = await findStressTest(database, scopeOf(member), stressTestId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return { ...found, ...(await findStressFigures(database, stressTestId)) }
    }),

    startStressTest: forMember(calls.startStressTest, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'platform', userId)
      return { stressTestId: await startStressTest(database, body, { scope: scopeOf(member), userId, now: now() }) }
    }),

    stopStressTest: forMember(calls.stopStressTest, async ({ body: { stressTestId } }, member) => {
      await countChange(services, 'platform', member.userId)
      await stopStressTest(database, stressTestId, { scope: scopeOf(member), now: now() })
      return null
    }),

    reportedElevators: forDevices(calls.reportedElevators, ({ query }, scope) =>
      findReportedElevators(database, scope, query)
    ),

    reportElevators: forDevices(calls.reportElevators, async ({ body: { reports } }, scope) => {
      let accepted = 0
      for (const report of reports) if (await takeElevatorReport(database, scope, report, now())) accepted += 1
      return { accepted }
    })
  }
}
