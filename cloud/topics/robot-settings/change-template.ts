import { misfitKeys, type SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findCapabilities } from '../../database/rows/robot-kinds.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { addTemplate, changeTemplate, countTemplates, isTemplateName, lockOwnTemplate } from './sql/templates.ts'

/** Templates that one user writes. */
const changes = { count: 300, windowMs: 60 * minute }

type By = { scope: Scope; userId: number; now: number }
type Written = { name: string; values: readonly SettingEntry[] }

export const countTemplateChange = (database: Database, { userId, now }: Omit<By, 'scope'>): Promise<void> =>
  countOrRefuse(database, `templates of ${userId}`, changes, now)

/** @throws Refusal 610604 that names the settings which robots of the kind can’t take, or a kind that is not there */
const refuseMisfits = async (
  database: Database,
  values: readonly SettingEntry[],
  robotKind: RobotKind
): Promise<void> => {
  const capabilities = await findCapabilities(database, robotKind)
  const data =
    capabilities === undefined
      ? [{ field: 'robotKind', reason: 'a kind of robots that is there' }]
      : misfitKeys(values, capabilities).map(key => ({
          field: `values.${key}`,
          reason: 'not for this kind of robot'
        }))
  if (data.length > 0) throw new Refusal(codes.parameterIllegal, { data })
}

/** @throws Refusal 610604, 610602, 610605, 610520 */
export const createTemplate = async (
  database: Database,
  { robotKind, ...written }: Written & { robotKind: RobotKind },
  by: By
): Promise<{ templateId: number }> => {
  await refuseMisfits(database, written.values, robotKind)
  await countTemplateChange(database, by)
  const tenantId = by.scope.of === 'tenant' ? by.scope.tenantId : null
  if ((await countTemplates(database, tenantId)) >= limits.settingsTemplatesMax) throw new Refusal(codes.createFailed)
  const templateId = await addTemplate(database, { ...written, robotKind, tenantId, updateTime: by.now })
  if (templateId === undefined) throw new Refusal(codes.recordExists)
  return { templateId }
}

/** @throws Refusal 610603, 610604, 610602, 610606, 610520 */
export const updateTemplate = async (
  database: Database,
  { templateId, ...written }: Written & { templateId: number },
  { edit, ...by }: By & { edit: Edit }
): Promise<void> => {
  await countTemplateChange(database, by)
  await database.transaction(async transaction => {
    const own = await lockOwnTemplate(transaction, by.scope, templateId)
    if (own === undefined) throw new Refusal(codes.recordNotFound)
    await refuseMisfits(transaction, written.values, own.robotKind)
    if (await isTemplateName(transaction, templateId, { ...own, name: written.name }))
      throw new Refusal(codes.recordExists)
    await changeTemplate(transaction, templateId, written, edit)
  })
}
