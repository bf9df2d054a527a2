import type {
  NotificationReason,
  NotificationState
} from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import type { DeviceEventKind, WrittenRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoAccounts, findDemoDevices } from '../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../random.pure.ts'
import { partOf } from './fate.pure.ts'
import { putDeviceEvent } from './sql/device-events.ts'
import { putNotifications } from './sql/mobile-notifications.ts'
import { addRule } from './sql/rule-changes.ts'

const usual = { severity: 'error', storeId: null, timeZone: 'Asia/Shanghai', perHour: 5, enabled: true } as const
const night = { from: 22, to: 6 }

/** The notification rules of each demo tenant. Phones and watches of demo tenants have names of their own. */
const rules: readonly (Pick<WrittenRule, 'name' | 'eventKind' | 'quiet' | 'enabled'> & { detail: string })[] = [
  { name: 'Elevators out of order', eventKind: 'elevatorFault', quiet: null, enabled: true, detail: '' },
  { name: 'Calls without an answer', eventKind: 'phoneUnanswered', quiet: night, enabled: true, detail: '' },
  { name: 'Failed upgrades', eventKind: 'upgradeFailed', quiet: night, enabled: false, detail: '2.0.1' }
]

const ends: readonly { state: Exclude<NotificationState, 'sending'>; reason: NotificationReason | null }[] = [
  { state: 'sent', reason: null },
  { state: 'sent', reason: null },
  { state: 'heldBack', reason: 'quietHours' },
  { state: 'heldBack', reason: 'tooMany' },
  { state: 'failed', reason: 'refused' }
]

const kindOf = (eventKind: DeviceEventKind) => (eventKind === 'elevatorFault' ? 'elevator' : 'phone')

/** Adds rules for each demo tenant with people and devices, and their notifications; the same for the same seed. */
export const putNotificationsOfDemo = async (transaction: Database, time: number): Promise<void> => {
  const devices = await findDemoDevices(transaction)
  const accounts = await findDemoAccounts(transaction)
  const notifications: Parameters<typeof putNotifications>[1][number][] = []
  for (const [tenantId, people] of Map.groupBy(accounts, account => account.tenantId)) {
    const [person] = people
    if (tenantId === null || person === undefined) continue
    const random = randomFrom(seed, 'notifications', tenantId)
    const { userId, cellphone } = person
    for (const { detail, ...rule } of rules) {
      const ofKind = devices.filter(it => it.tenantId === tenantId && it.deviceKind === kindOf(rule.eventKind))
      if (ofKind.length === 0) continue
      const audience = { kind: 'people' as const, userIds: [userId] }
      const ruleId = await addRule(transaction, { ...usual, ...rule, audience, tenantId, createTime: time })
      for (const [place, end] of ends.entries()) {
        if (end.reason === 'quietHours' && rule.quiet === null) continue
        const { storeId, deviceId, name } = random.pick(ofKind)
        const createTime = time - (ends.length - place) * random.between(120, 540) * minute
        const event = { tenantId, storeId, kind: rule.eventKind, subjectId: deviceId, deviceName: name, detail }
        const eventId = await putDeviceEvent(transaction, { ...event, time: createTime, doneTime: createTime })
        const fate = cellphone === null ? { state: 'heldBack' as const, reason: 'noMobile' as const } : end
        notifications.push({
          tenantId,
          ruleId,
          userId,
          eventId,
          to: partOf('cellphone', cellphone),
          language: 'en' as const,
          ...fate,
          createTime,
          endTime: createTime
        })
      }
    }
  }
  // The messages are listed in the order in which they were made.
  await putNotifications(
    transaction,
    notifications.toSorted((one, other) => one.createTime - other.createTime)
  )
}
