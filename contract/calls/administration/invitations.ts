import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { email } from '../../checks/cellphone-and-email.ts'
import { id, page } from '../../paging.ts'
import { administrationPermissions } from '../../permissions.ts'
import { nickname } from '../identity/account.ts'
import { cellphoneOrEmail } from '../identity/codes.ts'
import { userTypes } from '../identity/sign-in.ts'

/*
 * Invitations bring people from outside into a tenant, with a role. The letter holds a code, with which the person
 * registers. Employees need no invitation: their workplace vouches for their mailbox.
 */

const path = '/api/userservice/admin/invitation/v1'
const access = { permission: administrationPermissions.externalUsers }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.pipe(v.number(), v.integer())

/** The kinds of people who are invited. */
export const invitedTypes = [
  userTypes.distributor,
  userTypes.endUser,
  userTypes.externalUser,
  userTypes.tenant
] as const

export const invitation = v.object({
  invitationId: v.number(),
  /** The mailbox or the phone that it went to. */
  target: v.string(),
  userType: v.picklist(invitedTypes),
  tenantId: v.nullable(v.number()),
  tenantName: v.nullable(v.string()),
  roleName: v.string(),
  inviterName: v.nullable(v.string()),
  /** Whether the role has more permissions than the invitation said. Nobody can take it until it is sent again. */
  roleGrew: v.boolean(),
  sendTime: moment,
  expireTime: moment
})
export type Invitation = v.InferOutput<typeof invitation>

export const invitationList = defineCall({
  method: 'GET',
  path,
  summary: 'The invitations that nobody has taken yet, the newest first.',
  access,
  query: v.object(page),
  data: v.object({ list: v.array(invitation), total: count })
})

/** The page on which an invited person makes an account, from the portal's own address. */
export const registerPath = '/login?screen=register'

export const invite = defineCall({
  method: 'POST',
  path,
  summary:
    'Invites somebody by mail or text message. A phone that cannot be one answers 610020, one with an account 610021, ' +
    'a mailbox with an account 610022. Where the tenant or the user has no invitation left, it answers 610023.',
  access,
  body: v.object({
    ...cellphoneOrEmail,
    userType: v.picklist(invitedTypes),
    /** Without it the user’s own tenant, or none where the user sees every tenant. */
    tenantId: v.optional(id),
    roleId: id
  }),
  data: v.object({ invitationId: v.number() })
})

const act = (name: string, summary: string) =>
  defineCall({
    method: 'PUT',
    path: `${path}/${name}`,
    summary,
    access,
    body: v.object({ invitationId: id }),
    data: v.null()
  })

export const repeatInvitation = act(
  'repeat',
  'Sends an invitation again, with a new code and its whole time, and with the permissions that its role has now.'
)
export const withdrawInvitation = act('withdraw', 'Takes an invitation back: its code is worth nothing from now on.')

export const addInternalAccount = defineCall({
  method: 'POST',
  path: '/api/userservice/admin/user/v1/internal',
  summary: 'Adds an employee, who signs in by the provider of the workplace. A mailbox with an account answers 610022.',
  access: { permission: administrationPermissions.internalUsers },
  body: v.object({ email, nickname, roleId: id }),
  data: v.object({ userId: v.number() })
})
