import type { NewRobot, RegistrationOutcome } from '#contract/calls/robot-registry/register.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { decideRegistration, type Known, type RobotToAdd } from './decide-registration.pure.ts'
import { makeFirstCredentials } from './first-credentials.ts'
import { addHistory } from './sql/history.ts'
import { addRobots, findModelsNamed, findRobotsWithSerials, findStoresById, findTenantIds } from './sql/registration.ts'

type By = {
  /** Null where nobody does it. */ userId: number | null
  now: number /** Whether robots get credentials, too. */
  withCredentials: boolean
}

const knownFor = async (transaction: Database, robots: readonly NewRobot[]): Promise<Known> => {
  const stores = await findStoresById(
    transaction,
    robots.flatMap(({ storeId }) => storeId ?? [])
  )
  return {
    models: await findModelsNamed(
      transaction,
      robots.map(({ model }) => model)
    ),
    robots: await findRobotsWithSerials(
      transaction,
      robots.map(({ serial }) => serial)
    ),
    stores,
    tenants: await findTenantIds(transaction, [
      ...robots.flatMap(({ tenantId }) => tenantId ?? []),
      ...[...stores.values()].map(({ tenantId }) => tenantId)
    ])
  }
}

/** The robots to add, each serial once: a serial that comes twice in one registration is added once, and then known. */
const toAdd = (robots: readonly NewRobot[], known: Known): RobotToAdd[] => {
  const bySerial = new Map<string, RobotToAdd>()
  for (const robot of robots) {
    const decided = decideRegistration(robot, known)
    if (decided.kind === 'add' && !bySerial.has(robot.serial)) bySerial.set(robot.serial, decided.robot)
  }
  return [...bySerial.values()]
}

/**
 * Registers robots, and tells of each one what became of it. Of two registrations of one serial at the same moment, the first
 * one adds it. The second one waits, and finds it there.
 * @returns the outcomes in the order of the robots, and whose robots were added
 */
export const registerRobots = (
  database: Database,
  robots: readonly NewRobot[],
  { userId, now, withCredentials }: By
): Promise<{ outcomes: RegistrationOutcome[]; tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const before = await knownFor(transaction, robots)
    const wanted = toAdd(robots, before)
    const added = await addRobots(transaction, wanted)
    await addHistory(
      transaction,
      [...added.values()].map(({ robotId }) => ({ robotId, time: now, act: 'registered', userId, note: '' }))
    )
    const credentials = withCredentials
      ? await makeFirstCredentials(transaction, [...added.keys()], now)
      : new Map<number, never>()
    // Read again: a robot that somebody else added meanwhile is known by now, and so is one that this call has added.
    const serials = robots.map(({ serial }) => serial)
    const known = { ...before, robots: await findRobotsWithSerials(transaction, serials) }
    const told = new Set<number>()
    const outcomes = robots.map((robot): RegistrationOutcome => {
      const { serial } = robot
      const decided = decideRegistration(robot, known)
      if (decided.kind === 'refused') return { serial, robotId: null, outcome: 'refused', code: decided.code }
      if (decided.kind === 'add') return { serial, robotId: null, outcome: 'refused', code: codes.createFailed }
      const { robotId } = decided
      const isNew = added.has(robotId) && !told.has(robotId)
      told.add(robotId)
      const outcome = isNew ? 'added' : 'same'
      const own = isNew ? credentials.get(robotId) : undefined
      return { serial, robotId, outcome, code: null, ...(own && { credentials: own }) }
    })
    return { outcomes, tenantIds: [...new Set([...added.values()].map(({ tenantId }) => tenantId))] }
  })
