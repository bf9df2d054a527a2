import * as v from 'valibot'

/** A step of a plan: how rows of a table, or of other steps, are found. */
type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Filter?: string; Plans?: Step[] }

const step: v.GenericSchema<Step> = v.looseObject({
  'Node Type': v.string(),
  'Relation Name': v.exactOptional(v.string()),
  'Index Cond': v.exactOptional(v.string()),
  Filter: v.exactOptional(v.string()),
  Plans: v.exactOptional(v.array(v.lazy(() => step)))
})
const noted = v.object({ 'Query Text': v.string(), Plan: step })

/** A statement's walk through a whole table, from the first row, or in the order of an index. */
export type Walk = { statement: string; table: string; how: string }

/** Finds walks through a whole table: without an index, or with an index but no condition that selects rows in it. */
const walksIn = (found: Step, limited = false): { table: string; how: string }[] => {
  const { 'Node Type': how, 'Relation Name': table, 'Index Cond': condition, Filter: filter, Plans: under = [] } = found
  // The first rows in the order of an index are a short walk, unless the walk has to skip rows.
  const isShort = limited && filter === undefined && how.startsWith('Index')
  const walks = how === 'Seq Scan' || (/^Index (Only )?Scan/.test(how) && condition === undefined && !isShort)
  const own = table !== undefined && walks ? [{ table, how }] : []
  return [...own, ...under.flatMap(next => walksIn(next, how === 'Limit'))]
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The notes of auto_explain in the log of a server: lines that begin with the database's name, the plan indented below. */
const note = /^(\S*) LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/gm

/** The tables to whose rows a step, or one below it, is led by the condition of an index. */
const ledIn = ({ 'Relation Name': table, 'Index Cond': condition, Plans: under = [] }: Step): string[] => [
  ...(table !== undefined && condition !== undefined ? [table] : []),
  ...under.flatMap(ledIn)
]

/**
 * All walks that a server's log tells of, each once, of statements in databases whose name begins as `databases` says.
 * A statement that was led to the same table's rows another time has its index: in a table of a few rows one way costs
 * the planner what the other does.
 */
export const readWalks = (log: string, databases: string): { plans: number; walks: Walk[] } => {
  const walks = new Map<string, Walk>()
  const led = new Set<string>()
  let plans = 0
  for (const [, database = '', text = ''] of log.matchAll(note)) {
    if (!database.startsWith(databases)) continue
    plans += 1
    const { 'Query Text': statement, Plan: plan } = v.parse(noted, JSON.parse(text))
    for (const table of ledIn(plan)) led.add(`${table} ${oneLine(statement)}`)
    for (const walk of walksIn(plan))
      walks.set(`${walk.table} ${oneLine(statement)}`, { statement: oneLine(statement), ...walk })
  }
  return { plans, walks: [...walks].filter(([found]) => !led.has(found)).map(([, walk]) => walk) }
}
