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

/** A text whose blanks and line breaks are single blanks. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The first line of a note of auto_explain, which begins with the database's name. The plan is indented below it. */
const noteStart = /^(\S*) LOG: {2}duration: [\d.]+ ms {2}plan:$/

/** The server asks this itself for each row with a foreign key, of a unique index. It is most of a log. */
const keyCheck = /^\s*"Query Text": "SELECT 1 FROM ONLY /

/** The plans of a log, line by line: the log of the whole suite is longer than a string can be. */
const plansIn = async function* (lines: AsyncIterable<string>, databases: string) {
  let plan: string[] | undefined
  for await (const line of lines) {
    if (line.startsWith('\t')) {
      if (plan?.length === 1 && keyCheck.test(line)) plan = undefined
      plan?.push(line)
      continue
    }
    if (plan !== undefined) yield plan.join('\n')
    plan = noteStart.exec(line)?.[1]?.startsWith(databases) ? [] : undefined
  }
  if (plan !== undefined) yield plan.join('\n')
}

/** The tables to whose rows a step, or one below it, is led by the condition of an index. */
const ledIn = ({ 'Relation Name': table, 'Index Cond': condition, Plans: under = [] }: Step): string[] => [
  ...(table !== undefined && condition !== undefined ? [table] : []),
  ...under.flatMap(ledIn)
]

/**
 * Finds all walks that the lines of a server's log tell of, each once. Only statements in databases whose names begin with
 * `databases` count. A statement that an index led to the same table's rows another time has its index. In a table of a few
 * rows, one way costs the planner as much as the other.
 */
export const readWalks = async (
  lines: AsyncIterable<string>,
  databases: string
): Promise<{ plans: number; walks: Walk[] }> => {
  const walks = new Map<string, Walk>()
  const led = new Set<string>()
  let plans = 0
  for await (const text of plansIn(lines, databases)) {
    plans += 1
    const { 'Query Text': statement, Plan: plan } = v.parse(noted, JSON.parse(text))
    for (const table of ledIn(plan)) led.add(`${table} ${oneLine(statement)}`)
    for (const walk of walksIn(plan))
      walks.set(`${walk.table} ${oneLine(statement)}`, { statement: oneLine(statement), ...walk })
  }
  return { plans, walks: [...walks].filter(([found]) => !led.has(found)).map(([, walk]) => walk) }
}
