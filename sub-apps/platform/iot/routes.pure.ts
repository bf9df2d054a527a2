import { iotPermissions } from '#contract/permissions.ts'

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
  { path: iotPaths.deviceUpgrade, page: { kind: 'deviceUpgrade' }, permission },
  { path: `${iotPaths.deviceVersions}/:part?`, page: { kind: 'deviceVersions' }, permission },
  { path: `${iotPaths.deviceVersions}/new`, page: { kind: 'deviceVersions', part: 'new' }, permission },
  { path: iotPaths.upgradeRecords, page: { kind: 'upgradeRecords' }, permission },
  { path: `${iotPaths.mobileNotification}/:part?`, page: { kind: 'mobileNotification' }, permission: telling },
  {
    path: `${iotPaths.mobileNotification}/new`,
    page: { kind: 'mobileNotification', part: 'new' },
    permission: telling
  },
  { path: iotPaths.sentNotifications, page: { kind: 'sentNotifications' }, permission: telling }
] as const

/** The pages of a topic of which the menu has one, with the keys of their titles. */
export const iotSections = [
  {
    label: 'upgrade.title',
    pages: [
      { path: iotPaths.deviceUpgrade, title: 'upgrade.devices', permission },
      { path: iotPaths.deviceVersions, title: 'column.versions', permission },
      { path: iotPaths.upgradeRecords, title: 'upgrade.records', permission }
    ]
  },
  {
    label: 'notification.title',
    pages: [
      { path: iotPaths.mobileNotification, title: 'rules.title', permission: telling },
      { path: iotPaths.sentNotifications, title: 'sent.title', permission: telling }
    ]
  }
] as const
export type IotKind = (typeof iotRoutes)[number]['page']['kind']
