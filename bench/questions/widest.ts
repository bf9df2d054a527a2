import type { Call } from '#contract/call.ts'
import * as limits from '#contract/limits.ts'

/* The widest question of each call: from the names and the shapes of its query. */

/** The facts of the library's schemas that say what a field takes. */
type Shape = {
  type: string
  entries?: Record<string, Shape>
  wrapped?: Shape
  pipe?: readonly Shape[]
  options?: readonly unknown[]
}

export type Query = Record<string, string | number>

/** What a field of some name takes, unless the name says an id of something. */
const known = (now: number): Query => {
  const dayOf = (days: number) => new Date(now + (days * 24 + 8) * 60 * 60_000).toISOString().slice(0, 10)
  return {
    from: dayOf(1 - limits.dashboardDaysMax),
    to: dayOf(0),
    tasksFrom: dayOf(1 - limits.dashboardDaysMax),
    tasksTo: dayOf(0),
    day: dayOf(0),
    months: limits.salesMonthsMax,
    pageNo: 1,
    size: limits.pageSizeMax,
    lang: 'en',
    language: 'en',
    intLangCode: 'en',
    type: 'service',
    text: 'a',
    keyword: 'a'
  }
}

/** Fields that make an answer wider; every other optional field makes it narrower, and is left out. */
const widening = new Set(['from', 'to', 'size', 'months', 'days', 'period', 'lang'])

/** Fields by which people search; each is asked with one letter, which most texts have. */
const searching = new Set(['text', 'keyword'])

/** What the names alone do not tell. */
const own: Record<string, Query> = {
  // Its last day is a month, and the newest one where nobody says another.
  monthlySales: { to: '' },
  remoteLogLines: { from: 0, count: limits.logLinesMax },
  remoteLogMatches: { from: 0, direction: 'later', text: 'a' }
}

const inside = (shape: Shape): Shape =>
  shape.wrapped === undefined ? (shape.pipe?.[0] ?? shape) : inside(shape.wrapped)

const entriesOf = (schema: unknown): [string, Shape][] =>
  schema === undefined ? [] : Object.entries(inside(schema as Shape).entries ?? {})

const isOptional = ({ type }: Shape): boolean => /optional|nullish/.test(type)

const optionsOf = (shape: Shape): string[] =>
  (inside(shape).options ?? []).filter((option): option is string => typeof option === 'string')

/** The fields that a call needs and that no name explains: ids of things that are there. */
export const neededIds = (name: string, { query }: Pick<Call, 'query'>): string[] => {
  const told: Query = { ...known(0), ...own[name] }
  return entriesOf(query)
    .filter(([field, shape]) => !isOptional(shape) && told[field] === undefined && optionsOf(shape).length === 0)
    .map(([field]) => field)
}

/**
 * The widest questions of a call: all rows of the longest period on the largest page. Then the same in each order, with a
 * text that is looked for, and with the robots that had tasks in the longest period.
 */
export const widestOf = (name: string, { query }: Pick<Call, 'query'>, ids: Query, now: number): Query[] => {
  const told: Query = { ...known(now), ...ids, ...own[name] }
  const entries = entriesOf(query)
  const taken = (field: string, shape: Shape) => told[field] ?? optionsOf(shape).at(-1)
  const pick = (isAsked: (field: string, shape: Shape) => boolean): Query =>
    Object.fromEntries(
      entries.flatMap(([field, shape]) => {
        const value = isAsked(field, shape) ? taken(field, shape) : undefined
        return value === undefined || value === '' ? [] : [[field, value]]
      })
    )
  const plain = pick((field, shape) => !isOptional(shape) || widening.has(field))
  const sorts = entries.flatMap(([field, shape]) => (field === 'sort' ? optionsOf(shape) : []))
  const also = [
    ...sorts.map((sort): Query => ({ sort })),
    pick(field => searching.has(field)),
    pick(field => field === 'tasksFrom' || field === 'tasksTo')
  ]
  return [plain, ...also.filter(more => Object.keys(more).length > 0).map(more => ({ ...plain, ...more }))]
}
