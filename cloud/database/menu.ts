import { asc } from 'drizzle-orm'
import type { Database } from './open.ts'
import { menuNodes } from './schema.ts'

/** Every entry of the menu, whoever may see it, in the order of the sidebar. */
export const findMenuNodes = (database: Database) =>
  database.select().from(menuNodes).orderBy(asc(menuNodes.position), asc(menuNodes.menuId))

export type MenuNode = Awaited<ReturnType<typeof findMenuNodes>>[number]

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
