import * as v from 'valibot'
import { addInternalAccount, invite, invitedTypes } from '#contract/calls/administration/invitations.ts'
import { wrongFields, wrongValues } from '#kit/portal/wrong-fields.pure.ts'
import type { AccountKind } from '../page-of.pure.ts'

/** The typed values of the form; empty for empty fields. */
export type Draft = { target: string; nickname: string; roleId: string; tenantId: string; userType: string }
export type Field = keyof Draft

export const emptyDraft: Draft = {
  target: '',
  nickname: '',
  roleId: '',
  tenantId: '',
  userType: String(invitedTypes[1])
}

/** The fields of each form, in their order. */
export const fieldsFor: Record<AccountKind, readonly Field[]> = {
  internal: ['target', 'nickname', 'roleId'],
  external: ['target', 'userType', 'tenantId', 'roleId']
}

/** The body that the form sends. A mailbox has an at sign; everything else is a phone. */
export const bodyOf = (whose: AccountKind, { target, nickname, roleId, tenantId, userType }: Draft): unknown =>
  whose === 'internal'
    ? { email: target, nickname, roleId: Number(roleId) }
    : {
        ...(target.includes('@') ? { email: target } : { cellphone: target }),
        userType: Number(userType),
        roleId: Number(roleId),
        ...(tenantId === '' ? {} : { tenantId: Number(tenantId) })
      }

const schemas = { internal: addInternalAccount.body ?? v.never(), external: invite.body ?? v.never() }
const fieldAt = ([name]: readonly unknown[]): unknown => (name === 'email' || name === 'cellphone' ? 'target' : name)

/** The fields that are empty, or that the contract's own rules refuse. */
export const problemsOf = (whose: AccountKind, draft: Draft) =>
  wrongValues(draft, wrongFields(fieldsFor[whose], schemas[whose], bodyOf(whose, draft), fieldAt))
