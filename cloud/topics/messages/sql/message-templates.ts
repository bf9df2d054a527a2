import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { messageTemplates, tenants } from '../../../database/schema.ts'

const changeable = (scope: Scope): SQL | undefined => withinOrBelow(scope, messageTemplates.tenantId)

/** The templates that somebody may use: those of the own tenants, and those that all share. */
const visible = (scope: Scope): SQL | undefined =>
  scope.of === 'everyTenant' ? undefined : or(isNull(messageTemplates.tenantId), changeable(scope))

const selectTemplates = (database: Database) =>
  database
    .select({
      templateId: messageTemplates.templateId,
      name: messageTemplates.name,
      tenantId: messageTemplates.tenantId,
      tenantName: tenants.name,
      texts: messageTemplates.translations,
      url: messageTemplates.url,
      updateTime: messageTemplates.updateTime,
      version: messageTemplates.edition
    })
    .from(messageTemplates)
    .leftJoin(tenants, eq(tenants.tenantId, messageTemplates.tenantId))

type Asked = { text?: string | undefined; pageNo: number; size: number }

/** One page of the templates that somebody may use, by name, and how many there are. */
export const findTemplates = async (database: Database, scope: Scope, { text, pageNo, size }: Asked) => {
  const matching = and(visible(scope), text ? containing(text, [messageTemplates.name]) : undefined)
  const list = await selectTemplates(database)
    .where(matching)
    .orderBy(asc(messageTemplates.name), asc(messageTemplates.templateId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(messageTemplates, matching) }
}

export const findTemplate = async (database: Database, scope: Scope, templateId: number) => {
  const matching = and(visible(scope), eq(messageTemplates.templateId, templateId))
  const [found] = await selectTemplates(database).where(matching)
  return found
}

type NewTemplate = Omit<typeof messageTemplates.$inferInsert, 'templateId' | 'demo'>

/** Adds a template. @returns undefined where its name is another's */
export const insertTemplate = async (database: Database, template: NewTemplate): Promise<number | undefined> => {
  const [added] = await database
    .insert(messageTemplates)
    .values(template)
    .onConflictDoNothing()
    .returning({ templateId: messageTemplates.templateId })
  return added?.templateId
}

/** @returns undefined where there is none that somebody with this scope may change. @throws Refusal as `saveEdit` */
export const updateTemplate = (
  database: Database,
  { scope, templateId }: { scope: Scope; templateId: number },
  change: Omit<NewTemplate, 'tenantId'>,
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(
    database,
    messageTemplates,
    and(changeable(scope), eq(messageTemplates.templateId, templateId)),
    change,
    edit
  )

/** @returns false where there is none that somebody with this scope may change */
export const deleteTemplate = async (database: Database, scope: Scope, templateId: number): Promise<boolean> => {
  const deleted = await database
    .delete(messageTemplates)
    .where(and(changeable(scope), eq(messageTemplates.templateId, templateId)))
    .returning({ templateId: messageTemplates.templateId })
  return deleted.length > 0
}
