import { type Severity, severities } from '#contract/calls/deploy/fault-codes.ts'
import type { Work } from '../../background.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { notificationText } from '../../texts/notifications.ts'
import { letterAgeMaxMs, longestPauseMs } from '../delivery/attempts.pure.ts'
import type { Letters } from '../delivery/index.ts'
import { endOf, fateOf, languageOf } from './fate.pure.ts'
import { endDeviceEvent, findSeverity, type KeptDeviceEvent, lockWaitingEvent } from './sql/device-events.ts'
import { addNotification, countSent, failOldNotifications } from './sql/mobile-notifications.ts'
import { type KeptRule, lockRulesFor } from './sql/notification-rules.ts'
import { findReaders } from './sql/readers.ts'
import { findStoreName } from './sql/store-name.ts'

/** Parts that a message is sent with. */
export type Telling = { database: Database; letters: Pick<Letters, 'keep' | 'send'> }

const hourMs = 60 * minute

/** Whether a fault is bad enough for a rule. A code that nobody described counts as bad. */
const isBadEnough = (rule: KeptRule, { kind }: KeptDeviceEvent, severity: Severity | undefined): boolean =>
  kind !== 'robotFault' || severity === undefined || severities.indexOf(severity) >= severities.indexOf(rule.severity)

/** The sentence about an event: another one where it is about several robots. */
const textOf = ({ kind, detail }: KeptDeviceEvent) => {
  if (detail === '') return kind
  if (kind === 'robotOffline') return 'robotOffline.many'
  return kind === 'robotBack' ? 'robotBack.many' : kind
}

const tellByRule = async (
  transaction: Database,
  letters: Telling['letters'],
  { rule, event, storeName }: { rule: KeptRule; event: KeptDeviceEvent; storeName: string | null },
  now: number
): Promise<void> => {
  const { ruleId, tenantId } = rule
  const { eventId, deviceName, detail } = event
  for (const { userId, cellphone, language: spoken } of await findReaders(transaction, rule)) {
    const sentLastHour = await countSent(transaction, { ruleId, userId }, now - hourMs)
    const fate = fateOf(rule, { cellphone, sentLastHour }, now)
    const language = languageOf(spoken)
    const notificationId = await addNotification(transaction, {
      tenantId,
      ruleId,
      userId,
      eventId,
      language,
      cellphone: endOf(cellphone),
      createTime: now,
      ...fate,
      endTime: fate.state === 'sending' ? null : now
    })
    if (notificationId === undefined || fate.state !== 'sending' || cellphone === null) continue
    const name = storeName === null ? deviceName : `${deviceName}, ${storeName}`
    await letters.keep(transaction, 'cellphone', {
      to: cellphone,
      purpose: 'notification',
      notificationId,
      subject: notificationText(language, 'subject'),
      text: notificationText(language, textOf(event), { name, detail })
    })
  }
}

/**
 * Tells people of the event that waits for longest. Messages, letters and the end of the event are one transaction: a process
 * that is killed leaves the event to another one, and nobody is told twice.
 * @returns whether there was one
 */
const tellOfNext = ({ database, letters }: Telling, now: number): Promise<boolean> =>
  database.transaction(async transaction => {
    const event = await lockWaitingEvent(transaction)
    if (event === undefined) return false
    const severity = event.kind === 'robotFault' ? await findSeverity(transaction, event.detail) : undefined
    const storeName = event.storeId === null ? null : await findStoreName(transaction, event.storeId)
    for (const rule of await lockRulesFor(transaction, event))
      if (isBadEnough(rule, event, severity)) await tellByRule(transaction, letters, { rule, event, storeName }, now)
    await endDeviceEvent(transaction, event.eventId, now)
    return true
  })

/** Events of one round. */
const atOnce = 50

/** Tells people of what happened with devices, and ends messages whose letters became too old. */
const tellPeople = async (telling: Telling, now: number): Promise<void> => {
  let told = 0
  while (told < atOnce && (await tellOfNext(telling, now))) told += 1
  if (told > 0) await telling.letters.send()
  await failOldNotifications(telling.database, now - letterAgeMaxMs - longestPauseMs, now)
}

/** Tells people of what happened to devices. */
export const notificationWork: Work = {
  everyMs: 1_000,
  failed: 'people were not told of events of devices',
  round: ({ database, letters, now }) => tellPeople({ database, letters }, now())
}
