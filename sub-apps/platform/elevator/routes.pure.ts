import { elevatorPermissions } from '#contract/permissions.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const elevatorPaths = {
  manage: '/elevator/manage',
  detail: '/elevator/detail',
  simulator: '/elevator/simulator',
  stressTest: '/elevator/stress-test',
  config: '/elevator/config'
} as const

export const elevatorRoutes = [
  { path: `${elevatorPaths.manage}/:part?`, page: { kind: 'elevators' }, permission: elevatorPermissions.manage },
  {
    path: `${elevatorPaths.manage}/new`,
    page: { kind: 'elevators', part: 'new' },
    permission: elevatorPermissions.manage
  },
  { path: `${elevatorPaths.detail}/:part?`, page: { kind: 'elevatorDetail' }, permission: elevatorPermissions.detail },
  {
    path: `${elevatorPaths.simulator}/:part?`,
    page: { kind: 'elevatorSimulator' },
    permission: elevatorPermissions.simulator
  },
  {
    path: `${elevatorPaths.stressTest}/:part?`,
    page: { kind: 'elevatorStressTest' },
    permission: elevatorPermissions.stressTest
  },
  {
    path: `${elevatorPaths.stressTest}/new`,
    page: { kind: 'elevatorStressTest', part: 'new' },
    permission: elevatorPermissions.stressTest
  },
  { path: `${elevatorPaths.config}/:part?`, page: { kind: 'elevatorConfig' }, permission: elevatorPermissions.config }
] as const
export type ElevatorKind = (typeof elevatorRoutes)[number]['page']['kind']
