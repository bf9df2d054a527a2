import type { CallRequest } from '#contract/call.ts'
import type * as announcementCalls from '#contract/calls/messages/announcements.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { storedTexts } from '../../texts/translated.ts'
import { tenantFor } from '../administration/index.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { addAnnouncement, changeAnnouncement, deleteAnnouncement, lockAnnouncement } from './sql/announcements.ts'

type Created = CallRequest<typeof announcementCalls.createAnnouncement>['body']
type Changed = CallRequest<typeof announcementCalls.updateAnnouncement>['body']

const refusedTime = (field: 'startTime' | 'endTime', reason: string) =>
  new Refusal(codes.parameterIllegal, { data: [{ field, reason }] })

/** @throws Refusal 610604 for an end before the start or the present, and for times that are too far ahead */
const refuseTimes = ({ startTime, endTime }: Pick<Created, 'startTime' | 'endTime'>, now: number): void => {
  const aheadMs = limits.messageDaysAhead * day
  if (startTime > now + aheadMs) throw refusedTime('startTime', `at most ${limits.messageDaysAhead} days ahead`)
  if (startTime < now - aheadMs) throw refusedTime('startTime', `at most ${limits.messageDaysAhead} days ago`)
  if (endTime <= startTime || endTime <= now) throw refusedTime('endTime', 'after the start, and a time to come')
  if (endTime > startTime + aheadMs)
    throw refusedTime('endTime', `${limits.messageDaysAhead} days after the start at most`)
}

const rowOf = ({ texts, url, level, startTime, endTime, timeZone }: Omit<Created, 'tenantId' | 'requestKey'>) => ({
  ...storedTexts(texts),
  url,
  level,
  startTime,
  endTime,
  timeZone
})

/**
 * Announces something. The same key announces it once.
 * @throws Refusal 610520 for one too many, 610604 for its times, 610603 and 610403 for its tenant
 */
export const announceToTenant = async (
  services: CloudServices,
  member: Member,
  { tenantId: wanted, requestKey, ...wish }: Created
): Promise<{ noticeId: number }> => {
  const { database, now, announce } = services
  await countChange(services, 'messages', member.userId)
  refuseTimes(wish, now())
  const tenantId = await tenantFor({ transaction: database, scope: scopeOf(member) }, wanted)
  const noticeId = await addAnnouncement(database, {
    tenantId,
    writerId: member.userId,
    requestKey,
    ...rowOf(wish)
  })
  announce.noticesChanged(tenantId)
  return { noticeId }
}

/** An announcement that is not over. @throws Refusal 610603 where there is none for this user, 610606 where it is over */
const lockCurrent = async (transaction: Database, member: Member, noticeId: number, now: number) => {
  const locked = await lockAnnouncement(transaction, scopeOf(member), noticeId)
  if (locked === undefined) throw new Refusal(codes.recordNotFound)
  if (locked.endTime <= now) throw new Refusal(codes.updateFailed, { data: [{ field: 'noticeId', reason: 'is over' }] })
  return locked
}

/** @throws Refusal 610520 for one too many, 610604 for its times, and as `lockCurrent` and `saveEdit` */
export const changeWritten = async (
  services: CloudServices,
  member: Member,
  { noticeId, version, ...wish }: Changed
): Promise<null> => {
  const { database, now, announce } = services
  await countChange(services, 'messages', member.userId)
  const time = now()
  refuseTimes(wish, time)
  const { tenantId } = await database.transaction(async transaction => {
    const locked = await lockCurrent(transaction, member, noticeId, time)
    await changeAnnouncement(transaction, noticeId, rowOf(wish), editOf(member, { version, ...wish }, time))
    return locked
  })
  announce.noticesChanged(tenantId)
  return null
}

/** Ends an announcement, or deletes one that nobody has seen. @throws Refusal as `lockCurrent` */
export const endWritten = async (
  { database, now, announce }: Pick<CloudServices, 'database' | 'now' | 'announce'>,
  member: Member,
  noticeId: number
): Promise<null> => {
  const { tenantId } = await database.transaction(async transaction => {
    const time = now()
    const locked = await lockCurrent(transaction, member, noticeId, time)
    const change = { endTime: time }
    if (locked.startTime < time) await changeAnnouncement(transaction, noticeId, change, editOf(member, change, time))
    else await deleteAnnouncement(transaction, noticeId)
    return locked
  })
  announce.noticesChanged(tenantId)
  return null
}
