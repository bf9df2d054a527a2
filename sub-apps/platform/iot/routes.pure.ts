import { iotPermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.pure.ts'

/** The paths of the pages below the application's own address. The menu has one of each topic, which leads to the others. */
export const iotPaths = {
  deviceUpgrade: '/iot/device-upgrade',
  deviceVersions: '/iot/device-upgrade/versions',
  upgradeRecords: '/iot/device-upgrade/records',
  mobileNotification: '/iot/mobile-notification',
  sentNotifications: '/iot/mobile-notification/sent'
} as const

const permission = iotPermissions.deviceUpgrade
const telling = iotPermissions.mobileNotification

export const iotRoutes = [
  { path: iotPaths.deviceUpgrade, kind: 'deviceUpgrade', permission },
  { path: iotPaths.deviceVersions, kind: 'deviceVersions', permission, below: ['new', 'id'] },
  { path: iotPaths.upgradeRecords, kind: 'upgradeRecords', permission },
  { path: iotPaths.mobileNotification, kind: 'mobileNotification', permission: telling, below: ['new', 'id'] },
  { path: iotPaths.sentNotifications, kind: 'sentNotifications', permission: telling }
] as const satisfies readonly Route[]
export type IotKind = (typeof iotRoutes)[number]['kind']
