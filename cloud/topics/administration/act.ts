import { type AdministrationReason, administrationReasons } from '#contract/calls/administration/reasons.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { addAuditEntry, type Member, type NewAuditEntry, scopeOf } from '../identity/index.ts'
import { firstBeyond, keepsAdministration } from './limits-of-power.pure.ts'
import { findAdministrators, findPowers, lockAdministration } from './sql/powers.ts'

/** The scope and the powers of an administrator at the moment of an act, and the effects of the act. */
export type Standing = {
  transaction: Database
  actor: Member
  scope: Scope
  powers: readonly string[]
  time: number
  /** Accounts whose permissions the act changes: their open pages hear of it. */
  affected: Set<number>
  /** The hashes of the tokens that the act ends. */
  ended: string[]
  /** Notes the act for the audit. */
  note: (entry: Pick<NewAuditEntry, 'act' | 'subjectName' | 'tenantId' | 'before' | 'after'>) => Promise<void>
}

/** A refusal with the reason that the application has a text for. */
export const refusalFor = (code: Code, reason: AdministrationReason, field: string): Refusal =>
  new Refusal(code, { data: [{ field, reason: administrationReasons[reason] }] })

/**
 * Does one act of an administrator. Acts follow one another, and each reads its actor's permissions anew. So a permission
 * that somebody else took away a moment ago counts no more.
 *
 * Somebody has to stay who can sign in, and who can give back all that could be given back before. Otherwise the act is
 * taken back. The people of a tenant can't leave their own tenant without such a person either. Those who look after it
 * from above may: they hold all that they take, and so can give it back.
 * @param wish `lastCode` is the code of these refusals
 * @throws Refusal 610403 where the permission is gone meanwhile, and each error that the work throws
 */
export const act = async <Result>(
  { database, now, announce, waysIn }: Pick<CloudServices, 'database' | 'now' | 'announce' | 'waysIn'>,
  actor: Member,
  { permission, lastCode = codes.updateFailed }: { permission: string; lastCode?: Code },
  work: (standing: Standing) => Promise<Result>
): Promise<Result> => {
  const affected = new Set<number>()
  const ended: string[] = []
  const result = await database.transaction(async transaction => {
    await lockAdministration(transaction)
    const powers = await findPowers(transaction, actor.userId)
    if (!powers.includes(permission)) throw new Refusal(codes.permissionMissing)
    const time = now()
    const scope = scopeOf({ perms: powers, tenantId: actor.tenantId })
    const administrators = async () => ({
      portal: await findAdministrators(transaction, waysIn, 'portal'),
      tenant: scope.of === 'tenant' ? await findAdministrators(transaction, waysIn, scope) : []
    })
    const before = await administrators()
    const done = await work({
      transaction,
      actor,
      scope,
      powers,
      time,
      affected,
      ended,
      note: entry =>
        addAuditEntry(transaction, {
          ...entry,
          createTime: time,
          actorId: actor.userId,
          actorName: actor.nickname
        })
    })
    const after = await administrators()
    if (!keepsAdministration(before.portal, after.portal)) throw refusalFor(lastCode, 'lastAdministrator', 'userId')
    if (!keepsAdministration(before.tenant, after.tenant)) throw refusalFor(lastCode, 'lastOfTenant', 'userId')
    return done
  })
  announce.sessionsEnded(ended)
  announce.toUsers([...affected], 'permissions_changed')
  return result
}

/** @throws Refusal 610403 for permissions that the actor does not have */
export const refuseBeyond = (wanted: readonly string[], { powers }: Pick<Standing, 'powers'>, field: string): void => {
  if (firstBeyond(wanted, powers) !== undefined) throw refusalFor(codes.permissionMissing, 'beyondOwn', field)
}
