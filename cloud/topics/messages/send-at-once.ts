import type { CallRequest } from '#contract/call.ts'
import type { Recipients, sendMessage } from '#contract/calls/messages/messages.ts'
import type { Audience } from '#contract/calls/messages/sent-messages.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countChosen, findAudienceNames } from './sql/sent/audience.ts'
import { changeMessage, deliverBatch } from './sql/sent/sending.ts'
import { addSentMessage } from './sql/sent/written.ts'

/** The call names no zone, and nobody chose the time of such a message. */
const timeZone = 'UTC'

/** The people of the call, as the list of sent messages names them. */
export const audienceOf = (to: Recipients): Audience => {
  if (to === 'all') return { kind: 'everybody' }
  return 'tenantId' in to
    ? { kind: 'tenants', tenantIds: [to.tenantId] }
    : { kind: 'users', userIds: [...new Set(to.userIds)] }
}

/** How many have to get it, so that it reaches all who are named. */
const leastOf = (audience: Audience): number => (audience.kind === 'users' ? audience.userIds.length : 1)

/**
 * Writes a message down and gives it to all its people, within the caller's transaction. The list of sent messages shows
 * it like any other.
 * @returns the ids of the people who got it
 * @throws Refusal 610603 where a named person can't get it, or nobody can
 */
export const sendAtOnce = async (
  transaction: Database,
  member: Member,
  { title, content, url, to }: CallRequest<typeof sendMessage>['body'],
  now: number
): Promise<number[]> => {
  const scope = scopeOf(member)
  const audience = audienceOf(to)
  const audienceNames = await findAudienceNames(transaction, { scope, powers: member.perms }, audience)
  if (audienceNames === undefined) throw new Refusal(codes.recordNotFound)
  const { chosen, lastUserId } = await countChosen(transaction, scope, audience)
  const sentMessageId = await addSentMessage(transaction, {
    title,
    content,
    senderId: member.userId,
    senderName: member.nickname,
    tenantId: member.tenantId,
    url,
    audience,
    audienceNames,
    sendTime: now,
    timeZone,
    createTime: now
  })
  const left = { sentMessageId, audience, afterUserId: 0, throughUserId: lastUserId }
  const userIds = await deliverBatch(transaction, left, { scope, size: chosen, now })
  if (userIds.length < leastOf(audience)) throw new Refusal(codes.recordNotFound)
  await changeMessage(transaction, sentMessageId, { state: 'sent', endTime: now, chosenCount: chosen })
  return userIds
}
