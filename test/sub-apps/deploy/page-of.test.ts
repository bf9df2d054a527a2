import { expect, test } from '@playwright/test'
import { deployPermissions } from '../../../contract/permissions.ts'
import { type Page, pageOf } from '../../../sub-apps/deploy/page-of.pure.ts'

const base = '/sub-app/deploy'
const all = Object.values(deployPermissions)

const rows: [pathname: string, page: Page][] = [
  [base, { kind: 'deployments' }],
  [`${base}/remote-deployment`, { kind: 'deployments' }],
  [`${base}/remote-deployment/`, { kind: 'deployments' }],
  [`${base}/remote-deployment/new`, { kind: 'newDeployment' }],
  [`${base}/remote-deployment/12`, { kind: 'deployment', deploymentId: 12 }],
  [`${base}/remote-deployment/012`, { kind: 'missing' }],
  [`${base}/remote-setting`, { kind: 'choice', list: 'settings' }],
  [`${base}/remote-setting/7`, { kind: 'settings', robotId: 7 }],
  [`${base}/remote-setting/new`, { kind: 'missing' }],
  [`${base}/remote-diagnosis`, { kind: 'choice', list: 'diagnoses' }],
  [`${base}/remote-diagnosis/7`, { kind: 'diagnoses', robotId: 7 }],
  [`${base}/remote-log`, { kind: 'choice', list: 'logs' }],
  [`${base}/remote-log/7`, { kind: 'logs', robotId: 7 }],
  [`${base}/remote-log/7/12`, { kind: 'log', robotId: 7, requestId: 12 }],
  [`${base}/remote-log/7/012`, { kind: 'missing' }],
  [`${base}/remote-log/7/12/1`, { kind: 'missing' }],
  [`${base}/remote-setting/7/12`, { kind: 'missing' }],
  [`${base}/device-monitoring`, { kind: 'devices' }],
  [`${base}/device-monitoring/7`, { kind: 'device', robotId: 7 }],
  [`${base}/device-monitoring/new`, { kind: 'missing' }],
  [`${base}/fault-codes`, { kind: 'faultCodes' }],
  [`${base}/fault-codes/new`, { kind: 'newFaultCode' }],
  [`${base}/fault-codes/import`, { kind: 'importFaultCodes' }],
  [`${base}/fault-codes/E-101`, { kind: 'faultCode', faultCode: 'E-101' }],
  [`${base}/fault-codes/NEW`, { kind: 'faultCode', faultCode: 'NEW' }],
  [`${base}/fault-codes/e-101`, { kind: 'missing' }],
  [`${base}/fault-codes/E-101/edit`, { kind: 'missing' }],
  [`${base}/mapping-config`, { kind: 'mappings' }],
  [`${base}/mapping-config/new`, { kind: 'newMapping' }],
  [`${base}/mapping-config/12`, { kind: 'mapping', mappingId: 12 }],
  [`${base}/mapping-config/E-101`, { kind: 'missing' }],
  [`${base}/toString`, { kind: 'missing' }],
  ['/sub-app/deployment', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]
for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, base, all)).toEqual(page)
  })

test('the application’s own address shows the first list that the person may open', () => {
  expect(pageOf(base, base, ['deploy:faultCodes'])).toEqual({ kind: 'faultCodes' })
  expect(pageOf(base, base, ['deploy:remoteDiagnosis'])).toEqual({ kind: 'choice', list: 'diagnoses' })
  expect(pageOf(base, base, [])).toEqual({ kind: 'closed' })
})
