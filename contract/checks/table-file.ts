/* Pure: the effects and the problems that all files of rows have in common. */

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
