import { messagePermissions, permissions } from '#contract/permissions.ts'
import { createRouter } from '#kit/router.pure.ts'

/** The permission for the page of the received messages: that of the menu's entry. */
const listPermission = 'message:list'
const { templates, announcements } = messagePermissions

/** The lists: their address below the base path, and the permission for each. */
export const lists = [
  { path: '/list', kind: 'sent', permission: permissions.sendMessages },
  { path: '/list/received', kind: 'received', permission: listPermission },
  { path: '/template', kind: 'templates', permission: templates },
  { path: '/announcements', kind: 'announcements', permission: announcements }
] as const

const routes = [
  { path: '/list', page: { kind: 'sent' }, permission: permissions.sendMessages },
  // Somebody who sends nothing finds the received messages at the address of the menu's entry.
  { path: '/list', page: { kind: 'received' } },
  { path: '/list/received', page: { kind: 'received' } },
  { path: '/list/new', page: { kind: 'write' }, permission: permissions.sendMessages },
  { path: '/list/write/:robotIds(text)', page: { kind: 'writeAboutRobots' }, permission: permissions.sendMessages },
  { path: '/list/:sentMessageId', page: { kind: 'sentMessage' }, permission: permissions.sendMessages },
  { path: '/template', page: { kind: 'templates' }, permission: templates },
  { path: '/template/new', page: { kind: 'template', templateId: 'new' }, permission: templates },
  { path: '/template/:templateId', page: { kind: 'template' }, permission: templates },
  { path: '/announcements', page: { kind: 'announcements' }, permission: announcements },
  { path: '/announcements/new', page: { kind: 'announcement', noticeId: 'new' }, permission: announcements },
  { path: '/announcements/:noticeId', page: { kind: 'announcement' }, permission: announcements }
] as const

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
