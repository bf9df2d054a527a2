import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { batchSize } from './delete-batch.ts'

/**
 * A table of sums that are kept as changes. Both lists are names of columns. The columns of `keys` identify a sum, and
 * those of `sums` are added up.
 */
type Sums = { table: PgTable; keys: readonly string[]; sums: readonly string[] }

const listed = (names: readonly string[], each: (name: string) => string = name => name): SQL =>
  sql.raw(names.map(each).join(', '))

/**
 * Merges some of the changes, each with the sum that its key has already. Processes that do this at the same moment take
 * different changes; a sum goes to one of them, and is never lost or counted twice.
 * @returns how many changes were merged; fewer than a batch means that none is left
 */
export const mergeChanges = async (database: Database, { table, keys, sums }: Sums): Promise<number> => {
  const changed = sql.raw(sums.map(name => `sum(${name}) <> 0`).join(' or '))
  const { rows } = (await database.execute(sql`
    with changes as (
      select change_id, ${listed(keys)} from ${table}
      where not merged order by change_id limit ${batchSize} for update skip locked
    ), gone as (
      delete from ${table} as old
      using (select distinct ${listed(keys)} from changes) as changed
      where (${listed(keys, name => `old.${name}`)}) = (${listed(keys, name => `changed.${name}`)})
        and (old.merged or old.change_id in (select change_id from changes))
      returning old.*
    ), sums as (
      insert into ${table} (${listed([...keys, ...sums])}, merged)
      select ${listed(keys)}, ${listed(sums, name => `sum(${name})`)}, true from gone
      group by ${listed(keys)} having ${changed}
    )
    select count(*)::int as count from changes
  `)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
