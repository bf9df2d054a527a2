import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { menuNodes } from '../../../database/schema.ts'

export type MenuNode = typeof menuNodes.$inferSelect

/** A hash of all entries of the menu. */
const hash = sql<string>`(
  select md5(coalesce(string_agg(entry::text, ',' order by entry.menu_id), '')) from ${menuNodes} as entry
)`

/**
 * Finds every entry of the menu in the order of the sidebar, without regard to permissions. Every page asks for the menu,
 * and the menu seldom changes: its hash says whether the entries of the last time are the current ones.
 */
export const menuNodesFinder = (database: Database): (() => Promise<readonly MenuNode[]>) => {
  const findHash = database.select({ hash }).from(sql`(values (1)) as one`).prepare('find_menu_hash')
  const findNodes = database
    // The hash of these very entries: meanwhile the menu may have changed.
    .select({ ...getTableColumns(menuNodes), hash })
    .from(menuNodes)
    .orderBy(asc(menuNodes.position), asc(menuNodes.menuId))
    .prepare('find_menu_nodes')
  let kept: { hash: string | undefined; nodes: readonly MenuNode[] } | undefined
  return async () => {
    const [current] = await findHash.execute()
    if (kept !== undefined && kept.hash === current?.hash) return kept.nodes
    const nodes = await findNodes.execute()
    kept = { hash: nodes[0]?.hash, nodes }
    return nodes
  }
}

/** Adds an entry. @returns its id */
export const addMenuNode = async (database: Database, node: typeof menuNodes.$inferInsert): Promise<number> => {
  const [added] = await database.insert(menuNodes).values(node).returning({ menuId: menuNodes.menuId })
  if (added === undefined) throw new Error('the database did not tell the id of a new menu entry')
  return added.menuId
}

export const addMenuNodes = async (database: Database, nodes: (typeof menuNodes.$inferInsert)[]): Promise<void> => {
  if (nodes.length > 0) await database.insert(menuNodes).values(nodes)
}

export const countMenuNodes = (database: Database): Promise<number> => database.$count(menuNodes)
