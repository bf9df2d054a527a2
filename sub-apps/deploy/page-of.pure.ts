import { deployPermissions as may } from '#contract/permissions.ts'
import { createRouter, type PageOf } from '#kit/router.pure.ts'

/** The path of each list below the application's own address: those of the menu, in its order. */
export const paths = {
  deployments: '/remote-deployment',
  settings: '/remote-setting',
  logs: '/remote-log',
  devices: '/device-monitoring',
  diagnoses: '/remote-diagnosis',
  faultCodes: '/fault-codes',
  mapping: '/mapping-config'
} as const

const routes = [
  { path: paths.deployments, page: { kind: 'deployments' }, permission: may.deployments },
  { path: paths.settings, page: { kind: 'choice', list: 'settings' }, permission: may.settings },
  { path: paths.logs, page: { kind: 'choice', list: 'logs' }, permission: may.logs },
  { path: paths.devices, page: { kind: 'devices' }, permission: may.monitor },
  { path: paths.diagnoses, page: { kind: 'choice', list: 'diagnoses' }, permission: may.diagnoses },
  { path: paths.faultCodes, page: { kind: 'faultCodes' }, permission: may.faultCodes },
  { path: paths.mapping, page: { kind: 'mappings' }, permission: may.mapping },
  { path: '/remote-deployment/new', page: { kind: 'newDeployment' }, permission: may.deployments },
  { path: '/remote-deployment/:deploymentId', page: { kind: 'deployment' }, permission: may.deployments },
  { path: '/remote-setting/:robotId', page: { kind: 'settings' }, permission: may.settings },
  { path: '/remote-log/:robotId', page: { kind: 'logs' }, permission: may.logs },
  { path: '/remote-log/:robotId/:requestId', page: { kind: 'log' }, permission: may.logs },
  { path: '/device-monitoring/:robotId', page: { kind: 'device' }, permission: may.monitor },
  { path: '/remote-diagnosis/:robotId', page: { kind: 'diagnoses' }, permission: may.diagnoses },
  { path: '/fault-codes/new', page: { kind: 'newFaultCode' }, permission: may.faultCodes },
  { path: '/fault-codes/import', page: { kind: 'importFaultCodes' }, permission: may.faultCodes },
  { path: '/fault-codes/:faultCode(code)', page: { kind: 'faultCode' }, permission: may.faultCodes },
  { path: '/mapping-config/new', page: { kind: 'newMapping' }, permission: may.mapping },
  { path: '/mapping-config/:mappingId', page: { kind: 'mapping' }, permission: may.mapping }
] as const

/** The pages of this application, and those for an address without a page that the person may open. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
