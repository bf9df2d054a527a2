import type { Audience } from '#contract/calls/releases/releases.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { namedAtMost } from '../../http/request/validation.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findAccountsNamed, findTenantsNamed, namesOfChosen, type StoredRelease } from './sql/releases.ts'

type Stored = Pick<StoredRelease, 'audienceKind' | 'userIds' | 'tenantIds' | 'percent'>

const nobody = { userIds: [], tenantIds: [], percent: null }

/**
 * The audience as it is kept: people and tenants by their ids.
 * @throws Refusal 610604 which names each account and tenant that is not there
 */
export const storedAudience = async (database: Database, audience: Audience): Promise<Stored> => {
  if (audience.kind === 'everybody') return { ...nobody, audienceKind: 'everybody' }
  if (audience.kind === 'share') return { ...nobody, audienceKind: 'share', percent: audience.percent }
  const names = audience.accounts.map(name => name.toLowerCase())
  const accounts = await findAccountsNamed(database, names)
  const tenants = await findTenantsNamed(database, audience.tenants)
  const missing = [
    ...names
      .filter(name => !accounts.some(({ email, cellphone }) => email === name || cellphone === name))
      .map(name => ({ field: 'audience.accounts', reason: name })),
    ...audience.tenants
      .filter(name => !tenants.some(tenant => tenant.name === name))
      .map(name => ({ field: 'audience.tenants', reason: name }))
  ]
  if (missing.length > 0) throw new Refusal(codes.parameterIllegal, { data: missing.slice(0, namedAtMost) })
  return {
    audienceKind: 'chosen',
    userIds: accounts.map(({ userId }) => userId),
    tenantIds: tenants.map(({ tenantId }) => tenantId),
    percent: null
  }
}

/** Says the audiences of releases in names. Accounts and tenants that are gone are left out. */
export const audienceNamer = async (
  database: Database,
  stored: readonly Stored[]
): Promise<(of: Stored) => Audience> => {
  const { accounts, tenants } = await namesOfChosen(
    database,
    stored.flatMap(({ userIds }) => userIds),
    stored.flatMap(({ tenantIds }) => tenantIds)
  )
  const namesOf = (ids: readonly number[], names: Map<number, string>) =>
    ids.map(id => names.get(id)).filter(name => name !== undefined)
  return ({ audienceKind, userIds, tenantIds, percent }) => {
    if (audienceKind === 'everybody') return { kind: 'everybody' }
    if (audienceKind === 'share') return { kind: 'share', percent: percent ?? 1 }
    return { kind: 'chosen', accounts: namesOf(userIds, accounts), tenants: namesOf(tenantIds, tenants) }
  }
}
