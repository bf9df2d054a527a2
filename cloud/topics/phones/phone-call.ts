import type { PhoneReport } from '#contract/calls/phones/phone-calls.ts'
import { codes } from '#contract/codes.ts'
import type { Work } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { findRobot } from '../robots/index.ts'
import { type Heard, nextCallState } from './next-call-state.pure.ts'
import { addPhoneCall, changePhoneCall, type KeptCall, lockOverdueCalls, lockPhoneCall } from './sql/phone-calls.ts'
import { findVoice } from './sql/phone-voices.ts'
import { findPhone, lockPhone, notePhone } from './sql/phones.ts'
import { usualVoice } from './usual-voice.ts'

type By = { scope: Scope; userId: number; now: number }

/** How long a phone rings, and how long a sentence may take. */
const ringMs = 20_000
const talkMs = 60_000

/**
 * Lets a robot call a phone. A phone that is busy counts as the first attempt.
 * @throws Refusal 610603 and 610701 where phone or robot are not there, 610703 while the phone is offline, 610704 while the
 *   robot calls already
 */
export const startPhoneCall = (
  database: Database,
  { phoneId, robotId }: { phoneId: number; robotId: number },
  { scope, userId, now }: By
): Promise<number> =>
  database.transaction(async transaction => {
    const phone = await lockPhone(transaction, scope, phoneId)
    if (phone === undefined) throw new Refusal(codes.recordNotFound)
    const { tenantId, storeId } = phone
    const robot = await findRobot(transaction, scope, robotId)
    if (robot?.storeId !== storeId) throw new Refusal(codes.robotNotFound)
    if (phone.state === 'offline') throw new Refusal(codes.robotOffline)
    const { language, sentences, retries } = (await findVoice(transaction, storeId)) ?? usualVoice
    const call = { state: 'ringing' as const, attempt: 1, attemptsMax: 1 + retries }
    const begun =
      phone.state === 'busy' ? (nextCallState(call, 'busy') ?? { ...call, ends: false }) : { ...call, ends: false }
    const phoneCallId = await addPhoneCall(transaction, {
      tenantId,
      phoneId,
      robotId,
      userId,
      language,
      sentence: sentences,
      startTime: now,
      state: begun.state,
      attempt: begun.attempt,
      attemptsMax: call.attemptsMax,
      dueTime: now + ringMs,
      endTime: begun.ends ? now : null
    })
    if (phoneCallId === undefined) throw new Refusal(codes.robotBusy)
    return phoneCallId
  })

/** A call that nobody answered is an event. */
const noteUnanswered = async (
  transaction: Database,
  { tenantId, phoneId, phoneCallId }: KeptCall,
  now: number
): Promise<void> => {
  const phone = await findPhone(transaction, { of: 'everyTenant' }, phoneId)
  if (phone === undefined) return
  const { storeId, name, serial } = phone
  await addDeviceEvent(transaction, {
    tenantId,
    storeId,
    kind: 'phoneUnanswered',
    subjectId: phoneCallId,
    deviceName: name,
    serial,
    detail: '',
    time: now
  })
}

/** Changes a locked call by the news of it. @returns whether the news follows the call's state */
const hear = async (transaction: Database, call: KeptCall, heard: Heard, now: number): Promise<boolean> => {
  const next = nextCallState(call, heard)
  if (next === undefined) return false
  await changePhoneCall(transaction, call.phoneCallId, {
    state: next.state,
    attempt: next.attempt,
    dueTime: now + (next.state === 'answered' ? talkMs : ringMs),
    ...(next.state === 'answered' ? { answerTime: now } : {}),
    ...(next.ends ? { endTime: now } : {})
  })
  if (next.state === 'noAnswer' || next.state === 'busy') await noteUnanswered(transaction, call, now)
  return true
}

/** Takes a report of the telephone system. @returns whether the report counts */
export const takePhoneReport = (
  database: Database,
  scope: Scope,
  report: PhoneReport,
  now: number
): Promise<boolean> => {
  if (report.kind === 'phone') return notePhone(database, scope, report, now)
  return database.transaction(async transaction => {
    const call = await lockPhoneCall(transaction, scope, report.phoneCallId)
    return call !== undefined && hear(transaction, call, report.state, now)
  })
}

/** @throws Refusal 610603 where there is none, 610606 for a call that has ended */
export const cancelPhoneCall = (
  database: Database,
  phoneCallId: number,
  { scope, now }: Omit<By, 'userId'>
): Promise<void> =>
  database.transaction(async transaction => {
    const call = await lockPhoneCall(transaction, scope, phoneCallId)
    if (call === undefined) throw new Refusal(codes.recordNotFound)
    if (call.endTime !== null) throw new Refusal(codes.updateFailed)
    await changePhoneCall(transaction, phoneCallId, { state: 'cancelled', endTime: now })
  })

/** Calls that one transaction takes further. */
const atOnce = 50

/** Takes calls further of which nothing was heard in time: they ring again, or end. */
const endSilentCalls = (database: Database, now: number): Promise<void> =>
  database.transaction(async transaction => {
    for (const call of await lockOverdueCalls(transaction, now, atOnce)) await hear(transaction, call, 'silent', now)
  })

/** Lets calls of which nothing is heard ring again, or ends them. */
export const phoneCallWork: Work = {
  everyMs: 1_000,
  failed: 'silent calls to phones were not ended',
  round: ({ database, now }) => endSilentCalls(database, now())
}
