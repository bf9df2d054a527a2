import * as v from 'valibot'
import { textCodings } from '../csv/text-coding.ts'

/* The parts that all calls for files of rows have in common. */

/** The possible effects of importing a row. A row that only repeats known facts changes nothing. */
export const fileChanges = ['added', 'changed', 'same'] as const
export type FileChange = (typeof fileChanges)[number]

/** The possible problems with the form of a file. */
export const tableProblems = [
  'columnMissing',
  'columnUnknown',
  'columnTwice',
  'cellsMany',
  'quoteOpen',
  'rowsMany'
] as const
export type TableProblem = (typeof tableProblems)[number]

/** The wish that goes with a file of rows. */
export const tableFileWish = {
  mode: v.picklist(['preview', 'import']),
  /** That of the file; by default the one that its bytes show. */
  coding: v.optional(v.picklist(textCodings))
}

/** The parts that each row of a checked file has. */
export const tableRowParts = {
  change: v.picklist(fileChanges),
  /** The ID that is there, where the written one lacks only the zeros before it: spreadsheets take them away. */
  almost: v.optional(v.string())
}

/** A problem in a line of a file. */
/* @__NO_SIDE_EFFECTS__ */
export const problemOfLine = <const Problems extends readonly string[]>(problems: Problems) =>
  v.object({
    line: v.pipe(v.number(), v.integer()),
    /** The title of the column; null where the whole line is wrong. */
    column: v.nullable(v.string()),
    problem: v.picklist(problems),
    almost: tableRowParts.almost
  })
