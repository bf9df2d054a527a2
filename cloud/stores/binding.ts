import { type Code, codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'

type Robot = { robotId: number; tenantId: number; storeId: number | null }
type Wish = { robotIds: readonly number[]; robots: readonly Robot[]; store: { storeId: number; tenantId: number } }

/** Why robots can't be bound or unbound as wished: the code, and which of them. */
export type BindingProblem = { code: Code; problems: FieldProblem[] }

const problemsWhere = (
  { robotIds, robots }: Wish,
  code: Code,
  reasonOf: (robot: Robot | undefined) => string | undefined
): BindingProblem | undefined => {
  const known = new Map(robots.map(robot => [robot.robotId, robot]))
  const problems = robotIds.flatMap((robotId, place) => {
    const reason = reasonOf(known.get(robotId))
    return reason === undefined ? [] : [{ field: `robotIds.${place}`, reason }]
  })
  return problems.length === 0 ? undefined : { code, problems }
}

const unknown = (wish: Wish) =>
  problemsWhere(wish, codes.robotNotFound, robot => (robot === undefined ? 'was not found' : undefined))

const elsewhere = ({ storeId }: Robot, own: number): string | undefined =>
  storeId === null || storeId === own ? undefined : 'is bound to another store'

/** Why robots can't be bound to a store; undefined where they can. */
export const bindingProblem = (wish: Wish): BindingProblem | undefined =>
  unknown(wish) ??
  problemsWhere(wish, codes.storesNotBound, robot => {
    if (robot === undefined) return undefined
    return robot.tenantId === wish.store.tenantId
      ? elsewhere(robot, wish.store.storeId)
      : 'belongs to another tenant than the store'
  })

/** Why robots can't be taken out of a store; undefined where they can. */
export const unbindingProblem = (wish: Wish): BindingProblem | undefined =>
  unknown(wish) ?? problemsWhere(wish, codes.storesNotBound, robot => robot && elsewhere(robot, wish.store.storeId))
