import { type Code, codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'

type Robot = { robotId: number; tenantId: number; storeId: number | null }
type Wish = { robotIds: readonly number[]; robots: readonly Robot[]; store: { storeId: number; tenantId: number } }

/** Why robots can't be bound or unbound as wished: the code, and which of them. */
export type BindingProblem = { code: Code; problems: FieldProblem[] }

/** Why one robot can't be: its code, and the reason in words. */
type Obstacle = { code: Code; reason: string }

const notFound: Obstacle = { code: codes.robotNotFound, reason: 'was not found' }

/**
 * One robot is answered with the code of its own obstacle, several with a common one. Robots that are not found come first:
 * the person who sends them has an old list.
 */
const problemOf = (
  { robotIds, robots }: Wish,
  common: Code,
  obstacleOf: (robot: Robot) => Obstacle | undefined
): BindingProblem | undefined => {
  const known = new Map(robots.map(robot => [robot.robotId, robot]))
  const found = robotIds.flatMap((robotId, place) => {
    const robot = known.get(robotId)
    const obstacle = robot === undefined ? notFound : obstacleOf(robot)
    return obstacle === undefined ? [] : [{ ...obstacle, field: `robotIds.${place}` }]
  })
  const [first] = found
  if (first === undefined) return undefined
  const unknown = found.filter(({ code }) => code === notFound.code)
  if (unknown.length > 0)
    return { code: notFound.code, problems: unknown.map(({ field, reason }) => ({ field, reason })) }
  return {
    code: robotIds.length === 1 ? first.code : common,
    problems: found.map(({ field, reason }) => ({ field, reason }))
  }
}

/** Where every robot is already as it is wished, somebody looks at an old list. Among others it is no obstacle. */
const nothingToDo = ({ robotIds, robots }: Wish, isDone: (robot: Robot) => boolean, obstacle: Obstacle) =>
  robots.length > 0 && robots.every(isDone)
    ? {
        code: obstacle.code,
        problems: robotIds.map((_, place) => ({ field: `robotIds.${place}`, reason: obstacle.reason }))
      }
    : undefined

/** Why a robot can't be bound to a store; undefined where it can, or is bound there already. */
export const bindingObstacle = (
  { tenantId, storeId }: Omit<Robot, 'robotId'>,
  store: Wish['store']
): Obstacle | undefined => {
  if (tenantId !== store.tenantId)
    return { code: codes.robotOfOthers, reason: 'belongs to another tenant than the store' }
  return storeId === null || storeId === store.storeId
    ? undefined
    : { code: codes.robotInOtherStore, reason: 'is bound to another store' }
}

/** Why robots can't be bound to a store; undefined where they can. */
export const bindingProblem = (wish: Wish): BindingProblem | undefined =>
  problemOf(wish, codes.storesNotBound, robot => bindingObstacle(robot, wish.store)) ??
  nothingToDo(wish, ({ storeId }) => storeId === wish.store.storeId, {
    code: codes.robotInStore,
    reason: 'is bound to this store already'
  })

/** Why robots can't be taken out of a store; undefined where they can. */
export const unbindingProblem = (wish: Wish): BindingProblem | undefined =>
  problemOf(wish, codes.robotsNotUnbound, ({ storeId }) =>
    storeId === null || storeId === wish.store.storeId
      ? undefined
      : { code: codes.robotNotInStore, reason: 'is bound to another store' }
  ) ??
  nothingToDo(wish, ({ storeId }) => storeId === null, {
    code: codes.robotWithoutStore,
    reason: 'is bound to no store'
  })
