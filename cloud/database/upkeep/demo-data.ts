import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { devicesWithin } from '../../topics/device-upgrades/sql/devices.ts'
import type { Database } from '../open.ts'
import { isInService } from '../rows/robot-condition.ts'
import {
  appointments,
  type CourseTexts,
  courses,
  demoParts,
  type LessonTexts,
  lessons,
  messages,
  messageTemplates,
  notices,
  productSales,
  robotFaults,
  robotModels,
  robots,
  salespersons,
  sentMessages,
  stores,
  tenants,
  users
} from '../schema.ts'

/* Puts the demo data in. Every function takes a transaction, so that a part is in whole or not at all. */

/** Up to when a part of the demo data is in; undefined where it never was. */
export const findDemoPart = async (database: Database, name: string): Promise<number | undefined> => {
  const [part] = await database.select().from(demoParts).where(eq(demoParts.name, name))
  return part?.untilTime
}

export const markDemoPart = async (database: Database, name: string, untilTime: number): Promise<void> => {
  await database
    .insert(demoParts)
    .values({ name, untilTime })
    .onConflictDoUpdate({ target: demoParts.name, set: { untilTime } })
}

/** Forgets all parts, since their rows are gone. */
export const clearDemoParts = async (database: Database): Promise<void> => {
  await database.delete(demoParts)
}

/** Whether the database belongs to people already. */
export const hasUsers = async (database: Database): Promise<boolean> =>
  (await database.select({ userId: users.userId }).from(users).limit(1)).length > 0

/** The accounts of the demo data, in the order in which they were put in. */
export const findDemoAccounts = (database: Database) =>
  database
    .select({
      userId: users.userId,
      email: users.email,
      nickname: users.nickname,
      tenantId: users.tenantId,
      cellphone: users.cellphone,
      passwordHash: users.passwordHash
    })
    .from(users)
    .where(sql`${users.demo}`)
    .orderBy(users.userId)

/** A row without its mark, which is put on here, so that no generator can forget it. */
type Row<Table extends { $inferInsert: unknown }> = Omit<Table['$inferInsert'], 'demo'>

const marked = <Values>(row: Values) => ({ ...row, demo: true })

export const addTenant = async (database: Database, tenant: Row<typeof tenants>): Promise<number> => {
  const [added] = await database.insert(tenants).values(marked(tenant)).returning({ id: tenants.tenantId })
  return idOf(added)
}

/** The tenants of the demo data, in the order in which they were put in. */
export const findDemoTenants = async (database: Database): Promise<number[]> => {
  const rows = await database
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.demo, true))
    .orderBy(tenants.tenantId)
  return rows.map(({ tenantId }) => tenantId)
}

export const addStore = async (database: Database, store: Row<typeof stores>): Promise<number> => {
  const [added] = await database.insert(stores).values(store).returning({ id: stores.storeId })
  return idOf(added)
}

/** Adds the models of robots. */
export const putDemoModels = async (
  database: Database,
  rows: readonly Pick<Row<typeof robotModels>, 'model' | 'robotKind'>[],
  compartmentsOf: (model: string) => Compartment[]
): Promise<void> => {
  const models = new Map(
    rows.map(({ model, robotKind }) => [model, marked({ model, robotKind, compartments: compartmentsOf(model) })])
  )
  if (models.size > 0)
    await database
      .insert(robotModels)
      .values([...models.values()])
      .onConflictDoNothing()
}

/** Says what a robot did since it was registered. Nobody watches its silence until somebody reports of it. */
export const markDemoRobot = async (
  database: Database,
  robotId: number,
  since: Partial<Row<typeof robots>>
): Promise<void> => {
  await database
    .update(robots)
    .set(marked({ ...since, reportSeconds: null, stateTime: since.lastSeenTime }))
    .where(eq(robots.robotId, robotId))
}

/** Adds an account. @returns undefined where its phone or mailbox has one already, also one of the same moment. */
export const addUser = async (database: Database, user: Row<typeof users>): Promise<number | undefined> => {
  const [added] = await database
    .insert(users)
    .values(marked(user))
    .onConflictDoNothing()
    .returning({ userId: users.userId })
  return added?.userId
}

export const addMessages = async (database: Database, rows: Row<typeof messages>[]): Promise<void> => {
  if (rows.length > 0) await database.insert(messages).values(rows)
}

/** Adds a message that somebody sent, and gives the id by which its readers' rows name it. */
export const addSent = async (database: Database, row: Row<typeof sentMessages>): Promise<number> => {
  const [added] = await database.insert(sentMessages).values(row).returning({ id: sentMessages.sentMessageId })
  return idOf(added)
}

export const addTemplates = async (database: Database, rows: Row<typeof messageTemplates>[]): Promise<void> => {
  await database.insert(messageTemplates).values(rows.map(marked)).onConflictDoNothing()
}

