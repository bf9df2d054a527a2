import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { UpgradeState } from '#contract/calls/ota/roll-outs.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { robotRequests, robots, stores, upgrades } from '../../../database/schema.ts'
import { isLocked } from '../../robots/index.ts'

/* Upgrades of single robots. */

type Page = { pageNo: number; size: number }

const columns = {
  recordId: upgrades.recordId,
  rollOutId: upgrades.rollOutId,
  serial: robots.serial,
  robotName: robots.name,
  storeName: stores.name,
  online: robots.online,
  fromVersion: upgrades.fromVersion,
  toVersion: upgrades.toVersion,
  isBack: upgrades.isBack,
  wave: upgrades.wave,
  state: upgrades.state,
  progress: sql<number>`case when ${upgrades.state} = 'done' then 100 else coalesce(${robotRequests.progress}, 0) end`,
  failure: upgrades.failure,
  createTime: upgrades.createTime,
  askTime: upgrades.askTime,
  endTime: upgrades.endTime
}

const findUpgrades = async (database: Database, matching: SQL | undefined, order: SQL[], { pageNo, size }: Page) => {
  const list = await database
    .select(columns)
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, upgrades.requestId))
    .where(matching)
    .orderBy(...order)
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** A robot that said so, or nothing. */
export const isFailed: SQL = inArray(upgrades.state, ['failed', 'timedOut'])

/** Those that work first, then those that somebody has to look at, then those that wait. */
const byWork = sql`case ${upgrades.state}
  when 'asked' then 0 when 'failed' then 1 when 'timedOut' then 1 when 'waiting' then 2 else 3 end`

type Asked = { rollOutId: number; state?: UpgradeState | undefined; notBack?: boolean | undefined }

/** One page of the upgrades of a roll-out, of each robot the last try: robots that work at it first. */
export const findUpgradesOf = (database: Database, { rollOutId, state, notBack }: Asked, page: Page) =>
  findUpgrades(
    database,
    and(
      eq(upgrades.rollOutId, rollOutId),
      eq(upgrades.triedAgain, false),
      state === undefined ? undefined : eq(upgrades.state, state),
      notBack ? and(eq(upgrades.isBack, true), isFailed) : undefined
    ),
    [byWork, asc(upgrades.wave), asc(upgrades.recordId)],
    page
  )

/** One page of the upgrades of robots within a scope, the newest first. */
export const findUpgradeRecords = (
  database: Database,
  scope: Scope,
  { state, text }: { state?: UpgradeState | undefined; text?: string | undefined },
  page: Page
) =>
  findUpgrades(
    database,
    and(
      within(scope, robots.tenantId),
      state === undefined ? undefined : eq(upgrades.state, state),
      text === undefined ? undefined : containing(text, [robots.serial, robots.name])
    ),
    [desc(upgrades.recordId)],
    page
  )

type NewUpgrade = Pick<
  typeof upgrades.$inferInsert,
  | 'rollOutId'
  | 'robotId'
  | 'machineVersionId'
  | 'fromVersion'
  | 'toVersion'
  | 'isBack'
  | 'wave'
  | 'timeZone'
  | 'createTime'
  | 'beginTime'
>

/** Rows of one statement; a statement takes 65,535 values. */
const rowsAtOnce = 1_000

/**
 * Adds upgrades that wait. A robot that is in another one, also from the same moment, is passed over.
 * @returns the ids of those that were added
 */
export const addUpgrades = async (transaction: Database, added: readonly NewUpgrade[]): Promise<number[]> => {
  const ids: number[] = []
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const rows = added.slice(from, from + rowsAtOnce).map(row => ({ ...row, state: 'waiting' as const }))
    const kept = await transaction
      .insert(upgrades)
      .values(rows)
      .onConflictDoNothing()
      .returning({ recordId: upgrades.recordId })
    ids.push(...kept.map(({ recordId }) => recordId))
  }
  return ids
}

/** The time zones of the upgrades of a roll-out that wait. */
export const findWaitingZones = async (transaction: Database, rollOutId: number): Promise<string[]> => {
  const found = await transaction
    .selectDistinct({ timeZone: upgrades.timeZone })
    .from(upgrades)
    .where(and(eq(upgrades.rollOutId, rollOutId), eq(upgrades.state, 'waiting')))
  return found.map(({ timeZone }) => timeZone)
}

/** The tenants whose robots a roll-out has. */
export const findTenantsOf = async (transaction: Database, rollOutId: number): Promise<number[]> => {
  const found = await transaction
    .selectDistinct({ tenantId: robots.tenantId })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(eq(upgrades.rollOutId, rollOutId))
  return found.map(({ tenantId }) => tenantId)
}

/** Without a wave, of all waves. */
type Which = { isBack: boolean; wave: number | undefined; zones: readonly string[] | undefined; most: number }

/** Upgrades of a roll-out that can begin: of robots that are online and not locked, in waves that have begun, where it is night. */
export const lockReadyUpgrades = async (
  transaction: Database,
  rollOutId: number,
  { isBack, wave, zones, most }: Which
) => {
  if (zones?.length === 0) return []
  return transaction
    .select({
      recordId: upgrades.recordId,
      robotId: upgrades.robotId,
      tenantId: robots.tenantId,
      machineVersionId: upgrades.machineVersionId,
      toVersion: upgrades.toVersion
    })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(
      and(
        eq(upgrades.rollOutId, rollOutId),
        eq(upgrades.state, 'waiting'),
        eq(upgrades.isBack, isBack),
        wave === undefined ? undefined : lte(upgrades.wave, wave),
        eq(robots.online, true),
        sql`not ${isLocked}`,
        zones === undefined ? undefined : inArray(upgrades.timeZone, [...zones])
      )
    )
    .orderBy(asc(upgrades.recordId))
    .limit(most)
    .for('update', { of: upgrades, skipLocked: true })
}

