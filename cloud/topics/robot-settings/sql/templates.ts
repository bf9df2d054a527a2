import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { covers, type Scope } from '../../../database/rows/scope.ts'
import { settingsTemplates, tenants } from '../../../database/schema.ts'

const { templateId, tenantId, name, robotKind, values, updateTime, edition: version } = settingsTemplates

/** A tenant’s people see their own templates and the maker’s. */
const seenBy = (scope: Scope): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant' ? or(eq(tenantId, scope.tenantId), isNull(tenantId)) : sql`false`
}

/** A tenant’s people change their own templates; a person who sees every tenant changes all. */
const ownedBy = (scope: Scope): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant' ? eq(tenantId, scope.tenantId) : sql`false`
}

const shown = { templateId, name, robotKind, values, tenantId, tenantName: tenants.name, updateTime, version }

type Found = { tenantId: number | null }

const withOwn =
  (scope: Scope) =>
  <Row extends Found>({ tenantId: owner, ...row }: Row) => ({
    ...row,
    own: covers(scope, owner)
  })

/** One page of the templates that a scope sees, by name. */
export const findTemplates = async (
  database: Database,
  scope: Scope,
  filter: { robotKind?: RobotKind | undefined; text?: string | undefined },
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = and(
    seenBy(scope),
    filter.robotKind === undefined ? undefined : eq(robotKind, filter.robotKind),
    filter.text ? containing(filter.text, [name]) : undefined
  )
  const list = await database
    .select(shown)
    .from(settingsTemplates)
    .leftJoin(tenants, eq(tenants.tenantId, tenantId))
    .where(matching)
    .orderBy(asc(name), asc(templateId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list: list.map(withOwn(scope)), total: await database.$count(settingsTemplates, matching) }
}

/** A template that a scope sees. */
export const findTemplate = async (database: Database, scope: Scope, id: number) => {
  const [found] = await database
    .select(shown)
    .from(settingsTemplates)
    .leftJoin(tenants, eq(tenants.tenantId, tenantId))
    .where(and(eq(templateId, id), seenBy(scope)))
  return found && withOwn(scope)(found)
}

type Written = { name: string; values: readonly SettingEntry[] }

/** How many templates a tenant has, or the maker. */
export const countTemplates = (database: Database, owner: number | null): Promise<number> =>
  database.$count(settingsTemplates, owner === null ? isNull(tenantId) : eq(tenantId, owner))

/** @returns undefined for a name that a template of the kind has */
export const addTemplate = async (
  database: Database,
  row: Written & { tenantId: number | null; robotKind: RobotKind; updateTime: number; demo?: boolean }
): Promise<number | undefined> => {
  const [added] = await database
    .insert(settingsTemplates)
    .values({ ...row, values: [...row.values] })
    .onConflictDoNothing()
    .returning({ templateId })
  return added?.templateId
}

/** A template that a scope may change; nobody else changes it until the transaction ends. */
export const lockOwnTemplate = async (transaction: Database, scope: Scope, id: number) => {
  const [locked] = await transaction
    .select({ tenantId, robotKind, name })
    .from(settingsTemplates)
    .where(and(eq(templateId, id), ownedBy(scope)))
    .for('update')
  return locked
}

/** Whether another template of the same owner and kind has this name. */
export const isTemplateName = async (
  transaction: Database,
  id: number,
  wanted: { tenantId: number | null; robotKind: RobotKind; name: string }
): Promise<boolean> =>
  (await transaction.$count(
    settingsTemplates,
    and(
      sql`${templateId} <> ${id}`,
      wanted.tenantId === null ? isNull(tenantId) : eq(tenantId, wanted.tenantId),
      eq(robotKind, wanted.robotKind),
      eq(name, wanted.name)
    )
  )) > 0

/** @throws Refusal as `saveEdit` */
export const changeTemplate = (
  transaction: Database,
  id: number,
  { name, values }: Written,
  edit: Edit
): Promise<Saved | undefined> => {
  const change = { name, values: [...values], updateTime: edit.now }
  return saveEdit(transaction, settingsTemplates, eq(templateId, id), change, edit)
}

/** @returns false where the scope has no such template to change */
export const deleteTemplate = async (database: Database, scope: Scope, id: number): Promise<boolean> =>
  (
    await database
      .delete(settingsTemplates)
      .where(and(eq(templateId, id), ownedBy(scope)))
      .returning({ templateId })
  ).length > 0
