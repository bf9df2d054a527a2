import { otaPermissions as may } from '#contract/permissions.ts'
import { createRouter } from '#kit/router.pure.ts'

/** The entries of the menu: their address below the base path, and the permission for each. */
export const sections = [
  { path: '/client', kind: 'client', permission: may.client },
  { path: '/external-software', kind: 'external', permission: may.externalSoftware },
  { path: '/software-package', kind: 'package', permission: may.softwarePackage },
  { path: '/machine-version', kind: 'machines', permission: may.machineVersion },
  { path: '/software-update', kind: 'rollOuts', permission: may.softwareUpdate },
  { path: '/upgrade-record', kind: 'records', permission: may.upgradeRecord }
] as const
export type Section = (typeof sections)[number]

/** The address of a section below the base path. */
export const pathOf = (kind: Section['kind']): string => sections.find(it => it.kind === kind)?.path ?? ''

const client = { permission: may.client } as const
const external = { permission: may.externalSoftware } as const
const ofPackage = { permission: may.softwarePackage } as const

const routes = [
  { path: '/client', page: { kind: 'software', of: 'client' }, ...client },
  { path: '/external-software', page: { kind: 'software', of: 'external' }, ...external },
  { path: '/software-package', page: { kind: 'software', of: 'package' }, ...ofPackage },
  { path: '/machine-version', page: { kind: 'machines' }, permission: may.machineVersion },
  { path: '/software-update', page: { kind: 'rollOuts' }, permission: may.softwareUpdate },
  { path: '/upgrade-record', page: { kind: 'records' }, permission: may.upgradeRecord },
  { path: '/client/new', page: { kind: 'newSoftware', of: 'client' }, ...client },
  { path: '/client/:softwareId', page: { kind: 'oneSoftware', of: 'client' }, ...client },
  { path: '/client/:softwareId/new', page: { kind: 'newVersion', of: 'client' }, ...client },
  { path: '/external-software/new', page: { kind: 'newSoftware', of: 'external' }, ...external },
  { path: '/external-software/:softwareId', page: { kind: 'oneSoftware', of: 'external' }, ...external },
  { path: '/external-software/:softwareId/new', page: { kind: 'newVersion', of: 'external' }, ...external },
  { path: '/software-package/new', page: { kind: 'newSoftware', of: 'package' }, ...ofPackage },
  { path: '/software-package/:softwareId', page: { kind: 'oneSoftware', of: 'package' }, ...ofPackage },
  { path: '/software-package/:softwareId/new', page: { kind: 'newVersion', of: 'package' }, ...ofPackage },
  { path: '/machine-version/new', page: { kind: 'newMachine' }, permission: may.machineVersion },
  { path: '/machine-version/:machineVersionId', page: { kind: 'machine' }, permission: may.machineVersion },
  { path: '/software-update/new', page: { kind: 'newRollOut' }, permission: may.softwareUpdate },
  { path: '/software-update/rules', page: { kind: 'rules' }, permission: may.softwareUpdate },
  { path: '/software-update/:rollOutId', page: { kind: 'rollOut' }, permission: may.softwareUpdate },
  { path: '/software-update/:rollOutId/change', page: { kind: 'changedRollOut' }, permission: may.softwareUpdate }
] as const

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
