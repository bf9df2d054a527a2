import type { DeviceReport } from '#contract/calls/device-upgrades/device-reports.ts'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'

/** The browser's message about a request whose answer is lost. */
const lost = 'Failed to load resource: net::ERR_FAILED'

const base = '/sub-app/platform/iot/device-upgrade'

test('a version is published by keyboard with its file, after a lost answer', async ({ page, visitor, complaints }) => {
  await test.step('the kind of device is asked for', async () => {
    await visitor.open('operator', `${base}/versions`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions')
    expect(await objectionsTo(page)).toEqual([])
    await page.getByRole('link', { name: 'New version' }).press('Enter')
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await expect(page.getByLabel('Kind of device')).toBeFocused()
  })
  await test.step('a file is read, and a wrong version told', async () => {
    await page.getByLabel('Kind of device').selectOption('watch')
    await page.getByLabel('Version', { exact: true }).fill('3')
    await page.getByLabel('Notes').fill('Rings louder.')
    await page
      .getByLabel('Read a file')
      .setInputFiles({ name: 'watch-3.bin', mimeType: '', buffer: Buffer.from('abc') })
    await expect(page.getByLabel('SHA-256')).toHaveValue(/^ba7816bf/)
    await expect(page.getByLabel('File name')).toHaveValue('watch-3.bin')
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await expect(page.getByLabel('Version', { exact: true })).toBeFocused()
    expect(await objectionsTo(page)).toEqual([])
    await page.getByLabel('Version', { exact: true }).fill('3.0.0')
  })

  await test.step('a lost answer loses nothing that was written', async () => {
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
  })
  await test.step('it is withdrawn', async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  })
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
  await expect(first).toContainText('Downloading 42%')
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

const rules = '/sub-app/platform/iot/mobile-notification'

test('a rule with mail and webhook is written by keyboard after a lost answer, tested, switched off and deleted', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  await visitor.open('operator', rules)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile notification')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'New rule' }).press('Enter')
  // A rule without a store is for all stores, so the field asks for no choice.
  await expect(page.getByLabel('Store (optional)').locator('option').first()).toHaveText('All stores')
  const save = page.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(page.getByLabel('Organisation', { exact: true })).toBeFocused()
  await page.getByLabel('Organisation', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Rule', { exact: true }).fill('Night desk')
  await page.getByLabel('Event').selectOption('robotFault')
  await page.getByLabel('Minimum severity').selectOption('critical')
  await page.getByLabel('For whom').selectOption('people')
  await page.getByRole('group', { name: 'People' }).getByRole('checkbox').first().check()
  await page.getByLabel('Tell people by').selectOption('No message to people')
  await page.getByLabel('Quiet from').selectOption('22')
  await save.press('Enter')
  // Somebody has to be told.
  await expect(page.getByLabel('Webhook (optional)')).toBeFocused()
  await page.getByLabel('Tell people by').selectOption('Text message and E-mail')
  await page.getByLabel('Webhook (optional)').fill('https://10.0.0.1/robots?key=1')
  await save.press('Enter')
  await expect(page.getByLabel('Quiet until')).toBeFocused()
  await page.getByLabel('Quiet until').selectOption('6')
  expect(await objectionsTo(page)).toEqual([])
  await page.route(`**${calls.createNotificationRule.path}`, route =>
    route.request().method() === 'POST' ? route.abort() : route.continue()
  )
  await save.press('Enter')
  await expect(page.getByText('Network exception')).toBeVisible()
  expect(complaints.splice(0)).toEqual([lost])
  await page.unrouteAll()
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.press('Enter')
  await expect(page.getByText('This secret is shown once')).toBeVisible()
  await expect(page.getByText(/^whsec_.{44}$/)).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all rules' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile notification')

  await page.getByPlaceholder('Rule').fill('Night')
  await expect.poll(() => addressOf(page)).toContain('text=Night')
  const row = page.getByRole('row').filter({ hasText: 'Night desk' })
  await expect(row).toContainText('Critical or worse')
  await expect(row).toContainText('Text message, E-mail, and Webhook')
  const act = async (name: string) => {
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Switch off')
  await expect(row).toContainText('Off')
  await act('Test message')
  await page.getByRole('dialog').getByRole('button', { name: 'Test message' }).click()
  await expect(page.getByText('The test is on its way: Text message, E-mail, and Webhook')).toBeVisible()
  const texts = await cloud.query(`select "to" from outbox_messages where text like '%Night desk%' order by 1`)
  expect(texts).toEqual([{ to: '+8613800000001' }, { to: 'operator@demo.example' }])

  await page.getByRole('link', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  const rows = [
    ['https://10.0.0.1', 'Webhook', 'Failed', 'The webhook’s address is not public'],
    ['o•••@demo.example', 'E-mail', 'Sent', 'English'],
    ['•••• 0001', 'Text message', 'Sent', 'English']
  ]
  for (const [place, parts] of rows.entries())
    for (const part of ['Test message', ...parts])
      await expect(page.getByRole('row').nth(place + 1)).toContainText(part)
  await page.getByRole('combobox', { name: 'State' }).selectOption('Held back')
  await expect.poll(() => addressOf(page)).toContain('state=heldBack')
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('Held back')
  expect(await objectionsTo(page)).toEqual([])

  await visitor.open('operator', `${rules}?text=Night`)
  await act('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('a rule is changed; a person who only reads changes none', async ({ page, visitor, cloud }) => {
  const [rule] = await cloud.query(`select rule_id as id, name from notification_rules join users using (tenant_id)
    where email = 'tenant@demo.example' order by 1 limit 1`)
  await visitor.open('operator', `${rules}/${rule?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(rule?.name))
  await page.getByLabel('Messages an hour for each person').fill('7')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile notification')
  expect(await cloud.query(`select per_hour from notification_rules where rule_id = ${rule?.id}`)).toEqual([
    { per_hour: 7 }
  ])

  await cloud.query(`insert into role_permissions (role_id, permission)
    select role_id, permission from user_roles join users using (user_id),
      unnest(array['platform', 'platform:iot', 'platform:iot:mobileNotification']) as permission
    where email = 'tenant@demo.example' on conflict do nothing`)
  await visitor.open('tenant', rules)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'New rule' })).toHaveCount(0)
  await expect(page.getByRole('row').nth(1).getByRole('button')).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
