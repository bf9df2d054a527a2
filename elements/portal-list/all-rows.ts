import * as limits from '#contract/limits.ts'
import type { ListAnswer, ListQuestion } from '#contract/page/list.ts'
import type { TableRow } from '#contract/page/table.ts'

/** The most rows that a list puts into a file: a hundred questions to the cloud. */
export const mostRowsOfFile = 10_000

/** All rows that fit a question, in the order of the list. */
export const allRows = async (
  ask: (question: ListQuestion) => Promise<ListAnswer>,
  question: ListQuestion
): Promise<readonly TableRow[]> => {
  const rows: TableRow[] = []
  for (let pageNo = 1; rows.length < mostRowsOfFile; pageNo += 1) {
    const { list, total } = await ask({ ...question, pageNo, size: limits.pageSizeMax })
    rows.push(...list)
    // Rows may leave the list while it is read.
    if (list.length === 0 || rows.length >= total) break
  }
  return rows
}
