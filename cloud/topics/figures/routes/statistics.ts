import type { CleaningFigures } from '#contract/calls/figures/statistics.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { SumPlace } from '../../../database/rows/sum-places.ts'
import { forMember } from '../../../http/served.ts'
import { findCleaningDays, findCleaningRobots, findCleaningStores, findFirstCleaningDay } from '../../cleaning/index.ts'
import { type Member, readingScopeOf } from '../../identity/index.ts'
import { findFaultDays, findFaultHours, findFirstFaultDay, findTopFaults } from '../../robots/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { periodOrRefuse } from '../figures.ts'
import { daysWithData, untilToday } from '../period.ts'
import { sumOf, withZeros } from '../sums-by-day.ts'

type Services = { database: Database; now: Clock }
type Wish = { from?: string | undefined; to?: string | undefined; storeId?: number | undefined }

const nothingCleaned: CleaningFigures = { tasks: 0, seconds: 0, area: 0, water: 0, energy: 0 }
const noFaults = { count: 0, recovered: 0, seconds: 0 }

/** Statistics of cleaning and of faults. Both read sums by day alone, never tasks or faults themselves. */
export const statisticsRoutes = ({ database, now }: Services) => {
  /** @throws Refusal 610604 for a period that can't be, 610702 for a foreign store */
  const asked = async (member: Member, { storeId, ...wish }: Wish) => {
    const time = now()
    const period = periodOrRefuse(wish, time)
    const place: SumPlace = { scope: readingScopeOf(member), storeId }
    await refuseForeignStore(database, place.scope, storeId)
    return { time, period, days: untilToday(period, time), place }
  }
  return {
    cleaningStatistics: forMember(calls.cleaningStatistics, async ({ query }, member) => {
      const { time, period, days: until, place } = await asked(member, query)
      const known = daysWithData(period, await findFirstCleaningDay(database, place), time)
      const days = withZeros(await findCleaningDays(database, place, until), known, nothingCleaned)
      return { ...period, total: sumOf(days, nothingCleaned), days }
    }),

    cleaningByStore: forMember(calls.cleaningByStore, async ({ query }, member) => {
      const { days, place } = await asked(member, query)
      return findCleaningStores(database, place, days, query)
    }),

    cleaningByRobot: forMember(calls.cleaningByRobot, async ({ query }, member) => {
      const { days, place } = await asked(member, query)
      return findCleaningRobots(database, place, days, query)
    }),

    faultStatistics: forMember(calls.faultStatistics, async ({ query }, member) => {
      const { time, period, days: until, place } = await asked(member, query)
      const known = daysWithData(period, await findFirstFaultDay(database, place), time)
      const days = withZeros(await findFaultDays(database, place, until), known, noFaults)
      return {
        ...period,
        total: sumOf(days, noFaults),
        days,
        code: await findTopFaults(database, place, until, 'code'),
        model: await findTopFaults(database, place, until, 'model'),
        version: await findTopFaults(database, place, until, 'version'),
        hours: await findFaultHours(database, place, until)
      }
    })
  }
}
