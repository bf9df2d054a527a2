import { watchPermissions } from '#contract/permissions.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const watchPaths = {
  manage: '/watch/manage',
  taskRecord: '/watch/task-record'
} as const

export const watchRoutes = [
  { path: `${watchPaths.manage}/:part?`, page: { kind: 'watches' }, permission: watchPermissions.manage },
  { path: `${watchPaths.manage}/new`, page: { kind: 'watches', part: 'new' }, permission: watchPermissions.manage },
  { path: watchPaths.taskRecord, page: { kind: 'watchTasks' }, permission: watchPermissions.taskRecord }
] as const
export type WatchKind = (typeof watchRoutes)[number]['page']['kind']
