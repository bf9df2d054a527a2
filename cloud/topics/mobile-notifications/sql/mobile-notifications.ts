import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type {
  NotificationReason,
  NotificationState
} from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import type { DeviceEventKind, NotificationWay } from '#contract/calls/mobile-notifications/notification-rules.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { deviceEvents, mobileNotifications, notificationRules, stores, users } from '../../../database/schema.ts'

/** @returns undefined where the person, or the webhook, got one of the rule for the event already */
export const addNotification = async (
  transaction: Database,
  added: typeof mobileNotifications.$inferInsert
): Promise<number | undefined> => {
  const [row] = await transaction
    .insert(mobileNotifications)
    .values(added)
    .onConflictDoNothing()
    .returning({ notificationId: mobileNotifications.notificationId })
  return row?.notificationId
}

/** How many messages a person got by a rule and a way since then, also those on their way. */
export const countSent = (
  transaction: Database,
  { ruleId, userId, way }: { ruleId: number; userId: number; way: NotificationWay },
  since: number
): Promise<number> =>
  transaction.$count(
    mobileNotifications,
    and(
      eq(mobileNotifications.ruleId, ruleId),
      eq(mobileNotifications.userId, userId),
      eq(mobileNotifications.way, way),
      gt(mobileNotifications.createTime, since),
      inArray(mobileNotifications.state, ['sending', 'sent'])
    )
  )

/** Notes the outcome of a message that was on its way. */
export const endNotification = async (
  transaction: Database,
  notificationId: number,
  outcome: 'sent' | 'failed',
  endTime: number,
  reason: NotificationReason = 'refused'
): Promise<void> => {
  await transaction
    .update(mobileNotifications)
    .set({ state: outcome, reason: outcome === 'sent' ? null : reason, endTime })
    .where(and(eq(mobileNotifications.notificationId, notificationId), eq(mobileNotifications.state, 'sending')))
}

/** Ends messages whose letters were dropped because they were too old. */
export const failOldNotifications = async (database: Database, before: number, endTime: number): Promise<void> => {
  await database
    .update(mobileNotifications)
    .set({ state: 'failed', reason: 'refused', endTime })
    .where(and(eq(mobileNotifications.state, 'sending'), lt(mobileNotifications.createTime, before)))
}

type Asked = {
  eventKind?: DeviceEventKind | undefined
  state?: NotificationState | undefined
  way?: NotificationWay | undefined
  text?: string | undefined
  pageNo: number
  size: number
}

/** One page of the messages within a scope, the newest first, and how many there are. */
export const findNotifications = async (
  database: Database,
  scope: Scope,
  { eventKind, state, way, text, pageNo, size }: Asked
) => {
  const matching = and(
    within(scope, mobileNotifications.tenantId),
    eventKind && eq(deviceEvents.kind, eventKind),
    state && eq(mobileNotifications.state, state),
    way && eq(mobileNotifications.way, way),
    text ? containing(text, [deviceEvents.deviceName, users.nickname]) : undefined
  )
  const selected = () =>
    database
      .select({
        notificationId: mobileNotifications.notificationId,
        eventKind: deviceEvents.kind,
        ruleName: notificationRules.name,
        deviceName: deviceEvents.deviceName,
        storeName: stores.name,
        way: mobileNotifications.way,
        nickname: users.nickname,
        to: mobileNotifications.to,
        language: mobileNotifications.language,
        state: mobileNotifications.state,
        reason: mobileNotifications.reason,
        createTime: mobileNotifications.createTime,
        endTime: mobileNotifications.endTime
      })
      .from(mobileNotifications)
      .innerJoin(notificationRules, eq(notificationRules.ruleId, mobileNotifications.ruleId))
      .leftJoin(users, eq(users.userId, mobileNotifications.userId))
      .leftJoin(deviceEvents, eq(deviceEvents.eventId, mobileNotifications.eventId))
      .leftJoin(stores, eq(stores.storeId, deviceEvents.storeId))
      .where(matching)
  const list = await selected()
    .orderBy(desc(mobileNotifications.notificationId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return {
    list: list.map(it => ({ ...it, deviceName: it.deviceName ?? '', nickname: it.nickname ?? '' })),
    total: await database.$count(selected().as('counted'))
  }
}

/** Adds messages as they are. */
export const putNotifications = async (
  database: Database,
  added: readonly (typeof mobileNotifications.$inferInsert)[]
): Promise<void> => {
  if (added.length > 0) await database.insert(mobileNotifications).values([...added])
}
