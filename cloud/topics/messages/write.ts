import type { CallRequest } from '#contract/call.ts'
import type * as sentCalls from '#contract/calls/messages/sent-messages.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { day, minute } from '../../clock.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { storedTexts } from '../../texts/translated.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { messageWork } from './send-planned.ts'
import { countReachable, findAudienceNames } from './sql/sent/audience.ts'
import { addSentMessage, cancelPlanned } from './sql/sent/written.ts'

/** A page that was filled in a moment ago may name a minute that has just gone by. */
const lateMs = 5 * minute

type Audience = CallRequest<typeof sentCalls.countRecipients>['body']['to']
type Wish = CallRequest<typeof sentCalls.createSentMessage>['body']

/** When a message goes out. @throws Refusal 610604 for a time that is over, or too far ahead */
const timeFor = (wanted: number | undefined, now: number): number => {
  if (wanted === undefined) return now
  if (wanted >= now - lateMs && wanted <= now + limits.messageDaysAhead * day) return wanted
  const reason = `a time to come, at most ${limits.messageDaysAhead} days ahead`
  throw new Refusal(codes.parameterIllegal, { data: [{ field: 'sendTime', reason }] })
}

/** @throws Refusal 610603 for tenants, a role, people or robots that are not for this writer */
const namesOf = async ({ database }: Pick<CloudServices, 'database'>, member: Member, to: Audience) => {
  const names = await findAudienceNames(database, { scope: scopeOf(member), powers: member.perms }, to)
  if (names === undefined) throw new Refusal(codes.recordNotFound)
  return names
}

/** @throws Refusal as `namesOf` */
export const countRecipients = async (
  services: Pick<CloudServices, 'database'>,
  member: Member,
  to: Audience
): Promise<{ count: number }> => {
  await namesOf(services, member, to)
  return { count: await countReachable(services.database, scopeOf(member), to) }
}

/**
 * Writes a message down, which then goes out in the background. The same key writes none a second time.
 * @throws Refusal 610520 for one too many, 610604 for its time, and as `namesOf`
 */
export const writeMessage = async (
  services: CloudServices,
  member: Member,
  { texts, url, to, sendTime, timeZone, requestKey }: Wish
): Promise<{ sentMessageId: number }> => {
  const { database, now, begin } = services
  await countChange(services, 'messages', member.userId)
  const time = now()
  const sentMessageId = await addSentMessage(database, {
    ...storedTexts(texts),
    senderId: member.userId,
    requestKey,
    senderName: member.nickname,
    tenantId: member.tenantId,
    url,
    audience: to,
    audienceNames: await namesOf(services, member, to),
    sendTime: timeFor(sendTime, time),
    timeZone,
    createTime: time
  })
  begin(messageWork)
  return { sentMessageId }
}

/** @throws Refusal 610603 where there is none for this user, 610606 where it goes out already or is done with */
export const cancelMessage = async (
  { database, now }: Pick<CloudServices, 'database' | 'now'>,
  member: Member,
  sentMessageId: number
): Promise<null> => {
  const cancelled = await cancelPlanned(database, scopeOf(member), sentMessageId, now())
  if (cancelled === undefined) throw new Refusal(codes.recordNotFound)
  if (!cancelled)
    throw new Refusal(codes.updateFailed, { data: [{ field: 'sentMessageId', reason: 'is not planned any more' }] })
  return null
}
