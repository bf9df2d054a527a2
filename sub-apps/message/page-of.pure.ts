import { messagePermissions, permissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application, and a page for unknown addresses. */
export type Page =
  | { kind: 'sent' }
  | { kind: 'received' }
  | { kind: 'write' }
  | { kind: 'sentMessage'; sentMessageId: number }
  | { kind: 'templates' }
  | { kind: 'template'; templateId: number | 'new' }
  | { kind: 'announcements' }
  | { kind: 'announcement'; noticeId: number | 'new' }
  | { kind: 'missing' }

/** The permission for the page of the received messages: that of the menu's entry. */
const listPermission = 'message:list'

/** The lists: their address below the base path, and the permission for each. */
export const lists = [
  { path: 'list', kind: 'sent', permission: permissions.sendMessages },
  { path: 'list/received', kind: 'received', permission: listPermission },
  { path: 'template', kind: 'templates', permission: messagePermissions.templates },
  { path: 'announcements', kind: 'announcements', permission: messagePermissions.announcements }
] as const

/** The lists that a person with these permissions may open. */
export const openLists = (held: readonly string[]) => lists.filter(({ permission }) => held.includes(permission))

/** Ids in the cloud's form. Other spellings of a number are refused. */
const address = /^\/(list|template|announcements)(?:\/([1-9]\d{0,8}|new|received))?$/

/**
 * The page of an address; undefined for an address of another application. Somebody who sends nothing finds the received
 * messages at the address of the menu's entry. A page without its permission is missing.
 */
export const pageOf = (pathname: string, basePath: string, held: readonly string[]): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  const page = pageBelow(below, held)
  const list = lists.find(({ kind }) => kind === listOf(page))
  const isOpen = page.kind === 'received' || (list !== undefined && held.includes(list.permission))
  return isOpen ? page : { kind: 'missing' }
}

const pageBelow = (below: string, held: readonly string[]): Page => {
  const [, name, id] = address.exec(below === '' ? '/list' : below) ?? []
  const part = id === 'new' ? 'new' : Number(id)
  if (name === 'list') {
    if (id === 'received' || (id === undefined && !held.includes(permissions.sendMessages))) return { kind: 'received' }
    if (id === undefined) return { kind: 'sent' }
    return part === 'new' ? { kind: 'write' } : { kind: 'sentMessage', sentMessageId: part }
  }
  if (name === undefined || id === 'received') return { kind: 'missing' }
  if (name === 'template') return id === undefined ? { kind: 'templates' } : { kind: 'template', templateId: part }
  return id === undefined ? { kind: 'announcements' } : { kind: 'announcement', noticeId: part }
}

/** The list that a page belongs to. */
export const listOf = (page: Page): (typeof lists)[number]['kind'] | undefined => {
  if (page.kind === 'missing') return undefined
  if (page.kind === 'write' || page.kind === 'sentMessage') return 'sent'
  if (page.kind === 'template') return 'templates'
  return page.kind === 'announcement' ? 'announcements' : page.kind
}
