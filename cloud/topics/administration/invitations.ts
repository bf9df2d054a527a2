import type { CallRequest } from '#contract/call.ts'
import type * as invitationCalls from '#contract/calls/administration/invitations.ts'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import { codes } from '#contract/codes.ts'
import { administrationPermissions, permissions } from '#contract/permissions.ts'
import { languageOf, type Origin } from '../../http/request/origin.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import {
  type AccountName,
  accountNameOf,
  addAccount,
  addInvitation,
  byCellphone,
  byEmail,
  findAccount,
  hashedCode,
  invitationMs,
  lockInvitation,
  type Member,
  newCode,
  removeInvitation,
  renewInvitation,
  takenCodes
} from '../identity/index.ts'
import { act, type Standing } from './act.ts'
import { refuseUnfitting, rolesInPower } from './refuse-roles.ts'
import { countInvitation, countMessage, refuseImpossiblePhone, sendInvitation } from './send-invitation.ts'
import { findRolePermissions } from './sql/roles.ts'
import { countFreePlaces } from './sql/tenants.ts'
import { tenantFor } from './tenant-for.ts'

const permission = administrationPermissions.externalUsers

type Author = { member: Member; origin: Origin }
type Invited = CallRequest<typeof invitationCalls.invite>['body']

/** The name of the role that a new account gets. @throws Refusal 610603, 610403 or 610604 for the role */
const roleFor = async (standing: Standing, roleId: number, tenantId: number | null): Promise<string> => {
  const [role] = await rolesInPower(standing, [roleId], 'roleId')
  if (role === undefined) throw new Refusal(codes.recordNotFound)
  await refuseUnfitting(standing, [role], tenantId, 'roleId')
  return role.name
}

/** @throws Refusal 610021 or 610022 where the name has an account */
const refuseKnown = async ({ transaction }: Standing, name: AccountName): Promise<void> => {
  if ((await findAccount(transaction, name)) !== undefined) throw new Refusal(takenCodes[name.kind])
}

/** @throws Refusal 610023 where the tenant may have no more accounts */
const refuseFull = async ({ transaction, time }: Standing, tenantId: number | null): Promise<void> => {
  if (tenantId !== null && (await countFreePlaces(transaction, tenantId, time)) <= 0)
    throw new Refusal(codes.invitationsSpent)
}

/**
 * Invites somebody from outside: writes the invitation, then sends its code.
 * @throws Refusal as the functions above, 610602 where the tenant invited this name already, 610011 where nothing was sent
 */
export const invite = async (
  services: CloudServices,
  { member, origin }: Author,
  wish: Invited
): Promise<{ invitationId: number }> => {
  const name = accountNameOf(wish)
  refuseImpossiblePhone(name)
  await countInvitation(services, member.userId, services.now())
  const code = newCode()
  const written = await act(services, member, { permission }, async standing => {
    const { transaction, time, note } = standing
    const tenantId = await tenantFor(standing, wish.tenantId)
    const roleName = await roleFor(standing, wish.roleId, tenantId)
    await refuseFull(standing, tenantId)
    await refuseKnown(standing, name)
    const invitation = {
      target: name.value,
      userType: wish.userType,
      tenantId,
      roleId: wish.roleId,
      inviterId: member.userId,
      permissions: await findRolePermissions(transaction, [wish.roleId]),
      ...hashedCode(code),
      sendTime: time,
      expireTime: time + invitationMs
    }
    const invitationId = await addInvitation(transaction, invitation, time)
    if (invitationId === undefined) throw new Refusal(codes.recordExists)
    await countMessage(services, transaction, name.value, time)
    await note({ act: 'invitation_sent', subjectName: name.value, tenantId, before: {}, after: { roles: [roleName] } })
    return { invitationId, time }
  })
  const { invitationId, time } = written
  const undo = () => removeInvitation(services.database, invitationId)
  const language = languageOf(origin)
  await sendInvitation(services, { name, language, code, inviterName: member.nickname, time, undo })
  return { invitationId }
}

/** Sends an invitation again. @throws Refusal 610603 for the invitation, 610403 for its role, 610011 where nothing was sent */
export const repeatInvitation = async (
  services: CloudServices,
  { member, origin }: Author,
  invitationId: number
): Promise<null> => {
  const code = newCode()
  const { target, time } = await act(services, member, { permission }, async standing => {
    const { transaction, scope, time, note } = standing
    const found = await lockInvitation(transaction, scope, invitationId, time)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    const { target, tenantId, roleId } = found
    await rolesInPower(standing, [roleId], 'invitationId')
    await countMessage(services, transaction, target, time)
    const renewed = {
      ...hashedCode(code),
      permissions: await findRolePermissions(transaction, [roleId]),
      sendTime: time,
      expireTime: time + invitationMs
    }
    await renewInvitation(transaction, invitationId, renewed)
    await note({ act: 'invitation_repeated', subjectName: target, tenantId, before: {}, after: {} })
    return { target, time }
  })
  const name = target.includes('@') ? byEmail(target) : byCellphone(target)
  const undo = async () => undefined
  await sendInvitation(services, {
    name,
    language: languageOf(origin),
    code,
    inviterName: member.nickname,
    time,
    undo
  })
  return null
}

/** @throws Refusal 610603 for the invitation */
export const withdrawInvitation = (services: CloudServices, member: Member, invitationId: number): Promise<null> =>
  act(services, member, { permission }, async ({ transaction, scope, time, note }) => {
    const found = await lockInvitation(transaction, scope, invitationId, time)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    await removeInvitation(transaction, invitationId)
    const { target: subjectName, tenantId } = found
    await note({ act: 'invitation_withdrawn', subjectName, tenantId, before: {}, after: {} })
    return null
  })

type Added = CallRequest<typeof invitationCalls.addInternalAccount>['body']

/**
 * Adds an employee's account, which belongs to no tenant. Nothing is sent: the employee signs in at the workplace.
 * @throws Refusal 610403 for a member who does not see every tenant, 610022 for a mailbox with an account, and as `roleFor`
 *   for the role
 */
export const addInternalAccount = async (
  services: CloudServices,
  member: Member,
  { email, nickname, roleId }: Added
): Promise<{ userId: number }> => {
  await countInvitation(services, member.userId, services.now())
  return act(services, member, { permission: administrationPermissions.internalUsers }, async standing => {
    const { transaction, time, powers, note } = standing
    const roleName = await roleFor(standing, roleId, null)
    if (!powers.includes(permissions.everyTenant)) throw new Refusal(codes.permissionMissing)
    await refuseKnown(standing, byEmail(email))
    const account = { nickname, email, userType: userTypes.internal, status: 'active' as const, createTime: time }
    const userId = await addAccount(transaction, account, roleId)
    if (userId === undefined) throw new Refusal(codes.emailRegistered)
    const facts = { before: {}, after: { email, roles: [roleName] } }
    await note({ act: 'account_added', subjectName: nickname, tenantId: null, ...facts })
    return { userId }
  })
}