type Change = Partial<Pick<typeof upgrades.$inferInsert, 'state' | 'failure' | 'requestId' | 'askTime' | 'endTime'>>

/** Changes an upgrade that is locked, or that nobody else can know of. */
export const changeUpgrade = async (transaction: Database, recordId: number, change: Change): Promise<void> => {
  await transaction.update(upgrades).set(change).where(eq(upgrades.recordId, recordId))
}

/** The upgrade for which a robot was asked; nobody else changes it until the transaction ends. */
export const lockUpgradeOf = async (transaction: Database, requestId: number) => {
  const [locked] = await transaction
    .select({ recordId: upgrades.recordId, robotId: upgrades.robotId, toVersion: upgrades.toVersion })
    .from(upgrades)
    .where(and(eq(upgrades.requestId, requestId), isNull(upgrades.endTime)))
    .for('update')
  return locked
}

/** The turn of the robots of a wave has come. */
export const beginWave = async (transaction: Database, rollOutId: number, wave: number, now: number): Promise<void> => {
  await transaction
    .update(upgrades)
    .set({ beginTime: now })
    .where(and(eq(upgrades.rollOutId, rollOutId), eq(upgrades.wave, wave), eq(upgrades.state, 'waiting')))
}

/** The patience with robots whose turn has come begins anew, as after a pause in which none was asked. */
export const beginAnew = async (transaction: Database, rollOutId: number, now: number): Promise<void> => {
  await transaction
    .update(upgrades)
    .set({ beginTime: now })
    .where(and(eq(upgrades.rollOutId, rollOutId), isNotNull(upgrades.beginTime), eq(upgrades.state, 'waiting')))
}

/** Robots that are offline, and whose turn came long ago, count as failed. @returns how many */
export const endSilent = async (
  transaction: Database,
  rollOutId: number,
  since: number,
  now: number
): Promise<number> => {
  const { rows } = (await transaction.execute(sql`
    with silent as (
      select record_id from upgrades join robots using (robot_id)
      where roll_out_id = ${rollOutId} and upgrades.state = 'waiting'
        and begin_time <= ${new Date(since).toISOString()}::timestamptz and not online
      for update of upgrades skip locked
    )
    update upgrades set state = 'timedOut', end_time = ${new Date(now).toISOString()}::timestamptz
    from silent where upgrades.record_id = silent.record_id returning upgrades.record_id`)) as unknown as {
    rows: unknown[]
  }
  return rows.length
}

/** Cancels the upgrades of a roll-out that wait. */
export const cancelWaiting = async (transaction: Database, rollOutId: number, now: number): Promise<void> => {
  await transaction
    .update(upgrades)
    .set({ state: 'cancelled', endTime: now })
    .where(and(eq(upgrades.rollOutId, rollOutId), eq(upgrades.state, 'waiting')))
}

/** The requests of a roll-out that have not ended. */
export const findAskedRequests = async (transaction: Database, rollOutId: number): Promise<number[]> => {
  const found = await transaction
    .select({ requestId: upgrades.requestId })
    .from(upgrades)
    .where(and(eq(upgrades.rollOutId, rollOutId), eq(upgrades.state, 'asked')))
  return found.flatMap(({ requestId }) => requestId ?? [])
}

/** Cancels the upgrades whose requests were called back. */
export const cancelCalledBack = async (
  transaction: Database,
  requestIds: readonly number[],
  now: number
): Promise<void> => {
  if (requestIds.length === 0) return
  await transaction
    .update(upgrades)
    .set({ state: 'cancelled', endTime: now })
    .where(and(inArray(upgrades.requestId, [...requestIds]), isNull(upgrades.endTime)))
}

/**
 * Adds the ways back of the robots that have the version of a roll-out and no way back yet. A robot that is in another upgrade
 * meanwhile, or was in one since, is passed over: that one decides.
 */
export const addWaysBack = async (transaction: Database, rollOutId: number, now: number): Promise<void> => {
  const there = await transaction
    .select({
      robotId: upgrades.robotId,
      machineVersionId: upgrades.machineVersionId,
      fromVersion: upgrades.toVersion,
      toVersion: upgrades.fromVersion,
      wave: upgrades.wave,
      timeZone: upgrades.timeZone
    })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(
      and(
        eq(upgrades.rollOutId, rollOutId),
        eq(robots.softwareVersion, upgrades.toVersion),
        eq(upgrades.state, 'done'),
        eq(upgrades.isBack, false),
        ne(upgrades.fromVersion, upgrades.toVersion),
        sql`not exists (select 1 from ${upgrades} as back where back.roll_out_id = ${rollOutId}
          and back.robot_id = ${upgrades.robotId} and back.is_back)`
      )
    )
  const back = { rollOutId, isBack: true, createTime: now, beginTime: now }
  await addUpgrades(
    transaction,
    there.map(it => ({ ...it, ...back }))
  )
}

/** How many robots within a scope are being upgraded one by one. */
export const countSingleUpgrades = async (transaction: Database, scope: Scope): Promise<number> => {
  const [counted] = await transaction
    .select({ total: sql<number>`count(*)::int` })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(and(isNull(upgrades.rollOutId), isNull(upgrades.endTime), within(scope, robots.tenantId)))
  return counted?.total ?? 0
}
