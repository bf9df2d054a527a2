import { watchPermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.pure.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const watchPaths = {
  manage: '/watch/manage',
  taskRecord: '/watch/task-record'
} as const

export const watchRoutes = [
  { path: watchPaths.manage, kind: 'watches', permission: watchPermissions.manage, below: ['new', 'id'] },
  { path: watchPaths.taskRecord, kind: 'watchTasks', permission: watchPermissions.taskRecord }
] as const satisfies readonly Route[]
export type WatchKind = (typeof watchRoutes)[number]['kind']
