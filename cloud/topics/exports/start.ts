import type { CallRequest } from '#contract/call.ts'
import type { ExportDataset } from '#contract/calls/exports/exports.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Language } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { toRead } from '../../database/rows/scope.ts'
import type { SumPlace } from '../../database/rows/sum-places.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Rate } from '../../rules.ts'
import { findCleaningDays } from '../cleaning/index.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countOrRefuse } from '../rates/index.ts'
import { findFaultDays, findTaskDays } from '../robots/index.ts'
import { addExport } from './sql/exports.ts'

type Days = { from: string; to: string }

/** How many rows a file will have: by the sums of days, which know them without counting. */
const countRows = async (database: Database, dataset: ExportDataset, place: SumPlace, days: Days): Promise<number> => {
  if (dataset === 'cleaning')
    return (await findCleaningDays(database, place, days)).reduce((sum, { tasks }) => sum + tasks, 0)
  if (dataset === 'faults')
    return (await findFaultDays(database, place, days)).reduce((sum, { count }) => sum + count, 0)
  const found = await findTaskDays(database, place, days.from, days.to)
  return found.reduce((sum, { count }) => sum + count, 0)
}

type Given = { member: Member; language: Language; now: number; rate: Rate }

/**
 * Asks for a file.
 * @throws Refusal 610802 where there is no row, 610604 for too many of them, 610520 for one file too many
 */
export const startExport = async (
  database: Database,
  { dataset, format, from, to, storeId }: CallRequest<typeof calls.startExport>['body'],
  { member, language, now, rate }: Given
): Promise<{ exportId: number; rows: number }> => {
  const { userId } = member
  const scope = scopeOf(member)
  const rows = await countRows(database, dataset, { scope: toRead(scope), storeId }, { from, to })
  if (rows === 0) throw new Refusal(codes.nothingToExport)
  if (rows > limits.exportRowsMax)
    throw new Refusal(codes.parameterIllegal, {
      data: [{ field: 'from', reason: `at most ${limits.exportRowsMax} rows` }]
    })
  return database.transaction(async transaction => {
    // The count is one row for each user. Requests of a user at the same moment wait for each other here.
    await countOrRefuse(transaction, `exports ${userId}`, rate, now)
    const tenantId = scope.of === 'tenant' ? scope.tenantId : null
    const job = { userId, dataset, format, from, to, storeId: storeId ?? null, tenantId, language, rows }
    const exportId = await addExport(transaction, job, now, limits.exportsAtOnce)
    if (exportId === undefined) throw new Refusal(codes.accessTooFrequent)
    return { exportId, rows }
  })
}
