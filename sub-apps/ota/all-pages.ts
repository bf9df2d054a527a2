import * as limits from '#contract/limits.ts'

/** Rows of a choice; a person does not look through more. */
const rowsMax = 1_000

type Paged = { pageNo: number; size: number }

/** All rows of a list, up to a bound. */
export const allPages = async <Row>(ask: (query: Paged) => Promise<{ list: Row[]; total: number }>): Promise<Row[]> => {
  const rows: Row[] = []
  for (let pageNo = 1; rows.length < rowsMax; pageNo += 1) {
    const { list, total } = await ask({ pageNo, size: limits.pageSizeMax })
    rows.push(...list)
    if (list.length === 0 || rows.length >= total) break
  }
  return rows
}
