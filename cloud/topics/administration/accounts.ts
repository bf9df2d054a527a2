import { type Code, codes } from '#contract/codes.ts'
import { administrationPermissions } from '#contract/permissions.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import {
  type AccountName,
  endSessions,
  findDeviceHashes,
  findRoles,
  forgetDevices,
  identifierOf,
  liftLocks,
  type Member
} from '../identity/index.ts'
import { act, refusalFor, refuseBeyond, type Standing } from './act.ts'
import { refuseUnfitting, rolesInPower } from './refuse-roles.ts'
import { type AccountKind, giveRoles, type LockedAccount, lockAccount, setStatus, takeRoles } from './sql/accounts.ts'
import { findGivenPermissions } from './sql/powers.ts'

/** The account that an administrator acts on. */
export type Whom = { kind: AccountKind; userId: number }

const permissionFor: Record<AccountKind, string> = {
  internal: administrationPermissions.internalUsers,
  external: administrationPermissions.externalUsers
}

/**
 * Acts on an account, which stays locked meanwhile.
 * @throws Refusal 610603 for an account that the actor does not see, 610403 for one that may do more than the actor
 */
const actOn = (
  services: CloudServices,
  actor: Member,
  { kind, userId }: Whom,
  lastCode: Code,
  work: (standing: Standing, account: LockedAccount) => Promise<void>
): Promise<null> =>
  act(services, actor, { permission: permissionFor[kind], lastCode }, async standing => {
    const { transaction, scope } = standing
    const account = await lockAccount(transaction, { scope, kind }, userId)
    if (account === undefined) throw new Refusal(codes.recordNotFound)
    const given = await findGivenPermissions(transaction, userId)
    refuseBeyond(
      given.map(({ permission }) => permission),
      standing,
      'userId'
    )
    await work(standing, account)
    return null
  })

/** @throws Refusal also 610603 and 610604 for a role, 610606 for the last administrator */
export const changeRoles = (
  services: CloudServices,
  actor: Member,
  { give, take, ...whom }: Whom & { give: readonly number[]; take: readonly number[] }
): Promise<null> =>
  actOn(services, actor, whom, codes.updateFailed, async (standing, { userId, nickname, tenantId }) => {
    const { transaction, affected, note } = standing
    const given = await rolesInPower(standing, give, 'give')
    const taken = await rolesInPower(standing, take, 'take')
    await refuseUnfitting(standing, given, tenantId, 'give')
    const namesNow = async () => (await findRoles(transaction, userId)).map(({ name }) => name)
    const before = await namesNow()
    await takeRoles(
      transaction,
      userId,
      taken.map(({ roleId }) => roleId)
    )
    await giveRoles(
      transaction,
      userId,
      given.map(({ roleId }) => roleId)
    )
    affected.add(userId)
    const after = { roles: await namesNow() }
    await note({ act: 'roles_given', subjectName: nickname, tenantId, before: { roles: before }, after })
  })

/** @throws Refusal as `actOn` */
export const enableAccount = (services: CloudServices, actor: Member, whom: Whom): Promise<null> =>
  actOn(services, actor, whom, codes.enableFailed, async (standing, { userId, nickname, tenantId, status }) => {
    await setStatus(standing.transaction, userId, 'active')
    const facts = { before: { status }, after: { status: 'active' } }
    await standing.note({ act: 'account_enabled', subjectName: nickname, tenantId, ...facts })
  })

/** @throws Refusal also 610608 for the own account and for the last administrator */
export const disableAccount = (services: CloudServices, actor: Member, whom: Whom): Promise<null> =>
  actOn(services, actor, whom, codes.enableFailed, async (standing, { userId, nickname, tenantId, status }) => {
    if (userId === actor.userId) throw refusalFor(codes.enableFailed, 'ownAccount', 'userId')
    await setStatus(standing.transaction, userId, 'disabled')
    await endAll(standing, userId)
    const facts = { before: { status }, after: { status: 'disabled' } }
    await standing.note({ act: 'account_disabled', subjectName: nickname, tenantId, ...facts })
  })

/** Ends every session of an account. Its devices are strangers' from now on. @throws Refusal as `actOn` */
export const signOutAccount = (services: CloudServices, actor: Member, whom: Whom): Promise<null> =>
  actOn(services, actor, whom, codes.updateFailed, async (standing, { userId, nickname, tenantId }) => {
    const sessions = await endAll(standing, userId)
    const facts = { before: { sessions }, after: { sessions: 0 } }
    await standing.note({ act: 'account_signed_out', subjectName: nickname, tenantId, ...facts })
  })

const endAll = async ({ transaction, ended }: Standing, userId: number): Promise<number> => {
  const hashes = await endSessions(transaction, userId)
  ended.push(...hashes)
  await forgetDevices(transaction, userId)
  return hashes.length
}

/** Lifts the locks of an account, for strangers and on its own devices. @throws Refusal as `actOn` */
export const unlockAccount = (services: CloudServices, actor: Member, whom: Whom): Promise<null> =>
  actOn(services, actor, whom, codes.updateFailed, async (standing, account) => {
    const { userId, nickname, tenantId, email, cellphone } = account
    const names: AccountName[] = []
    if (email !== null) names.push({ kind: 'email', value: email })
    if (cellphone !== null) names.push({ kind: 'cellphone', value: cellphone })
    const identifiers = names.map(identifierOf)
    const devices = await findDeviceHashes(standing.transaction, userId)
    const onDevices = devices.flatMap(hash => identifiers.map(identifier => `device:${hash} ${identifier}`))
    await liftLocks(standing.transaction, [...identifiers, ...onDevices, `check:${userId}`])
    await standing.note({ act: 'account_unlocked', subjectName: nickname, tenantId, before: {}, after: {} })
  })