export const addNotices = async (database: Database, rows: Row<typeof notices>[]): Promise<void> => {
  await database.insert(notices).values(rows.map(marked))
}

export const addSalesperson = async (database: Database, name: string): Promise<number> => {
  const [added] = await database
    .insert(salespersons)
    .values(marked({ name }))
    .returning({ id: salespersons.salespersonId })
  return idOf(added)
}

/** Makes an account the one of a salesperson of the demo data. */
export const giveSalesperson = async (database: Database, name: string, userId: number): Promise<void> => {
  await database
    .update(salespersons)
    .set({ userId })
    .where(and(sql`${salespersons.demo}`, eq(salespersons.name, name)))
}

/** For an appointment that was cancelled: it takes no slots. */
export const addCancelledAppointment = async (database: Database, row: Row<typeof appointments>): Promise<void> => {
  await database.insert(appointments).values(row)
}

type NewCourse = { robotKind: RobotKind; texts: CourseTexts; lessons: LessonTexts[] }

/** Adds a course with its lessons. */
export const addCourse = async (transaction: Database, added: NewCourse): Promise<void> => {
  const { robotKind, texts } = added
  const [row] = await transaction
    .insert(courses)
    .values(marked({ robotKind, texts }))
    .returning({ id: courses.courseId })
  const courseId = idOf(row)
  await transaction
    .insert(lessons)
    .values(added.lessons.map((lesson, position) => ({ courseId, position, texts: lesson })))
}

/** The ids that the tenants of the demo data were given, in the order in which they were put in. */
export const findDemoTenantIds = async (database: Database): Promise<number[]> => {
  const rows = await database
    .select({ id: tenants.tenantId })
    .from(tenants)
    .where(sql`${tenants.demo}`)
    .orderBy(tenants.tenantId)
  return rows.map(({ id }) => id)
}

/** The robots of the demo data, as far as their work depends on them. */
export const findDemoFleet = (database: Database) =>
  database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      model: robots.model,
      tenantId: robots.tenantId,
      robotKind: robots.robotKind,
      storeId: robots.storeId,
      online: robots.online,
      state: robots.state,
      deployTime: robots.deployTime,
      softwareVersion: robots.softwareVersion
    })
    .from(robots)
    .where(and(sql`${robots.demo}`, isInService))
    .orderBy(robots.robotId)

/** The robots of the demo data that are in the state of a fault, and told of none that lasts. */
export const findDemoRobotsWithoutFault = (database: Database) => {
  const { robotId, serial, state, softwareVersion, demo } = robots
  const told = database.select({ robotId: robotFaults.robotId }).from(robotFaults).where(isNull(robotFaults.endTime))
  return database
    .select({ robotId, serial, state, softwareVersion })
    .from(robots)
    .where(and(sql`${demo}`, isInService, eq(state, 'fault'), notInArray(robotId, told)))
}

/** The elevators, phones and watches of the demo data's tenants. */
export const findDemoDevices = (database: Database) => {
  const devices = devicesWithin(database, { of: 'everyTenant' })
  return database
    .select({
      deviceKind: devices.deviceKind,
      deviceId: devices.deviceId,
      tenantId: devices.tenantId,
      storeId: devices.storeId,
      name: devices.name,
      serial: devices.serial
    })
    .from(devices)
    .innerJoin(tenants, eq(tenants.tenantId, devices.tenantId))
    .where(eq(tenants.demo, true))
    .orderBy(devices.deviceKind, devices.deviceId)
}

/** So many rows travel in one statement. */
const chunk = 2_000

/** Adds faults that are over. */
export const putFaults = async (database: Database, rows: Row<typeof robotFaults>[]): Promise<void> => {
  for (let index = 0; index < rows.length; index += chunk)
    await database.insert(robotFaults).values(rows.slice(index, index + chunk))
}

/**
 * Whichever robot of the demo data is online was heard from just now, also one that is silent since a simulator stopped. From
 * now on its silence says nothing, until somebody reports for it again.
 */
export const refreshLastSeen = async (database: Database, now: number): Promise<void> => {
  await database
    .update(robots)
    .set({ lastSeenTime: now, online: true, reportSeconds: null, silentSince: null, heardAgain: false })
    .where(and(sql`${robots.demo}`, or(eq(robots.online, true), isNotNull(robots.silentSince))))
}

export const putProductSales = async (database: Database, rows: Row<typeof productSales>[]): Promise<void> => {
  await database
    .insert(productSales)
    .values(rows.map(marked))
    .onConflictDoUpdate({
      target: [productSales.month, productSales.model, productSales.demo],
      set: { count: sql`excluded.count` }
    })
}

const idOf = (added: { id: number } | undefined): number => {
  if (added === undefined) throw new Error('the database did not tell the id of a new row')
  return added.id
}
