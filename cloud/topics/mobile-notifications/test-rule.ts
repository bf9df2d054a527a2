import { codes } from '#contract/codes.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { notificationText } from '../../texts/notifications.ts'
import { endOf, languageOf } from './fate.pure.ts'
import { addNotification } from './sql/mobile-notifications.ts'
import { findRule } from './sql/notification-rules.ts'
import { findReader } from './sql/readers.ts'
import type { Telling } from './tell-people.ts'

/**
 * Sends a message by a rule to the phone of the person who asks, at any hour.
 * @throws Refusal 610603 for a rule outside the scope, 610020 without a phone
 */
export const testRule = async (
  { database, letters }: Telling,
  { scope, userId, ruleId }: { scope: Scope; userId: number; ruleId: number },
  now: number
): Promise<void> => {
  await database.transaction(async transaction => {
    const rule = await findRule(transaction, scope, ruleId)
    if (rule === undefined) throw new Refusal(codes.recordNotFound)
    const reader = await findReader(transaction, userId)
    if (!reader?.cellphone) throw new Refusal(codes.cellphoneInvalid)
    const language = languageOf(reader.language)
    const notificationId = await addNotification(transaction, {
      tenantId: rule.tenantId,
      ruleId,
      userId,
      language,
      cellphone: endOf(reader.cellphone),
      state: 'sending',
      createTime: now
    })
    if (notificationId === undefined) return
    await letters.keep(transaction, 'cellphone', {
      to: reader.cellphone,
      purpose: 'notification',
      notificationId,
      subject: notificationText(language, 'subject'),
      text: notificationText(language, 'test', { name: rule.name })
    })
  })
  await letters.send()
}
