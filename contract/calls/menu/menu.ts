import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { firstCalls } from '../../page/first-calls.ts'

/** One entry of the sidebar as the cloud sends it (docs/requirements.md §3). Entries of another type are not for the sidebar. */
export type MenuItem = {
  menuId: number
  name: string
  perms: string | null
  url: string | null
  path: string
  type: 1 | 2 | null
  langKey: string | null
  children: MenuItem[]
  meta: { title: string; icon: string | null; hidden: boolean; micro: boolean }
}

/** The fields of an entry without its children. They are checked node by node: a bad node goes with its children alone. */
export const menuItemFields = {
  menuId: v.number(),
  name: v.string(),
  perms: v.nullable(v.string()),
  url: v.nullable(v.string()),
  path: v.string(),
  type: v.nullable(v.picklist([1, 2])),
  langKey: v.nullable(v.string()),
  meta: v.object({
    title: v.string(),
    icon: v.nullable(v.string()),
    hidden: v.boolean(),
    micro: v.boolean()
  })
}

export const menuItem: v.GenericSchema<MenuItem> = v.object({
  ...menuItemFields,
  children: v.array(v.lazy(() => menuItem))
})

export const menuTree = defineCall({
  method: 'GET',
  path: firstCalls.menuTree,
  summary: 'The menu of the signed-in user, as a tree.',
  access: 'member',
  data: v.array(menuItem)
})
