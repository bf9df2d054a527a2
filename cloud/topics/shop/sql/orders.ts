import { and, asc, desc, eq } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '#contract/calls/shop/order-steps.ts'
import type { Database } from '../../../database/open.ts'
import { orderEvents, orderLines, orders, tenants, users } from '../../../database/schema.ts'

const shown = {
  orderId: orders.orderId,
  userId: orders.userId,
  status: orders.status,
  currency: orders.currency,
  total: orders.total,
  lineCount: orders.lineCount,
  buyerName: orders.buyerName,
  tenantName: orders.tenantName,
  createTime: orders.createTime
}

type Wanted = { pageNo: number; size: number; status?: OrderStatus | undefined }

/** One page of the orders of one user, or of all, the newest first. */
export const findOrders = async (database: Database, userId: number | 'all', { pageNo, size, status }: Wanted) => {
  const matching = and(
    userId === 'all' ? undefined : eq(orders.userId, userId),
    status === undefined ? undefined : eq(orders.status, status)
  )
  const list = await database
    .select(shown)
    .from(orders)
    .where(matching)
    .orderBy(desc(orders.orderId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(orders, matching) }
}

/** One order with its lines and all that happened to it. */
export const findOrder = async (database: Database, orderId: number) => {
  const { recipient, phone, address, remark } = orders
  const [found] = await database
    .select({ ...shown, recipient, phone, address, remark })
    .from(orders)
    .where(eq(orders.orderId, orderId))
  if (found === undefined) return undefined
  const { goodsId, goodsCode, names, amount, quantity } = orderLines
  const lines = await database
    .select({ goodsId, goodsCode, names, amount, quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const { status, time, actorName, note } = orderEvents
  const steps = await database
    .select({ status, time, actorName, note })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
  // By the states and not by the time: two steps can be of one moment.
  const place = (event: { status: OrderStatus }) => orderStatuses.indexOf(event.status)
  return { ...found, lines, steps: steps.toSorted((one, other) => place(one) - place(other)) }
}

/** An order with its lines, as it is stored. */
export type StoredOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The order that a key of a user made. */
export const findOrderByKey = async (
  database: Database,
  userId: number,
  requestKey: string
): Promise<number | undefined> => {
  const [found] = await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.requestKey, requestKey)))
  return found?.orderId
}

/** The name of a user's tenant. */
export const findTenantName = async (database: Database, userId: number): Promise<string | null> => {
  const [found] = await database
    .select({ name: tenants.name })
    .from(users)
    .innerJoin(tenants, eq(tenants.tenantId, users.tenantId))
    .where(eq(users.userId, userId))
  return found?.name ?? null
}

type NewOrder = Omit<typeof orders.$inferInsert, 'orderId' | 'status' | 'endTime'>
type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>

/** Puts an order in, as it was placed. */
export const addOrder = async (transaction: Database, row: NewOrder, lines: readonly NewLine[]): Promise<number> => {
  const [added] = await transaction
    .insert(orders)
    .values({ ...row, status: 'placed' })
    .returning({ orderId: orders.orderId })
  if (added === undefined) throw new Error('the database did not tell the id of a new order')
  const { orderId } = added
  await transaction.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId, position })))
  await addEvent(transaction, { orderId, status: 'placed', time: row.createTime, actorName: row.buyerName, note: '' })
  return orderId
}

const addEvent = async (transaction: Database, event: typeof orderEvents.$inferInsert): Promise<void> => {
  await transaction.insert(orderEvents).values(event)
}

/** The state of an order and whose it is. Nobody else takes it further until the transaction ends. */
export const lockOrder = async (transaction: Database, orderId: number) => {
  const [locked] = await transaction
    .select({ userId: orders.userId, status: orders.status })
    .from(orders)
    .where(eq(orders.orderId, orderId))
    .for('no key update')
  return locked
}

type Step = { orderId: number; to: OrderStatus; time: number; actorName: string; note: string; isLast: boolean }

/** Takes a locked order to another state. */
export const moveOrder = async (
  transaction: Database,
  { orderId, to, time, actorName, note, isLast }: Step
): Promise<void> => {
  await transaction
    .update(orders)
    .set({ status: to, ...(isLast ? { endTime: time } : {}) })
    .where(eq(orders.orderId, orderId))
  await addEvent(transaction, { orderId, status: to, time, actorName, note })
}
