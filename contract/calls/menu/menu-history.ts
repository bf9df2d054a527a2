import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, wholeNumber } from '../../paging.ts'

/** A cloud that keeps a history of its own takes these as they were sent. */
const line = boundedString(limits.addressMaxLength)

const path = '/api/userservice/admin/permission/v1/menu/history'

/** A menu that the user opened. Everything but the id and the moment is the menu's own, as it is now. */
export const menuVisit = v.object({
  menuId: v.number(),
  menuName: v.string(),
  perms: v.nullable(v.string()),
  /** The address of the entry: its own where it has one, or else its path joined to those above it. */
  url: v.string(),
  langKey: v.nullable(v.string()),
  visitTime: v.pipe(v.number(), v.integer())
})
export type MenuVisit = v.InferOutput<typeof menuVisit>

export const menuHistory = defineCall({
  method: 'GET',
  path,
  summary: 'The menus that the user opened last, newest first, each once, as far as the user still has them.',
  access: 'member',
  query: v.object({
    size: v.optional(wholeNumber(1, limits.menuHistoryMax), limits.menuHistorySize)
  }),
  data: v.array(menuVisit)
})

export const recordMenuVisit = defineCall({
  method: 'POST',
  path,
  summary: 'Records that the user opened a menu. Only its id counts: what else is sent is the menu’s own to say.',
  access: 'member',
  body: v.object({
    menuId: id,
    menuName: v.optional(line),
    perms: v.optional(v.nullable(line)),
    url: v.optional(line),
    langKey: v.optional(v.nullable(line))
  }),
  data: v.null()
})
