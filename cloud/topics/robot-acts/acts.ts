import type { ChosenRobots } from '#contract/calls/robot-acts/many.ts'
import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import { checksOf } from '#contract/calls/robot-requests/robot-checks.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { askForDiagnosis } from '../deploy/index.ts'
import { refuseForeignReason, tellLocks } from '../robot-locks/index.ts'
import { addApplication, askEach, findTemplate } from '../robot-settings/index.ts'
import { bindingObstacle } from '../stores/binding.pure.ts'
import { lockStore, putRobotsInto } from '../stores/index.ts'
import { actOnMany, type By, nothing } from './act-on-many.ts'
import { refusedBy } from './outcomes.pure.ts'
import { addLocks, endLocks } from './sql.ts'

type Wish = { chosen: ChosenRobots }

const idsWithout = (robots: readonly { robotId: number }[], refused: ReadonlyMap<number, Code>): number[] =>
  robots.map(({ robotId }) => robotId).filter(robotId => !refused.has(robotId))

/** @throws Refusal 610403, and as `actOnMany` */
export const lockMany = (
  database: Database,
  { chosen, reason, note }: Wish & { reason: LockReason; note: string },
  by: By
) => {
  refuseForeignReason(reason, by.scope)
  const lock = { reason, note, userId: by.userId, lockTime: by.now }
  return actOnMany(database, chosen, by, {
    first: nothing,
    act: () => async (transaction, robots) => {
      const inactive = refusedBy(robots, ({ state }) => (state === 'inactive' ? codes.robotNotActivated : undefined))
      const locked = new Set(await addLocks(transaction, idsWithout(robots, inactive), lock))
      await tellLocks(
        transaction,
        robots.filter(({ robotId }) => locked.has(robotId)),
        by
      )
      return refusedBy(robots, ({ robotId }) =>
        locked.has(robotId) ? undefined : (inactive.get(robotId) ?? codes.recordExists)
      )
    }
  })
}

/** @throws Refusal 610403, and as `actOnMany` */
export const unlockMany = (
  database: Database,
  { chosen, reason, note }: Wish & { reason: LockReason; note: string },
  by: By
) => {
  refuseForeignReason(reason, by.scope)
  const end = { reason, endTime: by.now, endUserId: by.userId, endNote: note }
  return actOnMany(database, chosen, by, {
    first: nothing,
    act: () => async (transaction, robots) => {
      const unlocked = new Set(await endLocks(transaction, idsWithout(robots, new Map()), end))
      await tellLocks(
        transaction,
        robots.filter(({ robotId }) => unlocked.has(robotId)),
        by
      )
      return refusedBy(robots, ({ robotId }) => (unlocked.has(robotId) ? undefined : codes.recordNotFound))
    }
  })
}

/**
 * The store is locked before the robots, as in `bindRobots`: neither waits for the other one.
 * @throws Refusal 610702, and as `actOnMany`
 */
export const bindMany = (database: Database, { chosen, storeId }: Wish & { storeId: number }, by: By) =>
  actOnMany(database, chosen, by, {
    first: async transaction => {
      const store = await lockStore(transaction, by.scope, storeId)
      if (store === undefined) throw new Refusal(codes.storeNotFound)
      return store
    },
    act: store => async (transaction, robots) => {
      const refused = refusedBy(robots, robot =>
        robot.storeId === store.storeId ? codes.robotInStore : bindingObstacle(robot, store)?.code
      )
      await putRobotsInto(transaction, store.storeId, idsWithout(robots, refused), by)
      return refused
    }
  })

/** @throws Refusal as `actOnMany` */
export const unbindMany = (database: Database, { chosen }: Wish, by: By) =>
  actOnMany(database, chosen, by, {
    first: nothing,
    act: () => async (transaction, robots) => {
      const refused = refusedBy(robots, ({ storeId }) => (storeId === null ? codes.robotWithoutStore : undefined))
      await putRobotsInto(transaction, null, idsWithout(robots, refused), by)
      return refused
    }
  })

/** @throws Refusal as `actOnMany` */
export const diagnoseMany = (database: Database, { chosen }: Wish, by: By) =>
  actOnMany(database, chosen, by, {
    first: nothing,
    act: () => async (transaction, robots) => {
      const refused = new Map<number, Code>()
      for (const robot of robots) {
        const asked = await askForDiagnosis(transaction, robot, checksOf(robot.capabilities), by)
        if ('refused' in asked) refused.set(robot.robotId, asked.refused)
      }
      return refused
    }
  })

/**
 * One application of the template, which has its own page with the answers of the robots.
 * @throws Refusal 610603, and as `actOnMany`
 */
export const applyToMany = (database: Database, { chosen, templateId }: Wish & { templateId: number }, by: By) =>
  actOnMany(database, chosen, by, {
    first: async transaction => {
      const template = await findTemplate(transaction, by.scope, templateId)
      if (template === undefined) throw new Refusal(codes.recordNotFound)
      return template
    },
    act:
      ({ values, robotKind }) =>
      async (transaction, robots) => {
        const others = refusedBy(robots, it => (it.robotKind === robotKind ? undefined : codes.parameterIllegal))
        const fitting = robots.filter(({ robotId }) => !others.has(robotId))
        if (fitting.length === 0) return others
        const tenantId = by.scope.of === 'tenant' ? by.scope.tenantId : null
        const row = { templateId, tenantId, values, userId: by.userId, createTime: by.now }
        const applicationId = await addApplication(transaction, row)
        return new Map([...others, ...(await askEach(transaction, applicationId, fitting, values, by))])
      }
  })
