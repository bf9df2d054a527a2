import { minute } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { addMessages } from '../database/upkeep/demo-data.ts'
import { addMenuNode, addMenuNodes, countMenuNodes } from '../topics/menu/sql/menu.ts'

/* More than any demo shows, for load tests. */

/** So many rows travel in one statement. */
const chunk = 5_000

const content = 'A robot has something to say. '.repeat(5)

/** Adds messages of one user, one a minute back from now, every tenth unread. */
export const addManyMessages = async (
  database: Database,
  userId: number,
  count: number,
  now: number
): Promise<void> => {
  for (let before = 0; before < count; before += chunk) {
    const rows = Array.from({ length: Math.min(chunk, count - before) }, (_, index) => {
      const number = before + index + 1
      const status: 1 | 2 = number % 10 === 0 ? 1 : 2
      return { userId, title: `Message ${number}`, content, url: null, status, createTime: now - number * minute }
    })
    await addMessages(database, rows)
  }
}

const perGroup = 50

/** Adds menu entries that everybody sees, in groups of fifty with the group itself. */
export const addManyMenuEntries = async (database: Database, count: number): Promise<void> => {
  // Behind those of an earlier time, so that no path is there twice.
  const before = await countMenuNodes(database)
  for (let made = 0; made < count; made += perGroup) {
    const number = before + made
    const shared = { perms: null, url: null, langKey: null, icon: null, hidden: false, micro: true, demo: true }
    const path = `/load/${number}`
    const position = 100 + Math.ceil(number / perGroup)
    const group = { ...shared, parentId: null, position, name: `Group ${number}`, path, type: 1 } as const
    const parentId = await addMenuNode(database, group)
    const pages = Array.from({ length: Math.min(perGroup, count - made) - 1 }, (_, index) => ({
      ...shared,
      parentId,
      position: index + 1,
      name: `Page ${number}.${index + 1}`,
      path: `${path}/${index + 1}`,
      type: 2 as const
    }))
    await addMenuNodes(database, pages)
  }
}
