import { calls } from '#contract/index.ts'
import { findMenuNodes } from '../database/menu.ts'
import type { Database } from '../database/open.ts'
import { forMember } from '../http/served.ts'
import { permittedMenu } from './permitted-menu.ts'

export const menuRoutes = ({ database }: { database: Database }) => ({
  menuTree: forMember(calls.menuTree, async (_request, { perms }) =>
    permittedMenu(await findMenuNodes(database), new Set(perms))
  )
})
