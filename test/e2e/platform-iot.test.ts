import type { DeviceReport } from '#contract/calls/platform/device-reports.ts'
import { calls } from '#contract/index.ts'
import { send } from '../cloud/support/client.ts'
import { objectionsTo } from './support/objections.ts'
import { addressOf, expect, test } from './support/portal.ts'

/** What the browser says of a request whose answer is lost. */
const lost = 'Failed to load resource: net::ERR_FAILED'

const base = '/sub-app/platform/iot/device-upgrade'

test('a version is published by keyboard with its file, after a lost answer', async ({ page, visitor, complaints }) => {
  await visitor.open('operator', `${base}/versions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'New version' }).press('Enter')
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByLabel('Kind of device')).toBeFocused()
  await page.getByLabel('Kind of device').selectOption('watch')
  await page.getByLabel('Version', { exact: true }).fill('3')
  await page.getByLabel('Notes').fill('Rings louder.')
  await page.getByLabel('Read a file').setInputFiles({ name: 'watch-3.bin', mimeType: '', buffer: Buffer.from('abc') })
  await expect(page.getByLabel('SHA-256')).toHaveValue(/^ba7816bf/)
  await expect(page.getByLabel('File name')).toHaveValue('watch-3.bin')
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByLabel('Version', { exact: true })).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByLabel('Version', { exact: true }).fill('3.0.0')

  await page.route(`**${calls.addDeviceVersion.path}`, route => route.abort())
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText('Network exception')).toBeVisible()
  expect(complaints.splice(0)).toEqual([lost])
  await expect(page.getByLabel('Notes')).toHaveValue('Rings louder.')
  await page.unrouteAll()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3.0.0')
  await expect(page.getByText('Rings louder.')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
})

test('chosen devices are upgraded at once, and their progress shows by itself', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  await cloud.query(`delete from device_upgrades where device_kind = 'watch'`)
  await cloud.query(`update watches set version = '1.4.0'`)
  await visitor.open('operator', `${base}?kind=watch&version=outdated`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Device upgrade')
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('1.4.0')
  await first.getByRole('checkbox').check()
  await page.getByRole('row').nth(2).getByRole('checkbox').check()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Upgrade to the newest version' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Upgrade 2 devices to 2.0.1?')
  await page.route(`**${calls.startDeviceUpgrades.path}`, route => route.abort())
  await dialog.getByRole('button', { name: 'Upgrade' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(complaints.splice(0)).toEqual([lost])
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Upgrade' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(first).toContainText('Waits for the device')

  const body = { email: 'robot@demo.example', password: cloud.password }
  const { token } = (await send(cloud.url, calls.signInByEmail, { body })).data
  const { list } = (await send(cloud.url, calls.openDeviceUpgrades, { token, query: { size: 100 } })).data
  const upgrades = list.filter(({ deviceKind }) => deviceKind === 'watch')
  expect(upgrades).toHaveLength(2)
  const report = (reports: DeviceReport[]) => send(cloud.url, calls.reportDevices, { token, body: { reports } })
  await report(upgrades.map(({ upgradeId }) => ({ kind: 'downloading', upgradeId, progress: 42 })))
  await expect(first).toContainText('Downloads 42%')
  await report(upgrades.map(({ upgradeId }) => ({ kind: 'failed', upgradeId, failure: 'battery' })))
  await expect(first).toContainText('The battery is too low')
  await first.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Upgrade' }).click()
  await expect(first).toContainText('Waits for the device')
  await first.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Cancel the upgrade' }).click()
  await dialog.getByRole('button', { name: 'Cancel the upgrade' }).click()
  await expect(first).toContainText('Cancelled')

  await page.reload()
  expect(addressOf(page)).toContain('kind=watch&version=outdated')
  await expect(page.getByRole('row').nth(1)).toContainText('1.4.0')
  await page.getByRole('link', { name: 'Upgrade records' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade records')
  const record = page.getByRole('row').nth(1)
  for (const part of ['1.4.0', '2.0.1', 'Cancelled']) await expect(record).toContainText(part)
  expect(await objectionsTo(page)).toEqual([])
})

test('an older version says that devices go back', async ({ page, visitor, cloud }) => {
  await cloud.query(`delete from device_upgrades where device_kind = 'phone'`)
  await cloud.query(`update phones set version = '2.0.1'`)
  const token = await visitor.tokenOf('operator')
  const query = { deviceKind: 'phone' as const }
  const versions = (await send(cloud.url, calls.deviceVersionList, { token, query })).data.list
  const old = versions.find(({ version }) => version === '1.4.0')
  await visitor.open('operator', `${base}/versions/${old?.deviceVersionId}`)
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Upgrade to 1.4.0' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 device runs a newer version, and goes back to an older one.')
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade' }).click()
  await expect(row).toContainText('Waits for the device')
})

test('a person who only reads upgrades nothing', async ({ page, visitor, cloud }) => {
  await cloud.query(`insert into role_permissions (role_id, permission)
    select role_id, permission from user_roles join users using (user_id),
      unnest(array['platform', 'platform:iot', 'platform:iot:deviceUpgrade']) as permission
    where email = 'tenant@demo.example' on conflict do nothing`)
  await visitor.open('tenant', base)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('row').nth(1).getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'New version' })).toHaveCount(0)
})
