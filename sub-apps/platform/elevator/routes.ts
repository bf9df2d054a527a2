import { elevatorPermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const elevatorPaths = {
  manage: '/elevator/manage'
} as const

export const elevatorRoutes = [
  {
    path: elevatorPaths.manage,
    kind: 'elevators',
    permission: elevatorPermissions.manage,
    below: ['new', 'id']
  }
] as const satisfies readonly Route[]
export type ElevatorKind = (typeof elevatorRoutes)[number]['kind']
