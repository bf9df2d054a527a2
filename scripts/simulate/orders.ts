import type { Random } from '../../cloud/random.pure.ts'
import { nextReport } from './cleaning-path.ts'
import type { RobotCloud } from './robot-cloud.ts'
import type { RobotMemory } from './robot-memory.ts'

/** The share of seconds in which a robot that carries something is one step further. */
const stepChance = 0.1

/** One second of the robots that somebody told what to do: they clean floors, and carry things from ward to ward. */
export const workOnOrders = async (cloud: RobotCloud, memory: RobotMemory, random: Random): Promise<void> => {
  const reports = (await cloud.cleaningRuns()).map(nextReport).filter(report => report !== undefined)
  await cloud.reportCleaning(reports)
  const steps = memory
    .ordersUnderWay(await cloud.dispatchRuns())
    .filter(() => random.chance(stepChance))
    .map(({ orderId, status }) => ({
      orderId,
      status: status === 'assigned' ? ('carrying' as const) : ('arrived' as const)
    }))
  await cloud.reportDispatch(steps)
}
