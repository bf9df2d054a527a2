import type { NotificationWay } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { codes } from '#contract/codes.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { notificationText } from '../../texts/notifications.ts'
import { languageOf } from './fate.pure.ts'
import { keepLetter, type Telling } from './keep-letter.ts'
import { findRule } from './sql/notification-rules.ts'
import { findReader } from './sql/readers.ts'
import { keepCall } from './webhooks/keep-call.ts'

const tests = { cellphone: 'test', email: 'test.mail' } as const

/**
 * Sends a test by all ways of a rule: to the phone and the mailbox of the person who asks, and to the webhook, at any hour.
 * @returns the ways by which it goes
 * @throws Refusal 610603 for a rule outside the scope, 610020 where no way is left without phone or mailbox
 */
export const testRule = async (
  { database, letters }: Telling,
  { scope, userId, ruleId }: { scope: Scope; userId: number; ruleId: number },
  now: number
): Promise<NotificationWay[]> => {
  const sent = await database.transaction(async transaction => {
    const rule = await findRule(transaction, scope, ruleId)
    if (rule === undefined) throw new Refusal(codes.recordNotFound)
    const { tenantId, ways } = rule
    const reader = await findReader(transaction, userId)
    const language = languageOf(reader?.language ?? null)
    const noted = { tenantId, ruleId, userId, state: 'sending', createTime: now } as const
    const gone: NotificationWay[] = []
    for (const way of ['cellphone', 'email'] as const) {
      const to = reader?.[way] ?? null
      if (!ways[way] || to === null) continue
      const sentence = notificationText(language, tests[way], { name: rule.name })
      await keepLetter(transaction, letters, { noted, way, to, language, ruleName: rule.name, name: '', sentence })
      gone.push(way)
    }
    if (await keepCall(transaction, rule, undefined, now)) gone.push('webhook')
    if (gone.length === 0) throw new Refusal(codes.cellphoneInvalid)
    return gone
  })
  await letters.send()
  return sent
}
