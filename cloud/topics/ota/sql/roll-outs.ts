import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RollOutState } from '#contract/calls/ota/roll-outs.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { machineVersions, rollOuts, upgrades, users } from '../../../database/schema.ts'

/* Roll-outs: how they stand, and how many of their robots stand in each way. */

type Page = { pageNo: number; size: number }

const columns = {
  rollOutId: rollOuts.rollOutId,
  machineVersionId: rollOuts.machineVersionId,
  version: machineVersions.version,
  state: rollOuts.state,
  pausedBy: rollOuts.pausedBy,
  wave: rollOuts.wave,
  robots: rollOuts.robots,
  failureShareMax: rollOuts.failureShareMax,
  nightFrom: rollOuts.nightFrom,
  nightTo: rollOuts.nightTo,
  createTime: rollOuts.createTime,
  endTime: rollOuts.endTime,
  createdBy: users.nickname
}

/** One page of the roll-outs within a scope, the newest first. */
export const findRollOuts = async (
  database: Database,
  scope: Scope,
  state: RollOutState | undefined,
  { pageNo, size }: Page
) => {
  const matching = and(within(scope, rollOuts.tenantId), state === undefined ? undefined : eq(rollOuts.state, state))
  const list = await database
    .select(columns)
    .from(rollOuts)
    .innerJoin(machineVersions, eq(machineVersions.machineVersionId, rollOuts.machineVersionId))
    .leftJoin(users, eq(users.userId, rollOuts.userId))
    .where(matching)
    .orderBy(desc(rollOuts.rollOutId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(rollOuts, matching) }
}

export const findRollOut = async (database: Database, scope: Scope, rollOutId: number) => {
  const [found] = await database
    .select(columns)
    .from(rollOuts)
    .innerJoin(machineVersions, eq(machineVersions.machineVersionId, rollOuts.machineVersionId))
    .leftJoin(users, eq(users.userId, rollOuts.userId))
    .where(and(eq(rollOuts.rollOutId, rollOutId), within(scope, rollOuts.tenantId)))
  return found
}

/** How many upgrades of some roll-outs stand in each way, by wave. Ways back are counted apart. */
export const countUpgrades = (database: Database, rollOutIds: readonly number[]) =>
  database
    .select({
      rollOutId: upgrades.rollOutId,
      isBack: upgrades.isBack,
      wave: upgrades.wave,
      state: upgrades.state,
      count: count()
    })
    .from(upgrades)
    .where(inArray(upgrades.rollOutId, [...rollOutIds]))
    .groupBy(upgrades.rollOutId, upgrades.isBack, upgrades.wave, upgrades.state)

/** How many roll-outs are open for the robots of a tenant, or of all. */
export const countOpenRollOuts = (transaction: Database, tenantId: number | null): Promise<number> =>
  transaction.$count(
    rollOuts,
    and(isNull(rollOuts.endTime), tenantId === null ? isNull(rollOuts.tenantId) : eq(rollOuts.tenantId, tenantId))
  )

type NewRollOut = Pick<
  typeof rollOuts.$inferInsert,
  | 'machineVersionId'
  | 'tenantId'
  | 'filter'
  | 'nightFrom'
  | 'nightTo'
  | 'failureShareMax'
  | 'robots'
  | 'userId'
  | 'createTime'
>

/** @returns undefined where one of the version is open, also one of the same moment */
export const addRollOut = async (transaction: Database, added: NewRollOut): Promise<number | undefined> => {
  const [row] = await transaction
    .insert(rollOuts)
    .values({ ...added, state: 'running' })
    .onConflictDoNothing()
    .returning({ rollOutId: rollOuts.rollOutId })
  return row?.rollOutId
}

/** A roll-out within a scope; nobody else changes it until the transaction ends. */
export const lockRollOut = async (transaction: Database, scope: Scope, rollOutId: number) => {
  const [locked] = await transaction
    .select()
    .from(rollOuts)
    .where(and(eq(rollOuts.rollOutId, rollOutId), within(scope, rollOuts.tenantId)))
    .for('update')
  return locked
}
export type LockedRollOut = NonNullable<Awaited<ReturnType<typeof lockRollOut>>>

/** Open roll-outs that go on by themselves. */
export const findMovingRollOuts = async (database: Database): Promise<number[]> => {
  const found = await database
    .select({ rollOutId: rollOuts.rollOutId })
    .from(rollOuts)
    .where(and(isNull(rollOuts.endTime), inArray(rollOuts.state, ['running', 'takingBack'])))
    .orderBy(rollOuts.rollOutId)
  return found.map(({ rollOutId }) => rollOutId)
}

/** The same as above, locked; undefined where it does not go on, or somebody changes it at this moment. */
export const lockMovingRollOut = async (transaction: Database, rollOutId: number) => {
  const [locked] = await transaction
    .select()
    .from(rollOuts)
    .where(
      and(
        eq(rollOuts.rollOutId, rollOutId),
        isNull(rollOuts.endTime),
        inArray(rollOuts.state, ['running', 'takingBack'])
      )
    )
    .for('update', { skipLocked: true })
  return locked
}

type Change = Partial<
  Pick<typeof rollOuts.$inferInsert, 'state' | 'pausedBy' | 'wave' | 'forgiven' | 'robots' | 'endTime'>
>

/** Changes a locked roll-out. */
export const changeRollOut = async (transaction: Database, rollOutId: number, change: Change): Promise<void> => {
  await transaction.update(rollOuts).set(change).where(eq(rollOuts.rollOutId, rollOutId))
}

/** How many upgrades that wait have a robot that is online, by wave. */
export const countWaitingOnline = async (transaction: Database, rollOutId: number): Promise<Map<number, number>> => {
  const { rows } = (await transaction.execute(sql`
    select wave, count(*)::int as waiting from upgrades join robots using (robot_id)
    where roll_out_id = ${rollOutId} and upgrades.state = 'waiting' and not is_back and online
    group by wave`)) as unknown as { rows: { wave: number; waiting: number }[] }
  return new Map(rows.map(({ wave, waiting }) => [wave, waiting]))
}
