import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { problemOfLine, tableFileWish, tableProblems, tableRowParts } from '../../checks/table-file.ts'
import { codes } from '../../codes.ts'
import * as limits from '../../limits.ts'
import { idInQuery } from '../../paging.ts'
import { permissions } from '../../permissions.ts'

/*
 * Stores out of a CSV file. A row belongs to the store of the tenant that has its code or, without a code, its name; else it is
 * a new store. A part without a column in the file stays as it is. A file with one of the columns of opening hours says them all.
 */

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The columns of times, from Monday on. A cell is like `11:30-14:30 17:30-01:00`; an empty one means closed. */
export const hoursColumns = weekdays.map(day => `hours.${day}` as const)

/** The columns that a file can have, in any order; those of `neededStoreColumns` it must have. */
export const storeFileColumns: readonly string[] = [
  'code',
  'name',
  'city',
  'country',
  'latitude',
  'longitude',
  'timeZone',
  ...hoursColumns
]
export const neededStoreColumns: readonly string[] = ['name', 'city', 'country']

/** The possible problems of a file of stores, or of one of its rows. */
export const storeFileProblems = [
  ...tableProblems,
  'blank',
  'tooLong',
  'codeIllegal',
  'codeTwice',
  'nameTwice',
  'nameTaken',
  'countryUnknown',
  'countryFixed',
  'positionIllegal',
  'zoneUnknown',
  'zoneMissing',
  'hoursIllegal',
  'hoursOverlap'
] as const
export type StoreFileProblemKind = (typeof storeFileProblems)[number]

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const fileRow = v.object({
  /** From 1, with the line of the titles. */
  line: whole,
  /** Null where the cloud is to make one. */
  storeCode: v.nullable(v.string()),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  ...tableRowParts
})

const fileProblem = problemOfLine(storeFileProblems)
export type StoreFileProblem = v.InferOutput<typeof fileProblem>

export const validatedStoreFile = v.object({
  /** Whether the stores are there now. Nothing is written while a row is wrong. */
  imported: v.boolean(),
  counts: v.object({ added: whole, changed: whole, same: whole }),
  /** The first rows that would change something. */
  rows: v.array(fileRow),
  /** The first ones. */
  problems: v.array(fileProblem),
  problemCount: whole
})
export type ValidatedStoreFile = v.InferOutput<typeof validatedStoreFile>

export const importStores = defineCall({
  method: 'POST',
  path: '/api/managercloud/stores/file',
  summary:
    `Reads a CSV file of stores, and says what it would add or change and what is wrong in which line. With mode \`import\` ` +
    `it also writes, all rows or none. 610614 for another kind of file, 610615 for an empty one, 610633 for one ` +
    `that does not fit its coding, 610605 for more stores than the tenant may have, 610520 for too many files in an hour.`,
  access: { permission: permissions.stores, refusedWith: codes.storeEditForbidden },
  encoding: 'multipart',
  body: v.object({
    ...tableFileWish,
    /** The tenant of the stores; by default the user’s own. */
    tenantId: v.optional(idInQuery)
  }),
  file: {
    part: 'file',
    description: `CSV, ${limits.storeFileRowsMax} rows at most, with the columns name, city, country, and code, latitude, longitude, timeZone, hours.monday to hours.sunday where they are known`,
    bytesMax: limits.storeFileBytesMax
  },
  data: validatedStoreFile
})
