import { startOfBeijingDay } from '#contract/days/beijing.ts'
import type { Clock } from '../clock.ts'
import { day } from '../clock.ts'
import type { Database } from '../database/open.ts'
import {
  addRobots,
  addStore,
  addTenant,
  findDemoAccounts,
  findDemoFleet,
  findDemoPart,
  findDemoRobotsWithoutFault,
  hasUsers,
  markDemoPart,
  putFaults,
  putProductSales,
  refreshLastSeen
} from '../database/upkeep/demo-data.ts'
import { seed } from '../random.pure.ts'
import { demoMeasures, demoMinutes } from '../topics/deploy/demo/device-measures.ts'
import { putMeasures } from '../topics/deploy/sql/measures.ts'
import { productSales } from '../topics/figures/demo.ts'
import { people, resourceEditors, robotAccount } from '../topics/identity/demo/accounts.ts'
import { topics } from '../topics/index.ts'
import { faultsBetween, lastingFaults } from '../topics/robots/demo/faults.ts'
import { stretchDays, stretchesBetween } from '../topics/robots/demo/stretches.ts'
import { tasksUntil } from '../topics/robots/demo/tasks.ts'
import { putStretches } from '../topics/robots/sql/running.ts'
import { putTasks } from '../topics/robots/sql/tasks.ts'
import type { DemoWish } from './decide.pure.ts'
import { compartmentsOf, historyDays, organisation } from './organisation.ts'
import { putAccounts } from './put-accounts.ts'

export type DemoOptions = {
  database: Database
  now: Clock
  wish: DemoWish
  /** Asked for when the accounts are made, and only then. */
  newPassword: () => Promise<string>
  /** Days of tasks; less than all of them makes a start fast. */
  taskDays?: number
}

/**
 * The result of a start. The start made the demo data, brought it up to date, or left it as it was. Or it found a database
 * without demo data and left it so.
 */
export type DemoState = 'made' | 'kept' | 'left' | 'none'

/** The note that somebody took the demo data away. */
export const removedPart = 'removed'

/**
 * Sees to it that the demo data is there and reaches up to now, where that is wished. Safe to run at every start, and to
 * be cut off at any moment: each part goes in in one transaction, together with the note that it is in. Rows that are
 * not marked as demo data are never changed.
 */
export const seedDemo = async ({
  database,
  now,
  wish,
  newPassword,
  taskDays = historyDays
}: DemoOptions): Promise<DemoState> => {
  const time = now()
  const isKnown = (await findDemoPart(database, 'accounts')) !== undefined
  if (wish === 'none' || (wish === 'usual' && !isKnown && (await belongsToOthers(database))))
    return (await findDemoAccounts(database)).length > 0 ? 'left' : 'none'

  const once = async (part: string, put: (transaction: Database) => Promise<void>) => {
    if ((await findDemoPart(database, part)) !== undefined) return
    await database.transaction(async transaction => {
      await put(transaction)
      await markDemoPart(transaction, part, time)
    })
  }
  await once('organisation', transaction => putOrganisation(transaction, time))
  await once('accounts', async transaction => putAccounts(transaction, people, time, await newPassword()))
  // Parts of their own, so that data made by an earlier release gets them too.
  await once('robot account', async transaction => putAccounts(transaction, [robotAccount], time, await newPassword()))
  await once('resource editors', async transaction =>
    putAccounts(transaction, resourceEditors, time, await newPassword())
  )
  for (const { name, put } of topics.flatMap(({ demo = [] }) => demo))
    await once(name, transaction => put(transaction, time, newPassword))

  await database.transaction(transaction => topUp(transaction, time, taskDays))
  return isKnown ? 'kept' : 'made'
}

/** Whether a person who only starts the portal expects no demo data here. */
const belongsToOthers = async (database: Database): Promise<boolean> =>
  (await findDemoPart(database, removedPart)) !== undefined || (await hasUsers(database))

const putOrganisation = async (database: Database, time: number): Promise<void> => {
  const createTime = time - historyDays * day
  const tenantIds: number[] = []
  for (const { stores, below, ...tenant } of organisation(seed, time)) {
    const parentId = below === null ? null : (tenantIds[below] ?? null)
    const tenantId = await addTenant(database, { ...tenant, parentId, createTime })
    tenantIds.push(tenantId)
    for (const { robots, ...store } of stores) {
      const storeId = await addStore(database, { ...store, tenantId, createTime })
      await addRobots(
        database,
        robots.map(robot => ({ ...robot, tenantId, storeId })),
        compartmentsOf
      )
    }
  }
}

/** A part of its own, so that data made by an earlier release gets faults too. */
const topUpFaults = async (database: Database, time: number, taskDays: number): Promise<void> => {
  const until = await findDemoPart(database, 'faults')
  if (until !== undefined && until >= time) return
  const from = until ?? startOfBeijingDay(time) - taskDays * day
  const fleet = await findDemoFleet(database)
  await putFaults(
    database,
    fleet.flatMap(robot => faultsBetween(seed, robot, from, time))
  )
  await markDemoPart(database, 'faults', time)
}

/** A robot in the state of a fault says which one it has: also a robot of data that an earlier release made. */
const topUpLastingFaults = async (database: Database, time: number): Promise<void> => {
  const ill = await findDemoRobotsWithoutFault(database)
  await putFaults(database, lastingFaults(ill, time))
}

/** A part of its own, so that data made by an earlier release gets them too. */
const topUpStretches = async (database: Database, time: number, taskDays: number): Promise<void> => {
  const until = await findDemoPart(database, 'stretches')
  if (until !== undefined && until >= time) return
  const from = until ?? startOfBeijingDay(time) - Math.min(taskDays, stretchDays) * day
  const fleet = await findDemoFleet(database)
  await putStretches(
    database,
    fleet.flatMap(robot => stretchesBetween(seed, robot, from, time)),
    from
  )
  await markDemoPart(database, 'stretches', time)
}

/** So many minutes of robots travel in one statement. */
const measuresChunk = 2_000

/** The last hour of the robots that are online, minute by minute. */
const topUpMeasures = async (database: Database, time: number): Promise<void> => {
  const until = (await findDemoPart(database, 'measures')) ?? 0
  if (until >= time) return
  const fleet = (await findDemoFleet(database)).filter(({ online }) => online)
  const rows = fleet.flatMap(({ serial }) =>
    demoMinutes(until, time).map(minute => ({ serial, minute, ...demoMeasures(seed, serial, minute) }))
  )
  for (let index = 0; index < rows.length; index += measuresChunk)
    await putMeasures(database, { of: 'everyTenant' }, rows.slice(index, index + measuresChunk))
  await markDemoPart(database, 'measures', time)
}

const topUp = async (database: Database, time: number, taskDays: number): Promise<void> => {
  const until = await findDemoPart(database, 'tasks')
  // A clock that went back adds nothing, and does not move the mark back either.
  if (until === undefined || until < time) {
    const from = until ?? startOfBeijingDay(time) - taskDays * day
    const fleet = await findDemoFleet(database)
    await putTasks(
      database,
      fleet.flatMap(robot => tasksUntil(seed, robot, from, time))
    )
    await markDemoPart(database, 'tasks', time)
  }
  await topUpFaults(database, time, taskDays)
  await topUpLastingFaults(database, time)
  await topUpStretches(database, time, taskDays)
  await topUpMeasures(database, time)
  await putProductSales(database, productSales(seed, time))
  await refreshLastSeen(database, time)
}
