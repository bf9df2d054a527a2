import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import { email } from '../../checks/cellphone-and-email.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { openPermissions } from '../../permissions.ts'

/* Customers of the open platform: companies that want to read their robots with programs of their own. */

const path = '/api/openservice/v1/customers'
const read = { permission: openPermissions.customers }
const decide = { permission: openPermissions.decideCustomers }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A customer asks, and the robot maker approves or refuses. An approval can be taken back by a refusal, and the reverse. */
export const openCustomerStates = ['asked', 'approved', 'refused'] as const
export type OpenCustomerState = (typeof openCustomerStates)[number]

export const openCustomer = v.object({
  customerId: v.number(),
  tenantId: v.number(),
  tenantName: v.string(),
  company: v.string(),
  contact: v.string(),
  email: v.string(),
  purpose: v.string(),
  state: v.picklist(openCustomerStates),
  /** Of a refusal; empty otherwise. */
  reason: v.string(),
  applicationCount: count,
  createTime: time,
  /** Null while nobody has decided. */
  decideTime: v.nullable(time),
  decidedBy: v.nullable(v.string())
})
export type OpenCustomer = v.InferOutput<typeof openCustomer>

export const openCustomerList = defineCall({
  method: 'GET',
  path,
  summary: 'The customers of the open platform in the own tenant, or in all, the newest first.',
  access: read,
  query: v.object({
    ...page,
    state: v.optional(v.picklist(openCustomerStates)),
    /** Part of company, contact, mail or tenant; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(openCustomer), total: count })
})

export const openCustomerDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One customer. 610603 for one that is not there or not for this user.',
  access: read,
  query: v.object({ customerId: idInQuery }),
  data: openCustomer
})

export const openTenantList = defineCall({
  method: 'GET',
  path: `${path}/tenants`,
  summary: 'The tenants for which the user may register a customer: the own one, or all.',
  access: read,
  query: v.object({ text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(v.object({ tenantId: v.number(), name: v.string() })), total: count })
})

export const registerOpenCustomer = defineCall({
  method: 'POST',
  path,
  summary:
    'Asks for access to the outside API for a company. A company that its tenant registered already answers 610602; a ' +
    `tenant has at most ${limits.openCustomersMax} of them, 610605.`,
  access: read,
  body: v.object({
    /** By default the user’s own tenant. */
    tenantId: v.optional(id),
    company: text(limits.openNameMaxLength),
    contact: text(limits.openNameMaxLength),
    email,
    purpose: text(limits.openPurposeMaxLength)
  }),
  data: v.object({ customerId: v.number() })
})

export const decideOpenCustomer = defineCall({
  method: 'PUT',
  path: `${path}/decide`,
  summary:
    'Approves or refuses a customer. The applications of a customer work while it is approved. 610606 where it stands ' +
    'there already. Only people who see every tenant decide: 610403 for others.',
  access: decide,
  body: v.variant('state', [
    v.object({ customerId: id, state: v.literal('approved') }),
    v.object({ customerId: id, state: v.literal('refused'), reason: text(limits.openReasonMaxLength) })
  ]),
  data: v.null()
})
