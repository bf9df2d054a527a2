import type { Environment } from '#contract/page/environment.ts'
import type { SubAppFacts } from '#contract/page/sub-apps/sub-app-facts.ts'
import { addedPrefixesOf, subAppPath, subAppPrefixes, titleKey } from '#contract/page/sub-apps/sub-apps.ts'
import type { Database } from '../database/open.ts'
import { findShippedParts, markShippedPart } from '../database/upkeep/shipped-data.ts'
import type { DemoRole } from '../topics/identity/demo/accounts.ts'
import { addDemoPermissions, addPermissions } from '../topics/identity/sql/roles.ts'
import { addMenuNode } from '../topics/menu/sql/menu.ts'

/** The role of the demo data that holds every permission (contract, demo data). */
const demoOperator: DemoRole = 'External operator'

const partOf = (prefix: string): string => `menu ${prefix}`

/** The permission that opens a sub-application which the environment adds. */
const permissionOf = (prefix: string, { permission }: SubAppFacts): string => permission ?? prefix

/**
 * Puts a menu entry in for each sub-application that the environment adds, once: later changes by people stay. The roles
 * that hold every permission get those of the entries. Everybody else is given them by an administrator.
 */
export const shipSubApps = async (
  database: Database,
  subApps: Environment['subApps'] = {},
  time: number
): Promise<void> => {
  const added = addedPrefixesOf(subApps).flatMap(prefix => {
    const facts = subApps[prefix]
    return facts === undefined ? [] : [{ prefix, facts, permission: permissionOf(prefix, facts) }]
  })
  if (added.length === 0) return
  const there = await findShippedParts(
    database,
    added.map(({ prefix }) => partOf(prefix))
  )
  for (const { prefix, facts, permission } of added.filter(it => !there.has(partOf(it.prefix))))
    await database.transaction(async transaction => {
      await putEntry(transaction, prefix, facts, permission)
      await markShippedPart(transaction, partOf(prefix), time)
    })
  const permissions = added.map(({ permission }) => permission)
  await addPermissions(database, 'administrator', permissions)
  await addDemoPermissions(database, demoOperator, permissions)
}

const putEntry = (database: Database, prefix: string, { title, icon }: SubAppFacts, perms: string): Promise<number> =>
  addMenuNode(database, {
    name: (typeof title === 'object' ? title.en : title) ?? prefix,
    langKey: titleKey(prefix),
    path: subAppPath(prefix),
    perms,
    icon: icon ?? null,
    parentId: null,
    // Behind the thirteen, in the order in which they came.
    position: subAppPrefixes.length,
    type: 1,
    hidden: false,
    micro: true,
    url: null
  })
