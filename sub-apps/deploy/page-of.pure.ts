import { deployPermissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application, and a page for unknown addresses. */
export type Page =
  | { kind: 'deployments' }
  | { kind: 'newDeployment' }
  | { kind: 'deployment'; deploymentId: number }
  | { kind: 'devices' }
  | { kind: 'device'; robotId: number }
  | { kind: 'choice'; list: 'settings' | 'logs' | 'diagnoses' }
  | { kind: 'settings'; robotId: number }
  | { kind: 'logs'; robotId: number }
  | { kind: 'log'; robotId: number; requestId: number }
  | { kind: 'diagnoses'; robotId: number }
  | { kind: 'faultCodes' }
  | { kind: 'newFaultCode' }
  | { kind: 'importFaultCodes' }
  | { kind: 'faultCode'; faultCode: string }
  | { kind: 'mappings' }
  | { kind: 'newMapping' }
  | { kind: 'mapping'; mappingId: number }
  | { kind: 'missing' }

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

const lists = [
  { path: paths.deployments, page: { kind: 'deployments' }, permission: deployPermissions.deployments },
  { path: paths.settings, page: { kind: 'choice', list: 'settings' }, permission: deployPermissions.settings },
  { path: paths.logs, page: { kind: 'choice', list: 'logs' }, permission: deployPermissions.logs },
  { path: paths.devices, page: { kind: 'devices' }, permission: deployPermissions.monitor },
  { path: paths.diagnoses, page: { kind: 'choice', list: 'diagnoses' }, permission: deployPermissions.diagnoses },
  { path: paths.faultCodes, page: { kind: 'faultCodes' }, permission: deployPermissions.faultCodes },
  { path: paths.mapping, page: { kind: 'mappings' }, permission: deployPermissions.mapping }
] as const

/** Ids in the cloud's form. Other spellings of a number are refused. */
const id = /^[1-9]\d{0,8}$/
/** A robot, and one of its logs. */
const twoIds = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/
/** Codes are in capitals, so that none is taken for a page. */
const code = /^[A-Z0-9][A-Z0-9-]{0,31}$/

const pageBelow = (list: string, part: string): Page => {
  if (list === paths.deployments && part === 'new') return { kind: 'newDeployment' }
  if (list === paths.deployments && id.test(part)) return { kind: 'deployment', deploymentId: Number(part) }
  if (list === paths.devices && id.test(part)) return { kind: 'device', robotId: Number(part) }
  if (list === paths.settings && id.test(part)) return { kind: 'settings', robotId: Number(part) }
  if (list === paths.diagnoses && id.test(part)) return { kind: 'diagnoses', robotId: Number(part) }
  if (list === paths.logs) {
    const [, robotId, requestId] = twoIds.exec(part) ?? []
    if (requestId !== undefined) return { kind: 'log', robotId: Number(robotId), requestId: Number(requestId) }
    return id.test(part) ? { kind: 'logs', robotId: Number(part) } : { kind: 'missing' }
  }
  if (list === paths.mapping && part === 'new') return { kind: 'newMapping' }
  if (list === paths.mapping && id.test(part)) return { kind: 'mapping', mappingId: Number(part) }
  if (list !== paths.faultCodes) return { kind: 'missing' }
  if (part === 'new') return { kind: 'newFaultCode' }
  if (part === 'import') return { kind: 'importFaultCodes' }
  return code.test(part) ? { kind: 'faultCode', faultCode: part } : { kind: 'missing' }
}

/**
 * The page of an address; undefined for an address of another application. The base path shows the first list that the
 * person may open.
 */
export const pageOf = (pathname: string, basePath: string, held: readonly string[] = []): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  if (below === '') return lists.find(({ permission }) => held.includes(permission))?.page ?? { kind: 'missing' }
  const [, list = '', part] = /^(\/[a-z-]+)(?:\/([^/]+(?:\/[^/]+)?))?$/.exec(below) ?? []
  if (part !== undefined) return pageBelow(list, part)
  return lists.find(({ path }) => path === list)?.page ?? { kind: 'missing' }
}
