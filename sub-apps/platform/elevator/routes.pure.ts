import { elevatorPermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.pure.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const elevatorPaths = {
  manage: '/elevator/manage',
  detail: '/elevator/detail',
  simulator: '/elevator/simulator',
  stressTest: '/elevator/stress-test',
  config: '/elevator/config'
} as const

export const elevatorRoutes = [
  {
    path: elevatorPaths.manage,
    kind: 'elevators',
    permission: elevatorPermissions.manage,
    below: ['new', 'id']
  },
  { path: elevatorPaths.detail, kind: 'elevatorDetail', permission: elevatorPermissions.detail, below: ['id'] },
  {
    path: elevatorPaths.simulator,
    kind: 'elevatorSimulator',
    permission: elevatorPermissions.simulator,
    below: ['id']
  },
  {
    path: elevatorPaths.stressTest,
    kind: 'elevatorStressTest',
    permission: elevatorPermissions.stressTest,
    below: ['new', 'id']
  },
  { path: elevatorPaths.config, kind: 'elevatorConfig', permission: elevatorPermissions.config, below: ['id'] }
] as const satisfies readonly Route[]
export type ElevatorKind = (typeof elevatorRoutes)[number]['kind']
