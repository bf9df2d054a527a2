import type { Database } from '../database/open.ts'
import { markDemoRobot, putDemoModels } from '../database/upkeep/demo-data.ts'
import { addHistory, registerRobots } from '../topics/robot-registry/index.ts'
import { compartmentsOf, type DemoRobot } from './organisation.ts'

type Place = { tenantId: number; storeId: number; registerTime: number }

/**
 * Registers robots by the door through which real ones come, and then says of each what it has done since. A robot whose serial
 * another one has already is left out.
 */
export const putRobots = async (
  transaction: Database,
  robots: readonly DemoRobot[],
  { registerTime, ...place }: Place
): Promise<void> => {
  await putDemoModels(transaction, robots, compartmentsOf)
  // One by one, so that their ids are in the order of the demo data.
  for (const { serial, name, model, robotKind: _, ...since } of robots) {
    const by = { userId: null, now: registerTime, withCredentials: false }
    const { outcomes } = await registerRobots(transaction, [{ serial, name, model, ...place }], by)
    const [{ robotId, outcome } = { robotId: null, outcome: 'refused' }] = outcomes
    if (robotId === null || outcome !== 'added') continue
    await markDemoRobot(transaction, robotId, since)
    if (since.deployTime !== null)
      await addHistory(transaction, [{ robotId, time: since.deployTime, act: 'activated', userId: null }])
  }
}
