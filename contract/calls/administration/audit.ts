import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { idInQuery, page } from '../../paging.ts'
import { administrationPermissions } from '../../permissions.ts'

/** The acts of administrators, and of people who switch how an organisation works. */
export const auditActs = [
  'role_created',
  'role_changed',
  'role_deleted',
  'roles_given',
  'account_added',
  'account_enabled',
  'account_disabled',
  'account_unlocked',
  'account_signed_out',
  'invitation_sent',
  'invitation_repeated',
  'invitation_withdrawn',
  'invitation_taken',
  'tenant_created',
  'tenant_changed',
  'roll_out_approval_needed',
  'roll_out_approval_dropped',
  'dispatch_switched'
] as const
export type AuditAct = (typeof auditActs)[number]

/** The fields that an act changed, as they were or as they became. */
export const auditFacts = v.record(v.string(), v.union([v.string(), v.number(), v.null(), v.array(v.string())]))
export type AuditFacts = v.InferOutput<typeof auditFacts>

export const auditEntry = v.object({
  auditId: v.number(),
  createTime: v.pipe(v.number(), v.integer()),
  /** The name that the actor had at that time. */
  actorName: v.string(),
  act: v.picklist(auditActs),
  /** The role, account, invitation, tenant or hospital, by the name of that time. */
  subjectName: v.string(),
  before: auditFacts,
  after: auditFacts
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const auditList = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/audit/v1',
  summary: 'What administrators did in the own tenants, or in all, the newest first.',
  access: { permission: administrationPermissions.audit },
  query: v.object({
    ...page,
    act: v.optional(v.picklist(auditActs)),
    /** Only entries older than this one: a list that grows downwards then shows none twice. */
    before: v.optional(idInQuery)
  }),
  data: v.object({
    list: v.array(auditEntry),
    total: v.pipe(v.number(), v.integer(), v.minValue(0))
  })
})
