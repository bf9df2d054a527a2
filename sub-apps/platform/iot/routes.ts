import { iotPermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.ts'

/** The paths of the pages below the application's own address. The menu has the first one; its page leads to the others. */
export const iotPaths = {
  deviceUpgrade: '/iot/device-upgrade',
  deviceVersions: '/iot/device-upgrade/versions',
  upgradeRecords: '/iot/device-upgrade/records'
} as const

const permission = iotPermissions.deviceUpgrade

export const iotRoutes = [
  { path: iotPaths.deviceUpgrade, kind: 'deviceUpgrade', permission },
  { path: iotPaths.deviceVersions, kind: 'deviceVersions', permission, below: ['new', 'id'] },
  { path: iotPaths.upgradeRecords, kind: 'upgradeRecords', permission }
] as const satisfies readonly Route[]
export type IotKind = (typeof iotRoutes)[number]['kind']
