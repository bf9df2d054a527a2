import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { addAccount } from '../sql/account-changes.ts'
import { addAuditEntry } from '../sql/audit.ts'
import { takeInvitation } from '../sql/invitations.ts'

type NewAccount = Parameters<typeof addAccount>[1]

/**
 * Adds the account of somebody who is invited, in the tenant and with the role of the newest invitation. A person gets
 * what the invitation said. A role that has more permissions since waits until an administrator sends the invitation
 * again, which confirms them.
 * @returns undefined where nobody invited this mailbox or phone, or where it has an account already
 * @throws Refusal 610002 where each invitation waits for a confirmation
 */
export const acceptInvitation = async (
  transaction: Database,
  target: string,
  account: NewAccount
): Promise<number | undefined> => {
  const invitation = await takeInvitation(transaction, target, account.createTime)
  if (invitation === undefined) return undefined
  if (invitation === 'confirm') throw new Refusal(codes.accountInaccessible)
  const { userType, tenantId, roleId } = invitation
  const userId = await addAccount(transaction, { ...account, userType, tenantId }, roleId)
  if (userId === undefined) return undefined
  await addAuditEntry(transaction, {
    act: 'invitation_taken',
    createTime: account.createTime,
    actorId: userId,
    actorName: account.nickname,
    subjectName: target,
    tenantId,
    before: {},
    after: {}
  })
  return userId
}
