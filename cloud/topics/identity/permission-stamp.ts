import { createHash } from 'node:crypto'
import type { Member } from './sql/accounts.ts'

/** 96 bits: two sets of permissions that a person has one after the other never share a stamp. */
const length = 16

/** Stands for all that a member may do: another set of permissions has another stamp. */
export const permissionStamp = ({ perms, tenantId }: Pick<Member, 'perms' | 'tenantId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, perms.toSorted()]))
    .digest('base64url')
    .slice(0, length)
