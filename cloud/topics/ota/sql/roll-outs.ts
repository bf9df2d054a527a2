import { and, count, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { RollOutState } from '#contract/calls/ota/roll-outs.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
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
  waveShares: rollOuts.waveShares,
  patienceDays: rollOuts.patienceDays,
  startTime: rollOuts.startTime,
  notStarted: rollOuts.notStarted,
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
  const { filter, tries, edition, userId, changedBy } = rollOuts
  const [found] = await database
    .select({ ...columns, filter, tries, edition, userId, changedBy })
    .from(rollOuts)
    .innerJoin(machineVersions, eq(machineVersions.machineVersionId, rollOuts.machineVersionId))
    .leftJoin(users, eq(users.userId, rollOuts.userId))
    .where(and(eq(rollOuts.rollOutId, rollOutId), within(scope, rollOuts.tenantId)))
  return found
}

/** How many upgrades of some roll-outs stand in each way, by wave. Ways back are counted apart, and of a robot its last try. */
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
    .where(and(inArray(upgrades.rollOutId, [...rollOutIds]), eq(upgrades.triedAgain, false)))
    .groupBy(upgrades.rollOutId, upgrades.isBack, upgrades.wave, upgrades.state)

const isOpenFor = (tenantId: number | null) =>
  and(isNull(rollOuts.endTime), tenantId === null ? isNull(rollOuts.tenantId) : eq(rollOuts.tenantId, tenantId))

/** Whether another roll-out of a version is open for the same robots. */
export const isOpenElsewhere = async (
  transaction: Database,
  { rollOutId, machineVersionId, tenantId }: LockedRollOut
): Promise<boolean> =>
  (await transaction.$count(
    rollOuts,
    and(eq(rollOuts.machineVersionId, machineVersionId), ne(rollOuts.rollOutId, rollOutId), isOpenFor(tenantId))
  )) > 0

/** How many roll-outs are open for the robots of a tenant, or of all. */
export const countOpenRollOuts = (transaction: Database, tenantId: number | null): Promise<number> =>
  transaction.$count(rollOuts, isOpenFor(tenantId))

type NewRollOut = Pick<
  typeof rollOuts.$inferInsert,
  | 'machineVersionId'
  | 'tenantId'
  | 'filter'
  | 'nightFrom'
  | 'nightTo'
  | 'failureShareMax'
  | 'waveShares'
  | 'patienceDays'
  | 'startTime'
  | 'state'
  | 'userId'
  | 'createTime'
>

/** Adds a roll-out that has not begun. @returns undefined where one of the version is open, also one of the same moment */
export const addRollOut = async (transaction: Database, added: NewRollOut): Promise<number | undefined> => {
  const [row] = await transaction
    .insert(rollOuts)
    .values({ ...added, robots: 0 })
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

/** Whether it goes on by itself: it does, or its date has come. */
const moves = (now: number) =>
  and(
    isNull(rollOuts.endTime),
    or(
      inArray(rollOuts.state, ['running', 'takingBack']),
      and(eq(rollOuts.state, 'scheduled'), lte(rollOuts.startTime, now))
    )
  )

/** Open roll-outs that go on by themselves. */
export const findMovingRollOuts = async (database: Database, now: number): Promise<number[]> => {
  const found = await database
    .select({ rollOutId: rollOuts.rollOutId })
    .from(rollOuts)
    .where(moves(now))
    .orderBy(rollOuts.rollOutId)
  return found.map(({ rollOutId }) => rollOutId)
}

/** The same as above, locked; undefined where it does not go on, or somebody changes it at this moment. */
export const lockMovingRollOut = async (transaction: Database, rollOutId: number, now: number) => {
  const [locked] = await transaction
    .select()
    .from(rollOuts)
    .where(and(eq(rollOuts.rollOutId, rollOutId), moves(now)))
    .for('update', { skipLocked: true })
  return locked
}

type Change = Partial<
  Pick<
    typeof rollOuts.$inferInsert,
    'state' | 'pausedBy' | 'wave' | 'forgiven' | 'robots' | 'tries' | 'startTime' | 'notStarted' | 'endTime'
  >
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

type Plan = Pick<
  typeof rollOuts.$inferInsert,
  'filter' | 'nightFrom' | 'nightTo' | 'failureShareMax' | 'waveShares' | 'patienceDays' | 'startTime'
>

/** Saves the plan of a locked roll-out. @throws Refusal as `saveEdit` */
export const savePlan = (
  transaction: Database,
  rollOutId: number,
  plan: Plan,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, rollOuts, eq(rollOuts.rollOutId, rollOutId), plan, edit)
