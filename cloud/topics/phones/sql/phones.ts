import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Phone, PhoneState } from '#contract/calls/phones/phones.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { phones, stores } from '../../../database/schema.ts'

const shown = {
  phoneId: phones.phoneId,
  storeId: phones.storeId,
  storeName: stores.name,
  name: phones.name,
  serial: phones.serial,
  extension: phones.extension,
  state: phones.state,
  lastSeenTime: phones.lastSeenTime,
  version: phones.edition
}

type Asked = { state?: PhoneState | undefined; text?: string | undefined; pageNo: number; size: number }

/** One page of the phones within a scope by name, and how many there are. */
export const findPhones = async (
  database: Database,
  scope: Scope,
  { state, text, pageNo, size }: Asked
): Promise<{ list: Phone[]; total: number }> => {
  const matching = and(
    within(scope, phones.tenantId),
    state === undefined ? undefined : eq(phones.state, state),
    text ? containing(text, [phones.name, phones.serial, phones.extension, stores.name]) : undefined
  )
  const found = () =>
    database
      .select(shown)
      .from(phones)
      .innerJoin(stores, eq(stores.storeId, phones.storeId))
      .where(matching)
      .orderBy(asc(phones.name), asc(phones.phoneId))
  const list = await found()
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(found().as('counted')) }
}

const own = (scope: Scope, phoneId: number): SQL | undefined =>
  and(eq(phones.phoneId, phoneId), within(scope, phones.tenantId))

export const findPhone = async (database: Database, scope: Scope, phoneId: number): Promise<Phone | undefined> => {
  const [found] = await database
    .select(shown)
    .from(phones)
    .innerJoin(stores, eq(stores.storeId, phones.storeId))
    .where(own(scope, phoneId))
  return found
}

/** A phone within a scope. Nobody else changes it until the transaction ends. */
export const lockPhone = async (transaction: Database, scope: Scope, phoneId: number) => {
  const [found] = await transaction.select().from(phones).where(own(scope, phoneId)).for('update')
  return found
}

/** @returns undefined where serial or extension are there already, also since a moment ago */
export const addPhone = async (
  transaction: Database,
  phone: typeof phones.$inferInsert
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(phones)
    .values(phone)
    .onConflictDoNothing()
    .returning({ phoneId: phones.phoneId })
  return added?.phoneId
}

type Change = Partial<Omit<typeof phones.$inferInsert, 'phoneId' | 'tenantId'>>

/**
 * Changes a phone that is locked. A serial or an extension that another one has is an error for `isTaken`.
 * @throws Refusal as `saveEdit`
 */
export const changePhone = (
  transaction: Database,
  phoneId: number,
  change: Change,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, phones, eq(phones.phoneId, phoneId), change, edit)

/** @returns whether there was one within the scope */
export const deletePhone = async (database: Database, scope: Scope, phoneId: number): Promise<boolean> => {
  const deleted = await database.delete(phones).where(own(scope, phoneId)).returning({ phoneId: phones.phoneId })
  return deleted.length > 0
}

/** One page of the phones within a scope, for the telephone system. */
export const findKnownPhones = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = within(scope, phones.tenantId)
  const list = await database
    .select({ serial: phones.serial, state: phones.state })
    .from(phones)
    .where(matching)
    .orderBy(asc(phones.phoneId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(phones, matching) }
}

/** Notes how a phone is. @returns whether there is one within the scope */
export const notePhone = async (
  database: Database,
  scope: Scope,
  { serial, state }: { serial: string; state: PhoneState },
  lastSeenTime: number
): Promise<boolean> => {
  const noted = await database
    .update(phones)
    .set({ state, lastSeenTime })
    .where(and(eq(phones.serial, serial), within(scope, phones.tenantId)))
    .returning({ phoneId: phones.phoneId })
  return noted.length > 0
}
