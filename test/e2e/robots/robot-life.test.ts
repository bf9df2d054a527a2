import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* A robot's page moves the robot, retires it and takes it back (docs/robot-life.md). */

const list = '/sub-app/robot/list'
const from = 'Harbourlight Marina Bay · Singapore'

type Made = { robotId: number; tenantId: number; storeId: number; token: string }
const newRobot = async (url: string, token: string, serial: string): Promise<Made> => {
  const model = { model: 'L1', robotKind: 'hotel', serialForm: null } as const
  await send(url, calls.createRobotModel, { token, body: model })
  const { list: stores } = (await send(url, calls.storeList, { token, query: { text: 'Harbourlight Marina Bay' } }))
    .data
  const { storeId = 0, tenantId = 0 } = stores[0] ?? {}
  const robots = [{ serial, name: `Bella ${serial}`, model: 'L1', storeId }]
  const { data } = await send(url, calls.registerRobots, { token, body: { robots } })
  return { robotId: data[0]?.robotId ?? 0, tenantId, storeId, token }
}

test('a person moves a robot to another store and to another organisation by keyboard', async ({
  page,
  visitor,
  cloud
}) => {
  const { robotId } = await newRobot(cloud.url, await visitor.tokenOf('operator'), 'L1-move')
  await visitor.open('operator', `${list}/${robotId}`)
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  const dialog = inDialog(page, 'Move Bella L1-move?')
  const store = dialog.getByRole('combobox', { name: 'Store' })
  await expect(store.getByRole('option', { name: from })).toBeAttached()
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(dialog.getByText('Choose the store.')).toBeVisible()
  await expect(store).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  const other = await store.getByRole('option').filter({ hasNotText: from }).nth(1).textContent()
  await store.selectOption({ label: other ?? '' })
  await dialog.getByLabel('Reason').fill('The lobby there needs one.')
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('row').nth(1)).toContainText('Moved to another store')
  await expect(history.getByRole('row').nth(1)).toContainText('The lobby there needs one.')
  await expect(history.getByRole('row').nth(1)).toContainText('Harbourlight Marina Bay →')

  await page.getByRole('button', { name: 'Move' }).press('Enter')
  const tenant = dialog.getByRole('combobox', { name: 'Organisation' })
  const own = await tenant.inputValue()
  const value = await tenant.locator(`option:not([value="${own}"], [value=""])`).first().getAttribute('value')
  await tenant.selectOption(value ?? '')
  await expect(dialog.getByText('The old organisation keeps')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Sold.')
  // A double press moves it once.
  await dialog.getByRole('button', { name: 'Move' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'L1-move', exact: true })).toBeVisible()
  await expect(history.getByRole('row').nth(1)).toContainText('Came from another organisation')
  await expect(history.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('Not activated').first()).toBeVisible()

  await page.goto(`${list}/${robotId}`)
  await expect(page.getByText('Not in service since')).toBeVisible()
  await expect(history.getByRole('row').nth(1)).toContainText('Left for another organisation')
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
})

test('of two people who move a robot at once, the second one reads that somebody was faster', async ({
  page,
  visitor,
  cloud
}) => {
  const made = await newRobot(cloud.url, await visitor.tokenOf('operator'), 'L1-two')
  const { robotId, tenantId, storeId, token } = made
  await visitor.open('operator', `${list}/${robotId}`)
  await page.getByRole('button', { name: 'Move' }).click()
  const dialog = inDialog(page, 'Move Bella L1-two?')
  const store = dialog.getByRole('combobox', { name: 'Store' })
  await expect(store.getByRole('option', { name: from })).toBeAttached()
  await store.selectOption({ index: 2 })
  await dialog.getByLabel('Reason').fill('Mine.')
  const body = { robotId, tenantId, storeId: null, seenStoreId: storeId, note: 'Theirs.' }
  expect((await send(cloud.url, calls.moveRobot, { token, body })).code).toBe(610000)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Mine.')
  const robot = (await send(cloud.url, calls.robotDetail, { token, query: { robotId } })).data
  expect(robot.storeId).toBeNull()
})

test('a person retires a robot, finds it among the retired ones, takes it back, and frees its serial', async ({
  page,
  visitor,
  cloud
}) => {
  const { robotId } = await newRobot(cloud.url, await visitor.tokenOf('operator'), 'L1-old')
  const retire = async () => {
    await page.getByRole('button', { name: 'Retire' }).press('Enter')
    const dialog = inDialog(page, 'Retire Bella L1-old?')
    await dialog.getByRole('button', { name: 'Retire' }).press('Enter')
    await expect(dialog.getByText('Say why')).toBeVisible()
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    expect(await objectionsTo(page)).toEqual([])
    await dialog.getByLabel('Reason').fill('Its motor is broken.')
    await dialog.getByRole('button', { name: 'Retire' }).press('Enter')
    await expect(page.getByText('Not in service since')).toBeVisible()
  }
  await visitor.open('operator', `${list}/${robotId}`)
  await retire()
  await page.getByRole('link', { name: 'Robot list', exact: true }).last().press('Enter')
  await page.locator('portal-list').getByRole('searchbox').fill('L1-old')
  await expect(page.getByRole('row').filter({ hasText: 'L1-old' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Retired robots' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Retired robots' })).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: 'L1-old' })).toContainText('Taken')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'Bella L1-old' }).press('Enter')

  await page.getByRole('button', { name: 'Take back into service' }).press('Enter')
  const back = inDialog(page, 'Take Bella L1-old back into service?')
  await back.getByLabel('Reason').fill('It has a new motor.')
  await back.getByRole('button', { name: 'Take back into service' }).press('Enter')
  await expect(page.getByText('Not in service since')).toHaveCount(0)
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('row').nth(1)).toContainText('It has a new motor.')

  await retire()
  await page.getByRole('button', { name: 'Free the serial number' }).press('Enter')
  const free = inDialog(page, 'Free the serial number of Bella L1-old?')
  await free.getByRole('textbox', { name: 'Serial number' }).fill('L1-new')
  await free.getByLabel('Reason').fill('Scrapped.')
  await free.getByRole('button', { name: 'Free the serial number' }).press('Enter')
  await expect(free.getByText('This is not the serial number')).toBeVisible()
  await free.getByRole('textbox', { name: 'Serial number' }).fill('L1-old')
  await free.getByRole('button', { name: 'Free the serial number' }).press('Enter')
  await expect(history.getByRole('row').nth(1)).toContainText('Serial number freed')
  await expect(page.getByRole('button', { name: 'Take back into service' })).toHaveCount(0)
})

test('who may not move or retire robots sees no way to it', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('customer')
  const { list: robots } = (await send(cloud.url, calls.robotList, { token, query: { size: 1 } })).data
  await visitor.open('customer', `${list}/${robots[0]?.robotId}`)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retire' })).toHaveCount(0)
})
