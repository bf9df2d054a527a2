import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const codes = '/sub-app/deploy/fault-codes'
const devices = '/sub-app/deploy/device-monitoring'
const deployments = '/sub-app/deploy/remote-deployment'

test('a person writes a fault code by keyboard, finds it, and deletes it', async ({ page, visitor }) => {
  await visitor.open('operator', codes)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fault code (DTC) management')
  await expect(sidebar(page).getByRole('link', { name: 'Fault code (DTC) management' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'E-207' })).toContainText('Critical')
  expect(await objectionsTo(page)).toEqual([])

  await page.getByRole('link', { name: 'New fault code' }).press('Enter')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill('e-777')
  await page.getByLabel('Name (English)').fill('Tray tilts')
  await page.getByLabel('Remedy (English)').fill('Level the tray.')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByLabel('Remedy (English)').press('Tab')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-777')
  await expect.poll(() => addressOf(page)).toBe(`${codes}/E-777`)

  await page.getByRole('main').getByRole('link', { name: 'Fault code (DTC) management', exact: true }).press('Enter')
  await page.getByPlaceholder('Code or name in any language').fill('tray')
  await expect.poll(() => addressOf(page)).toContain('text=tray')
  await expect(page.getByRole('row').filter({ hasText: 'E-777' })).toContainText('Tray tilts')
  await page.getByRole('link', { name: 'E-777' }).press('Enter')
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fault code (DTC) management')
})

test('a file of fault codes is checked, corrected and imported', async ({ page, visitor }) => {
  await visitor.open('operator', `${codes}/import`)
  const choose = (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const head = 'code,severity,name.en,name.th,remedy.en'
  await choose(`${head}\nE-780,error,Door open,,Close it.\nE-781,awful,,,Wait.\n`)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 things are wrong' })).toBeVisible()
  const row = page.getByRole('table', { name: 'Problem' }).getByRole('row').filter({ hasText: 'severity' }).last()
  await expect(row).toContainText('The severity is one of info, warning, error and critical.')
  await expect(page.getByRole('button', { name: 'Import 1 code' })).toHaveCount(0)
  expect(await objectionsTo(page)).toEqual([])

  await choose(`${head}\nE-780,error,Door open,ประตูเปิด,Close it.\n`)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 1 code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fault code (DTC) management')
  await expect(page.getByRole('row').filter({ hasText: 'E-780' })).toContainText('Door open')
})

test('a person looks at the computer of a robot: charts, the same figures as a table, another period', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.deviceList, { token, query: { online: true } })).data
  const [robot] = list
  await visitor.open('operator', devices)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Device monitoring')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByPlaceholder('Robot, serial number or store').fill(robot?.serial ?? '')
  await expect(page.getByRole('row').filter({ hasText: robot?.name ?? '' })).toHaveCount(1)
  await page.getByRole('link', { name: robot?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot?.name ?? '')
  await expect(page.getByRole('img')).toHaveCount(4)
  const table = page.getByRole('table', { name: 'Measures as a table' })
  await expect(table.locator('tbody tr').first()).toContainText(`${robot?.last?.disk}%`)
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: '24 hours' }).click()
  await expect(page.getByText('Each point is the highest value of 5 minutes.')).toBeVisible()
  await expect.poll(() => addressOf(page)).toContain('period=day')
})

test('a robot is set up step by step, and the page says who did what', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('operator')
  const robots = (await send(cloud.url, calls.robotList, { token, query: { bound: true, size: 100 } })).data.list
  const busy = (await send(cloud.url, calls.deploymentList, { token, query: { state: 'open', size: 100 } })).data.list
  const robot = robots.find(it => it.online && busy.every(({ robotId }) => robotId !== it.robotId))
  await visitor.open('operator', deployments)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote deployment')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'New deployment' }).click()
  await page.getByPlaceholder('Robot, serial number or store').fill(robot?.serial ?? '')
  const row = page.getByRole('row').filter({ hasText: robot?.serial ?? '' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Begin to set it up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin to set it up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot?.name ?? '')

  // A step that is left out needs a reason.
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(page.getByText('Say why in a note.')).toBeVisible()
  await page.getByLabel('Note').fill('It came without a box.')
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Skipped · Olivia Hart' })).toBeVisible()
  await expect(page.getByText('It came without a box.')).toBeVisible()
  await page.getByRole('button', { name: 'Done: Network' }).click()
  await expect(page.getByRole('button', { name: 'Done: Activation' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Reopen: Network' }).click()
  await expect(page.getByRole('button', { name: 'Done: Network' })).toBeVisible()
})

test('a person who only reads sees no button that writes', async ({ page, visitor, cloud }) => {
  await cloud.query(`insert into role_permissions (role_id, permission)
    select role_id, permission from user_roles join users using (user_id),
      (values ('deploy'), ('deploy:faultCodes'), ('deploy:remoteDeployment')) as given(permission)
    where email = 'distributor@demo.example' on conflict do nothing`)
  await visitor.open('distributor', `${codes}/E-101`)
  await expect(page.getByText('Clear the way in front of the robot')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
