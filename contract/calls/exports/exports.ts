import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, page } from '../../paging.ts'
import { statisticsPermissions } from '../../permissions.ts'
import { day } from '../figures/days.ts'
import { periodMost } from '../robots/selection.ts'

/* Files of many rows. The cloud makes them without anybody waiting, and keeps each for some days. */

const path = '/api/managercloud/exports'
const access = { permission: statisticsPermissions.exports }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The kinds of rows that a file can hold. */
export const exportDatasets = ['cleaning', 'tasks', 'faults'] as const
export const exportDataset = v.picklist(exportDatasets)
export type ExportDataset = (typeof exportDatasets)[number]

/** How a file is written: lines of text, or a workbook of spreadsheets. */
export const exportFormats = ['csv', 'xlsx'] as const
export const exportFormat = v.picklist(exportFormats)
export type ExportFormat = (typeof exportFormats)[number]

/** `failed` and `cancelled` files hold nothing; a `done` one can be fetched. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]

const exported = v.object({
  exportId: v.number(),
  dataset: exportDataset,
  format: exportFormat,
  from: day,
  to: day,
  /** Null for all stores. */
  storeName: v.nullable(v.string()),
  state: v.picklist(exportStates),
  /** How many rows there were when it was asked for, and how many are in the file. */
  rows: count,
  rowsDone: count,
  /** Of the file so far. */
  bytes: count,
  createTime: time,
  /** Until when the file is kept; null while it is not done. */
  expireTime: v.nullable(time)
})
export type Exported = v.InferOutput<typeof exported>

export const exportList = defineCall({
  method: 'GET',
  path,
  summary: `The files that the user asked for in the last ${limits.exportDays} days, the newest first.`,
  access,
  query: v.object(page),
  data: v.object({ list: v.array(exported), total: count })
})

export const startExport = defineCall({
  method: 'POST',
  path: `${path}/start`,
  summary: `Begins to make a file, CSV or XLSX, of the rows of some days in Beijing (${periodMost}). 610802 where there is none, 610520 for one file too many.`,
  access,
  body: v.object({
    dataset: exportDataset,
    format: v.optional(exportFormat, 'csv'),
    from: day,
    to: day,
    storeId: v.optional(id)
  }),
  data: v.object({ exportId: v.number(), rows: count })
})

export const cancelExport = defineCall({
  method: 'POST',
  path: `${path}/cancel`,
  summary: 'Stops making a file, or takes a file away that is done.',
  access,
  body: v.object({ exportId: id }),
  data: v.null()
})

export const exportTicket = defineCall({
  method: 'POST',
  path: `${path}/ticket`,
  summary:
    'A path from which the file can be fetched once, within a minute, without a header. 610726 where no file could be made.',
  access,
  body: v.object({ exportId: id }),
  data: v.object({ path: v.string() })
})

/** The path of a file; the ticket is its query. */
export const exportFilePath = `${path}/file`
export const exportFileQuery = v.object({ ticket: v.pipe(boundedString(43), v.regex(/^[\w-]{43}$/, 'a ticket')) })
