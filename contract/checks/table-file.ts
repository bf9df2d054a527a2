/* Pure: what files of rows have in common, whatever their rows are. */

/** What importing a row does. A row that says what is known already changes nothing. */
export const fileChanges = ['added', 'changed', 'same'] as const
export type FileChange = (typeof fileChanges)[number]

/** What can be wrong with the form of a file. */
export const tableProblems = [
  'columnMissing',
  'columnUnknown',
  'columnTwice',
  'cellsMany',
  'quoteOpen',
  'rowsMany'
] as const
export type TableProblem = (typeof tableProblems)[number]
