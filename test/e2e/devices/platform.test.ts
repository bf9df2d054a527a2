import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const base = '/sub-app/platform'

test('a person adds an elevator by keyboard, finds it, and deletes it', async ({ page, visitor }) => {
  await visitor.open('operator', `${base}/elevator/manage`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevator management')
  await expect(sidebar(page).getByRole('link', { name: 'Elevator management' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])

  await page.getByRole('link', { name: 'New elevator' }).press('Enter')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('Elevator', { exact: true })).toBeFocused()
  await page.getByLabel('Elevator', { exact: true }).fill('Kitchen elevator')
  await page.getByLabel('Building').fill('East wing')
  await page.getByLabel('Store', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Floors').fill('1')
  await page.getByLabel('Maker').fill('Kone')
  await page.getByLabel('Controller serial number').fill('EC-E2E-1')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('Floors')).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByLabel('Floors').fill('B1, 1, 2')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevator management')

  await page.getByPlaceholder('Elevator, building, serial number or store').fill('EC-E2E')
  await expect.poll(() => addressOf(page)).toContain('text=EC-E2E')
  const row = page.getByRole('row').filter({ hasText: 'Kitchen elevator' })
  await expect(row).toContainText('Offline')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('a robot rides an elevator step by step, and the ride is among the last ones', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const query = { state: 'online' as const, size: 100 }
  const [elevator] = (await send(cloud.url, calls.elevatorList, { token, query })).data.list
  const elevatorId = elevator?.elevatorId ?? 0
  await visitor.open('operator', `${base}/elevator/simulator/${elevatorId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(elevator?.name ?? '')
  await page.getByLabel('Robot', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('From floor').selectOption(elevator?.floor ?? '')
  await page.getByLabel('To floor').selectOption(elevator?.floors.find(it => it !== elevator.floor) ?? '')
  await page.getByRole('button', { name: 'Call the elevator' }).click()
  await expect(page.getByRole('rowheader', { name: 'Elevator called' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await cloud.clock.advance(1_000)
  await expect(page.getByRole('rowheader', { name: 'Door open', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the ride' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toBeVisible()
  await visitor.open('operator', `${base}/elevator/detail/${elevatorId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Cancelled' }).first()).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
})

test('a stress test runs in the cloud, survives a reload, and shows its figures', async ({ page, visitor, cloud }) => {
  await visitor.open('operator', `${base}/elevator/stress-test/new`)
  await page.getByLabel('Elevator', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Rides').fill('0')
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expect(page.getByLabel('Rides')).toBeFocused()
  await page.getByLabel('Rides').fill('20')
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expect(page.getByRole('button', { name: 'Stop the test' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Stop the test' })).toBeVisible()
  await expect(async () => {
    await cloud.clock.advance(1_000)
    await expect(page.getByText('20 of 20')).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await expect(page.getByRole('rowheader', { name: 'Waiting' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
})

test('the configuration of an elevator is changed, and a wrong map is refused in its field', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', `${base}/elevator/config`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevator configuration')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'Guest elevator' }).first().click()
  const map = page.getByLabel('Floors on robots’ maps (optional)')
  await map.fill('B1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(map).toBeFocused()
  await map.fill('B1=-1, 1=1')
  await page.getByLabel('Seconds that the door stays open').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevator configuration')
  await page.getByRole('link', { name: 'Guest elevator' }).first().click()
  await expect(page.getByLabel('Seconds that the door stays open')).toHaveValue('12')
})

test('a watch is handed over, and its calls are listed by day', async ({ page, visitor }) => {
  await visitor.open('operator', `${base}/watch/manage`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch management')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByPlaceholder('Person, serial number or store').fill('Front station')
  await page.getByRole('link', { name: 'Front station' }).first().click()
  await page.getByLabel('Person or station').fill('Station Lotus')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch management')
  await page.getByPlaceholder('Person, serial number or store').fill('Station Lotus')
  await expect(page.getByRole('row').filter({ hasText: 'Station Lotus' })).toHaveCount(1)

  await visitor.open('operator', `${base}/watch/task-record`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch task record')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByLabel('Day (Beijing time)').fill('2020-01-01')
  await expect.poll(() => addressOf(page)).toContain('day=2020-01-01')
  await expect(page.getByText('Nothing fits these filters')).toBeVisible()
})

test('a robot calls a phone with the voice of its store, and the call is in the log', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const query = { state: 'online' as const, size: 100 }
  const [phone] = (await send(cloud.url, calls.phoneList, { token, query })).data.list
  await visitor.open('operator', `${base}/phone/voice-config/${phone?.storeId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phone?.storeName ?? '')
  await page.getByLabel('Sentence on arrival (English)').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Sentence on arrival (English)')).toBeFocused()
  await page.getByLabel('Sentence on arrival (English)').fill('Your towels are here.')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voice configuration')
  expect(await objectionsTo(page)).toEqual([])

  await visitor.open('operator', `${base}/phone/call-simulator`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call simulator')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'New call' }).click()
  await page.getByLabel('Phone', { exact: true }).selectOption(String(phone?.phoneId))
  await page.getByLabel('Robot', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rings' })).toBeVisible()
  await expect(page.getByText('Your towels are here.')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'End the call' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Call simulator' }).first().click()
  await expect(page.getByRole('row').nth(1)).toContainText('Cancelled')
})

test('a phone is added and found', async ({ page, visitor }) => {
  await visitor.open('operator', `${base}/phone/device/new`)
  await page.getByLabel('Phone', { exact: true }).fill('Sauna')
  await page.getByLabel('Extension').fill('7')
  await page.getByLabel('Store', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Serial number').fill('PH-E2E-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Extension')).toBeFocused()
  await page.getByLabel('Extension').fill('7788')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phone devices')
  await page.getByPlaceholder('Phone, extension, serial number or store').fill('7788')
  await expect(page.getByRole('row').filter({ hasText: 'Sauna' })).toContainText('Offline')
  expect(await objectionsTo(page)).toEqual([])
})

test('a person who only reads sees no button that writes', async ({ page, visitor, cloud }) => {
  await cloud.query(`insert into role_permissions (role_id, permission)
    select role_id, permission from user_roles join users using (user_id),
      (values ('platform'), ('platform:elevator'), ('platform:elevator:manage'), ('platform:elevator:config'))
        as given(permission)
    where email = 'distributor@demo.example' on conflict do nothing`)
  await visitor.open('distributor', `${base}/elevator/manage`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevator management')
  await expect(page.getByRole('link', { name: 'New elevator' })).toHaveCount(0)
  await visitor.open('distributor', `${base}/elevator/config`)
  await page.getByRole('link', { name: 'Guest elevator' }).first().click()
  await expect(page.getByText('Floors on robots’ maps')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
