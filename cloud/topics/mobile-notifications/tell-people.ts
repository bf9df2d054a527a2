import { severities } from '#contract/calls/deploy/fault-codes.ts'
import type { Work, WorkParts } from '../../background.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { notificationText } from '../../texts/notifications.ts'
import { letterAgeMaxMs, longestPauseMs } from '../delivery/attempts.pure.ts'
import { fateOf, languageOf, peopleWaysOf } from './fate.pure.ts'
import { keepLetter, type Telling } from './keep-letter.ts'
import { endDeviceEvent, findSeverity, type KeptDeviceEvent, lockWaitingEvent } from './sql/device-events.ts'
import { countSent, failOldNotifications } from './sql/mobile-notifications.ts'
import { findStoreNames } from './sql/names.ts'
import { type KeptRule, lockRulesFor } from './sql/notification-rules.ts'
import { findReaders, type Reader } from './sql/readers.ts'
import { keepCall, type ToldEvent } from './webhooks/keep-call.ts'
import { webhookLanes } from './webhooks/send-webhooks.ts'

const hourMs = 60 * minute

/** Whether a fault is bad enough for a rule. A code that nobody described counts as bad. */
const isBadEnough = (rule: KeptRule, { kind, severity }: ToldEvent): boolean =>
  kind !== 'robotFault' || severity === undefined || severities.indexOf(severity) >= severities.indexOf(rule.severity)

/** The sentence about an event: another one where it is about several robots. */
const textOf = ({ kind, detail }: ToldEvent) => {
  if (detail === '') return kind
  if (kind === 'robotOffline') return 'robotOffline.many'
  return kind === 'robotBack' ? 'robotBack.many' : kind
}

type Told = { rule: KeptRule; event: ToldEvent }

const tellReader = async (
  transaction: Database,
  letters: Telling['letters'],
  { rule, event, reader }: Told & { reader: Reader },
  now: number
): Promise<void> => {
  const { ruleId, tenantId } = rule
  const { userId } = reader
  const { eventId, deviceName, detail, store } = event
  const language = languageOf(reader.language)
  const name = store === null ? deviceName : `${deviceName}, ${store.name}`
  const sentence = notificationText(language, textOf(event), { name, detail })
  for (const way of peopleWaysOf(rule)) {
    const to = reader[way]
    const sentLastHour = await countSent(transaction, { ruleId, userId, way }, now - hourMs)
    const fate = fateOf(rule, { way, to, sentLastHour }, now)
    const endTime = fate.state === 'sending' ? null : now
    const noted = { tenantId, ruleId, userId, eventId, createTime: now, ...fate, endTime }
    await keepLetter(transaction, letters, { noted, way, to, language, ruleName: rule.name, name, sentence })
  }
}

const tellByRule = async (
  transaction: Database,
  letters: Telling['letters'],
  told: Told,
  now: number
): Promise<void> => {
  const { rule, event } = told
  for (const reader of await findReaders(transaction, rule))
    await tellReader(transaction, letters, { ...told, reader }, now)
  await keepCall(transaction, rule, event, now)
}

/** An event with what is known of its fault and its place. */
const toldEvent = async (transaction: Database, event: KeptDeviceEvent): Promise<ToldEvent> => ({
  ...event,
  severity: event.kind === 'robotFault' ? await findSeverity(transaction, event.detail) : undefined,
  store: await findStoreNames(transaction, event.storeId)
})

/**
 * Tells people of the event that waits for longest. Messages, letters, calls and the end of the event are one transaction: a
 * process that is killed leaves the event to another one, and nobody is told twice.
 * @returns whether there was one
 */
const tellOfNext = ({ database, letters }: Telling, now: number): Promise<boolean> =>
  database.transaction(async transaction => {
    const found = await lockWaitingEvent(transaction)
    if (found === undefined) return false
    const event = await toldEvent(transaction, found)
    for (const rule of await lockRulesFor(transaction, found))
      if (isBadEnough(rule, event)) await tellByRule(transaction, letters, { rule, event }, now)
    await endDeviceEvent(transaction, found.eventId, now)
    return true
  })

/** Events of one round. */
const atOnce = 50

/** Tells people and programs of what happened with devices, and ends messages whose letters became too old. */
const tellPeople = async ({ database, letters, begin, now }: WorkParts): Promise<void> => {
  let told = 0
  while (told < atOnce && (await tellOfNext({ database, letters }, now()))) told += 1
  if (told > 0) {
    for (const lane of webhookLanes) begin(lane)
    await letters.send()
  }
  await failOldNotifications(database, now() - letterAgeMaxMs - longestPauseMs, now())
}

/** Tells people and programs of what happened to devices. */
export const notificationWork: Work = {
  everyMs: 1_000,
  failed: 'people were not told of events of devices',
  round: tellPeople
}
