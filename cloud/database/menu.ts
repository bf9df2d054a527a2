import { asc } from 'drizzle-orm'
import type { Database } from './open.ts'
import { menuNodes } from './schema.ts'

/** Finds every entry of the menu, whoever may see it, in the order of the sidebar. Prepared, since every page asks it. */
export const menuNodesFinder = (database: Database) => {
  const prepared = database
    .select()
    .from(menuNodes)
    .orderBy(asc(menuNodes.position), asc(menuNodes.menuId))
    .prepare('find_menu_nodes')
  return () => prepared.execute()
}

export type MenuNode = Awaited<ReturnType<ReturnType<typeof menuNodesFinder>>>[number]

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
