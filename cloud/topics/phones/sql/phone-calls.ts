import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PhoneCallState } from '#contract/calls/phones/phone-calls.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { phoneCalls, phones, robots, stores } from '../../../database/schema.ts'

const isOpen = isNull(phoneCalls.endTime)

const shown = {
  phoneCallId: phoneCalls.phoneCallId,
  phoneName: phones.name,
  extension: phones.extension,
  storeName: stores.name,
  robotName: robots.name,
  state: phoneCalls.state,
  attempt: phoneCalls.attempt,
  attemptsMax: phoneCalls.attemptsMax,
  startTime: phoneCalls.startTime,
  answerTime: phoneCalls.answerTime,
  endTime: phoneCalls.endTime,
  sentence: phoneCalls.sentence,
  language: phoneCalls.language
}

const selectCalls = (database: Database, matching: SQL | undefined) =>
  database
    .select(shown)
    .from(phoneCalls)
    .innerJoin(phones, eq(phones.phoneId, phoneCalls.phoneId))
    .innerJoin(stores, eq(stores.storeId, phones.storeId))
    .leftJoin(robots, eq(robots.robotId, phoneCalls.robotId))
    .where(matching)

type Asked = { state?: PhoneCallState | undefined; pageNo: number; size: number }

/** One page of the calls to phones within a scope, the newest first, and how many there are. */
export const findPhoneCalls = async (database: Database, scope: Scope, { state, pageNo, size }: Asked) => {
  const matching = and(
    within(scope, phoneCalls.tenantId),
    state === undefined ? undefined : eq(phoneCalls.state, state)
  )
  const found = await selectCalls(database, matching)
    .orderBy(desc(phoneCalls.startTime), desc(phoneCalls.phoneCallId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const list = found.map(({ sentence, language, ...call }) => call)
  return { list, total: await database.$count(phoneCalls, matching) }
}

const own = (scope: Scope, phoneCallId: number): SQL | undefined =>
  and(eq(phoneCalls.phoneCallId, phoneCallId), within(scope, phoneCalls.tenantId))

export const findPhoneCall = async (database: Database, scope: Scope, phoneCallId: number) => {
  const [found] = await selectCalls(database, own(scope, phoneCallId))
  return found
}

/** @returns undefined where the robot calls already, also since a moment ago */
export const addPhoneCall = async (
  transaction: Database,
  call: typeof phoneCalls.$inferInsert
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(phoneCalls)
    .values(call)
    .onConflictDoNothing()
    .returning({ phoneCallId: phoneCalls.phoneCallId })
  return added?.phoneCallId
}

/** A call within a scope. Nobody else changes it until the transaction ends. */
export const lockPhoneCall = async (transaction: Database, scope: Scope, phoneCallId: number) => {
  const [found] = await transaction.select().from(phoneCalls).where(own(scope, phoneCallId)).for('update')
  return found
}
export type KeptCall = NonNullable<Awaited<ReturnType<typeof lockPhoneCall>>>

/** Open calls of which the telephone system was silent for too long. Those that somebody changes now are passed over. */
export const lockOverdueCalls = (transaction: Database, now: number, most: number): Promise<KeptCall[]> =>
  transaction
    .select()
    .from(phoneCalls)
    .where(and(isOpen, lte(phoneCalls.dueTime, now)))
    .orderBy(asc(phoneCalls.dueTime))
    .limit(most)
    .for('update', { skipLocked: true })

type Change = Partial<Pick<typeof phoneCalls.$inferInsert, 'state' | 'attempt' | 'dueTime' | 'answerTime' | 'endTime'>>

/** Changes a call that is locked. */
export const changePhoneCall = async (transaction: Database, phoneCallId: number, change: Change): Promise<void> => {
  await transaction.update(phoneCalls).set(change).where(eq(phoneCalls.phoneCallId, phoneCallId))
}

/** One page of the open calls within a scope, the oldest first. */
export const findOpenCalls = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = and(isOpen, within(scope, phoneCalls.tenantId))
  const list = await database
    .select({
      phoneCallId: phoneCalls.phoneCallId,
      state: sql<'ringing' | 'answered'>`${phoneCalls.state}`,
      phoneSerial: phones.serial
    })
    .from(phoneCalls)
    .innerJoin(phones, eq(phones.phoneId, phoneCalls.phoneId))
    .where(matching)
    .orderBy(asc(phoneCalls.phoneCallId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(phoneCalls, matching) }
}

/** Adds calls that are over. */
export const putPhoneCalls = async (
  database: Database,
  calls: readonly (typeof phoneCalls.$inferInsert)[]
): Promise<void> => {
  if (calls.length > 0) await database.insert(phoneCalls).values([...calls])
}
