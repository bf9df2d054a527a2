import { asc } from 'drizzle-orm'
import type { Database } from './open.ts'
import { menuNodes } from './schema.ts'

/** Every entry of the menu, whoever may see it, in the order of the sidebar. */
export const findMenuNodes = (database: Database) =>
  database.select().from(menuNodes).orderBy(asc(menuNodes.position), asc(menuNodes.menuId))

export type MenuNode = Awaited<ReturnType<typeof findMenuNodes>>[number]
