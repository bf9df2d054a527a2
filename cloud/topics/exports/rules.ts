import * as limits from '#contract/limits.ts'
import { statisticsPermissions } from '#contract/permissions.ts'
import { day, minute } from '../../clock.ts'
import { scopeOf } from '../identity/index.ts'
import type { ExportJob } from './sql/exports.ts'

/** For so long a job is left to the process that works at it. Each page takes a new lease. */
export const leaseMs = minute

/** Rows of one page: some hundred kilobytes. */
export const pageRows = 5_000

/** Rows of one sheet of a workbook; Excel refuses 1,048,577. */
export const sheetRowsMax = 1_000_000

/** After so many pages other jobs have their turn. */
export const pagesInTurn = 20

/** After so many failures of one page the job ends. */
export const failuresMax = 3

/** The pause before a page is tried again. */
export const retryMs = minute

/** How long a file is kept. */
export const keptMs = limits.exportDays * day

/** How long a ticket for a file can be used. */
export const ticketMs = minute

/** Whether a file can be fetched. */
export const isKept = ({ state, expireTime }: Pick<ExportJob, 'state' | 'expireTime'>, now: number): boolean =>
  state === 'done' && expireTime !== null && expireTime > now

type Reader = { tenantId: number | null; perms: readonly string[] }

/** Whether somebody still sees the very rows that a file was asked for with. */
export const maySee = ({ tenantId }: Pick<ExportJob, 'tenantId'>, reader: Reader | undefined): boolean => {
  if (reader === undefined || !reader.perms.includes(statisticsPermissions.exports)) return false
  const scope = scopeOf({ tenantId: reader.tenantId, perms: [...reader.perms] })
  if (scope.of === 'everyTenant') return tenantId === null
  return scope.of === 'tenant' && scope.tenantId === tenantId
}
