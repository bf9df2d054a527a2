import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { problemOfLine, tableFileWish, tableProblems, tableRowParts } from '../../checks/table-file.ts'
import * as limits from '../../limits.ts'
import { idInQuery } from '../../paging.ts'
import { robotRegistryPermissions } from '../../permissions.ts'

/*
 * Robots out of a CSV file, all of one organisation. A row belongs to the robot with its serial; else the robot is new. A part
 * without a column in the file stays as it is.
 */

/** The columns that a file can have, in any order; those of `neededRobotColumns` it must have. A store is named by its code. */
export const robotFileColumns: readonly string[] = ['serial', 'model', 'name', 'store']
export const neededRobotColumns: readonly string[] = ['serial', 'model']

/** The possible problems of a file of robots, or of one of its rows. */
export const robotFileProblems = [
  ...tableProblems,
  'blank',
  'tooLong',
  'serialIllegal',
  'serialTwice',
  'serialFormWrong',
  'serialOfOthers',
  'serialRetired',
  'modelUnknown',
  'modelDiffers',
  'storeUnknown'
] as const
export type RobotFileProblemKind = (typeof robotFileProblems)[number]

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const fileRow = v.object({
  /** From 1, with the line of the titles. */
  line: whole,
  serial: v.string(),
  model: v.string(),
  name: v.string(),
  /** The code of the store; null for none. */
  storeCode: v.nullable(v.string()),
  ...tableRowParts
})

const fileProblem = problemOfLine(robotFileProblems)
export type RobotFileProblem = v.InferOutput<typeof fileProblem>

export const validatedRobotFile = v.object({
  /** Whether the robots are there now. Nothing is written while a row is wrong. */
  imported: v.boolean(),
  counts: v.object({ added: whole, changed: whole, same: whole }),
  /** The first rows that would change something. */
  rows: v.array(fileRow),
  /** The first ones. */
  problems: v.array(fileProblem),
  problemCount: whole
})
export type ValidatedRobotFile = v.InferOutput<typeof validatedRobotFile>

export const importRobots = defineCall({
  method: 'POST',
  path: '/api/managercloud/robots/file',
  summary:
    'Reads a CSV file of robots, and says what it would add or change and what is wrong in which line. With mode `import` it also ' +
    'writes, all rows or none. 610603 for an organisation that is not there, 610614 for another kind of file, 610615 for an empty one, ' +
    '610633 for one that does not fit its coding, 610520 for too many files in an hour, 610403 for people who do not see every organisation.',
  access: { permission: robotRegistryPermissions.register },
  encoding: 'multipart',
  body: v.object({
    ...tableFileWish,
    /** Whose robots they are. */
    tenantId: idInQuery
  }),
  file: {
    part: 'file',
    description: `CSV, ${limits.robotFileRowsMax} rows at most, with the columns serial and model, and name and store (its code) where they are known`,
    bytesMax: limits.robotFileBytesMax
  },
  data: validatedRobotFile
})
