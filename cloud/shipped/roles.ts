import { subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'
import {
  administrationPermissions,
  afterSalesPermissions,
  cleaningPermissions,
  deployPermissions,
  dispatchPermissions,
  elevatorPermissions,
  iotPermissions,
  materialPermissions,
  messagePermissions,
  openPermissions,
  otaPermissions,
  packagePermissions,
  permissions,
  phonePermissions,
  robotActPermissions,
  robotRegistryPermissions,
  scenePermissions,
  shopPermissions,
  watchPermissions
} from '#contract/permissions.ts'
import type { BuiltInRole } from '../topics/identity/built-in-roles.pure.ts'
import { permissionsOf } from './menu.ts'

/** Every permission that the menu, the portal or the cloud looks at. */
export const everyPermission: readonly string[] = [
  ...new Set([
    ...permissionsOf(...subAppPrefixes),
    ...Object.values(permissions),
    ...Object.values(administrationPermissions),
    ...Object.values(afterSalesPermissions),
    ...Object.values(messagePermissions),
    ...Object.values(shopPermissions),
    ...Object.values(cleaningPermissions),
    ...Object.values(dispatchPermissions),
    ...Object.values(deployPermissions),
    ...Object.values(otaPermissions),
    ...Object.values(robotActPermissions),
    ...Object.values(robotRegistryPermissions),
    ...Object.values(scenePermissions),
    ...Object.values(packagePermissions),
    ...Object.values(materialPermissions),
    ...Object.values(elevatorPermissions),
    ...Object.values(iotPermissions),
    ...Object.values(watchPermissions),
    ...Object.values(openPermissions),
    ...Object.values(phonePermissions)
  ])
]

/** The roles that every portal has. An administrator renames or narrows the second one in the database. */
export const shippedRoles: Record<BuiltInRole, { name: string; permissions: readonly string[] }> = {
  administrator: { name: 'Administrator', permissions: everyPermission },
  registered: {
    name: 'End customer',
    permissions: [
      ...permissionsOf('robot', 'cleanCC'),
      'message',
      'message:list',
      cleaningPermissions.control,
      permissions.account,
      permissions.myReservations
    ]
  }
}
