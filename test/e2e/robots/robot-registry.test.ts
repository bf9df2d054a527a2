import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* Robots come into the portal by the pages: a model first, then a robot by the form, then many by a file. */

const list = '/sub-app/robot/list'

test('a person adds a model and a robot of it by keyboard, activates it, and reads its history', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', list)
  await page.getByRole('link', { name: 'Models', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Models of robots' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a model' }).press('Enter')
  const dialog = inDialog(page, 'Add a model')
  await dialog.getByRole('textbox', { name: 'Model' }).fill('K7')
  await dialog.getByLabel('Form of serial numbers').fill('K7 (')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Use #, @, letters')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await dialog.getByLabel('Form of serial numbers').fill('K7-####')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'K7-####' })).toContainText('K7')

  await page.getByRole('link', { name: 'Robot list', exact: true }).last().press('Enter')
  await page.getByRole('link', { name: 'Add a robot' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add a robot' })).toBeFocused()
  await page.getByRole('button', { name: 'Add the robot' }).press('Enter')
  await expect(page.getByLabel('Model')).toBeFocused()
  await page.getByLabel('Model').selectOption('K7')
  await page.getByLabel('Serial number').fill('K7-1')
  await page.getByLabel('Name').fill('Anna of the lobby')
  await page.getByRole('combobox', { name: 'Organisation' }).selectOption({ label: 'Harbourlight Dining Group' })
  await page.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Harbourlight Marina Bay · Singapore' })
  await page.getByRole('button', { name: 'Add the robot' }).press('Enter')
  await expect(page.getByText('Serial numbers of this model look like K7-####.')).toBeVisible()
  await expect(page.getByLabel('Serial number')).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByLabel('Serial number').fill('K7-0001')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Anna of the lobby' })).toBeVisible()
  await expect(page.getByText('Harbourlight Marina Bay')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).press('Enter')
  const activation = inDialog(page, 'Activate Anna of the lobby?')
  await activation.getByLabel('Note').fill('It stands in the lobby.')
  await activation.getByRole('button', { name: 'Activate' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Activate' })).toHaveCount(0)
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('row').nth(1)).toContainText('It stands in the lobby.')
  await expect(history.getByRole('row').nth(2)).toContainText('Added')
})

test('a person adds a ninth kind of robots, and open pages know it by its name', async ({ page, visitor }) => {
  await visitor.open('operator', list)
  await page.getByRole('link', { name: 'Models', exact: true }).click()
  await page.getByRole('button', { name: 'Add a kind' }).press('Enter')
  const dialog = inDialog(page, 'Add a kind')
  await dialog.getByLabel('Code').fill('Windows')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Begin with a lower case letter')).toBeVisible()
  await expect(dialog.getByText('Give the kind an English name.')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await dialog.getByLabel('Code').fill('windows')
  await dialog.getByRole('checkbox', { name: 'Cleans floors' }).check()
  await dialog.getByLabel('Name in English').fill('Window cleaning')
  await dialog.getByLabel('Name in ไทย').fill('เช็ดกระจก')
  await page.keyboard.press('Enter')
  const kinds = page.getByRole('grid', { name: 'Kinds of robots' })
  const row = kinds.getByRole('row').filter({ hasText: 'Window cleaning' })
  await expect(row).toContainText('Cleans floors')

  await page.getByRole('button', { name: 'Add a model' }).click()
  await expect(inDialog(page, 'Add a model').getByLabel('Kind')).toContainText('Window cleaning')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Actions for Window cleaning' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await inDialog(page, 'Delete Window cleaning?').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('typed values stay when the answer is lost, and the same robot is not added twice', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const token = await visitor.tokenOf('operator')
  const model = { model: 'K8', robotKind: 'hotel', serialForm: null } as const
  await send(cloud.url, calls.createRobotModel, { token, body: model })
  await visitor.open('operator', `${list}/new`)
  await page.getByLabel('Model').selectOption('K8')
  await page.getByLabel('Serial number').fill('K8-lost')
  await page.getByRole('combobox', { name: 'Organisation' }).selectOption({ index: 1 })
  // The cloud takes the robot, and its answer is lost on the way.
  await page.route(
    `**${calls.registerRobots.path}`,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 }
  )
  await page.getByRole('button', { name: 'Add the robot' }).click()
  await expect(page.locator('form').getByRole('alert')).toBeVisible()
  complaints.length = 0
  await expect(page.getByLabel('Serial number')).toHaveValue('K8-lost')
  await page.getByRole('button', { name: 'Add the robot' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'K8-lost' })).toBeVisible()
  const { total } = (await send(cloud.url, calls.robotList, { token, query: { text: 'K8-lost' } })).data
  expect(total).toBe(1)
})

test('a file of robots is checked, corrected and imported, and the robots show in the list', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const model = { model: 'K9', robotKind: 'cleaning', serialForm: 'K9-###' } as const
  await send(cloud.url, calls.createRobotModel, { token, body: model })
  await visitor.open('operator', list)
  await page.getByRole('link', { name: 'Import robots' }).click()
  const choose = (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'robots.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('serial,model,name\nK9-001,K9,Bella\nK9-2,K9,\nK9-003,none,\n')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 things are wrong' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Problem' })).toContainText('The serial number does not fit its model.')
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  expect(await objectionsTo(page)).toEqual([])

  await choose('serial,model,name\nK9-001,K9,Bella\nK9-002,K9,\n')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 2 robots' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robot list' })).toBeVisible()
  await page.locator('portal-list').getByRole('searchbox').fill('K9-00')
  await expect(page.getByRole('row').filter({ hasText: 'K9-001' })).toContainText('Bella')
  await expect(page.getByRole('row').filter({ hasText: 'K9-002' })).toContainText('Not activated')
})

test('who may not add robots sees no way to it, and the address says so', async ({ page, visitor }) => {
  await visitor.open('customer', list)
  await expect(page.getByRole('button', { name: 'Saved filters' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a robot' })).toHaveCount(0)
  await visitor.open('customer', `${list}/new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
})

test('a portal with one organisation and no model leads to the models, and asks nobody about unsaved work', async ({
  page,
  visitor
}) => {
  const answer = (data: unknown) => ({ json: { code: 610000, msg: '', data } })
  await page.route(`**${calls.robotModelDefinitions.path}`, route => route.fulfill(answer([])))
  await page.route(`**${calls.registrationTenants.path}`, route =>
    route.fulfill(answer([{ tenantId: 1, name: 'The only one' }]))
  )
  await visitor.open('operator', `${list}/new?serial=K7-0001`)
  await page.getByRole('link', { name: 'Models of robots' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Models of robots' })).toBeVisible()
})

test('a page that loads first keeps the focus on its heading', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/robot/settings-template')
  const link = page.getByRole('rowheader').getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  // The page has a heading at once, and another one when its data is there.
  await page.route('**/settings-templates/detail?*', async route => {
    await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeFocused()
    await route.continue()
  })
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})
