import * as v from 'valibot'
import { boundedString } from './checks/bounds.ts'
import * as limits from './limits.ts'

/** The largest id that the database counts to. */
const idMax = 2_147_483_647

/** A whole number that travels in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(boundedString(10), v.regex(/^\d+$/, 'a whole number'), v.transform(Number))]),
    v.integer(),
    v.minValue(from, `at least ${from}`),
    v.maxValue(to, `at most ${to}`)
  )

/** An id that travels in a query string. */
export const idInQuery = wholeNumber(1, idMax)

/** An id in JSON: a number and nothing that could be read as one. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(idMax, `at most ${idMax}`))

/** The number of a page of a list, counted from 1, and the length of a page. */
export const page = {
  pageNo: v.optional(wholeNumber(1, limits.pageNoMax), 1),
  size: v.optional(wholeNumber(1, limits.pageSizeMax), limits.pageSize)
}

/** The order of a list: one of these columns, with a minus sign in front for descending. */
/* @__NO_SIDE_EFFECTS__ */
export const sortedBy = <const Column extends string>(columns: readonly Column[]) =>
  v.optional(v.picklist(columns.flatMap(column => [column, `-${column}`] as const)))

/** Yes or no, as it travels in a query string. */
export const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform(it => it === 'true')
  )
])
