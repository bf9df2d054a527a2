import { expect, test } from '@playwright/test'
import {
  elevatorPermissions,
  iotPermissions,
  openPermissions,
  phonePermissions,
  watchPermissions
} from '../../../contract/permissions.ts'
import { pageOf } from '../../../sub-apps/platform/page-of.pure.ts'

type Page = ReturnType<typeof pageOf>

const base = '/sub-app/platform'
const all = [elevatorPermissions, iotPermissions, openPermissions, phonePermissions, watchPermissions].flatMap(it =>
  Object.values(it)
)

const rows: [pathname: string, page: Page][] = [
  [base, { kind: 'deviceUpgrade' }],
  [`${base}/elevator/manage`, { kind: 'elevators' }],
  [`${base}/elevator/manage/`, { kind: 'elevators' }],
  [`${base}/elevator/manage/new`, { kind: 'elevators', part: 'new' }],
  [`${base}/elevator/manage/12`, { kind: 'elevators', part: 12 }],
  [`${base}/elevator/manage/012`, { kind: 'missing' }],
  [`${base}/elevator/manage/12/edit`, { kind: 'missing' }],
  [`${base}/elevator`, { kind: 'missing' }],
  [`${base}/elevator/detail`, { kind: 'elevatorDetail' }],
  [`${base}/elevator/detail/3`, { kind: 'elevatorDetail', part: 3 }],
  [`${base}/elevator/detail/new`, { kind: 'missing' }],
  [`${base}/elevator/simulator/3`, { kind: 'elevatorSimulator', part: 3 }],
  [`${base}/elevator/stress-test/new`, { kind: 'elevatorStressTest', part: 'new' }],
  [`${base}/elevator/config/3`, { kind: 'elevatorConfig', part: 3 }],
  [`${base}/iot/device-upgrade`, { kind: 'deviceUpgrade' }],
  [`${base}/iot/device-upgrade/versions/3`, { kind: 'deviceVersions', part: 3 }],
  [`${base}/iot/device-upgrade/versions/new`, { kind: 'deviceVersions', part: 'new' }],
  [`${base}/iot/device-upgrade/records`, { kind: 'upgradeRecords' }],
  [`${base}/iot/device-upgrade/records/1`, { kind: 'missing' }],
  [`${base}/iot/mobile-notification/2`, { kind: 'mobileNotification', part: 2 }],
  [`${base}/iot/mobile-notification/sent`, { kind: 'sentNotifications' }],
  [`${base}/phone/device/2`, { kind: 'phones', part: 2 }],
  [`${base}/phone/call-simulator/new`, { kind: 'phoneCalls', part: 'new' }],
  [`${base}/phone/voice-config/5`, { kind: 'phoneVoice', part: 5 }],
  [`${base}/watch/manage/4`, { kind: 'watches', part: 4 }],
  [`${base}/watch/task-record`, { kind: 'watchTasks' }],
  [`${base}/watch/task-record/4`, { kind: 'missing' }],
  [`${base}/open/customer-registration/new`, { kind: 'openCustomers', part: 'new' }],
  [`${base}/open/application-management/12`, { kind: 'openApplications', part: 12 }],
  [`${base}/open/file-download`, { kind: 'openFiles' }],
  [`${base}/open/file-download/1`, { kind: 'missing' }],
  [`${base}/open/api-management`, { kind: 'openApiManagement' }],
  [`${base}/open/api-listing`, { kind: 'openApiListing' }],
  [`${base}/open/release-management/3`, { kind: 'openReleases', part: 3 }],
  [`${base}/toString`, { kind: 'missing' }],
  ['/sub-app/platforms', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]
for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, base, all)).toEqual(page)
  })

test('the application’s own address shows the first page that the person may open', () => {
  expect(pageOf(base, base, ['platform:watch:taskRecord'])).toEqual({ kind: 'watchTasks' })
  expect(pageOf(base, base, [])).toEqual({ kind: 'closed' })
})
