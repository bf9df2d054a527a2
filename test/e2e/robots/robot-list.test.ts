import { randomUUID } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'

/* Acts on many robots of the list, and filters that a person keeps. */

test('somebody locks chosen robots at once, and reads which of them took it', async ({
  page,
  cloud,
  visitor,
  complaints
}) => {
  await visitor.open('operator', '/sub-app/robot?online=true&sort=name')
  const token = await visitor.tokenOf('operator')
  const query = { online: true, sort: 'name' as const }
  const { list } = (await send(cloud.url, calls.robotList, { token, query })).data
  const [first, second] = list.filter(({ locked, state }) => !locked && state !== 'inactive')
  if (first === undefined || second === undefined) throw new Error('no robots to lock')
  const note = 'Before.'
  await send(cloud.url, calls.lockRobot, { token, body: { robotId: second.robotId, reason: 'service', note } })

  const table = page.getByRole('grid', { name: 'Robot list' })
  for (const { serial } of [first, second])
    await table.getByRole('row').filter({ hasText: serial }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const dialog = inDialog(page, 'Lock')
  await expect(dialog).toContainText('2 robots are chosen.')
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expect(dialog.getByLabel('Note')).toBeFocused()
  await page.keyboard.type('A new map comes.')
  expect(await objectionsTo(page)).toEqual([])

  // The answer is lost: nothing that was typed is.
  await page.route(`**${calls.lockRobots.path}`, route => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  complaints.length = 0
  await expect(dialog.getByLabel('Note')).toHaveValue('A new map comes.')
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText(/Done for 1 robot\.\s+Not done for 1 robot\./)
  await expect(dialog.getByRole('table')).toContainText(second.name)
  await expect(dialog.getByRole('table')).toContainText('It is locked for this reason already.')
  await expect(dialog.locator('.primary')).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row').filter({ hasText: first.serial })).toContainText('Locked')
})

test('all robots that the filter finds are asked at once, by keyboard alone', async ({ page, cloud, visitor }) => {
  await visitor.open('operator', '/sub-app/robot?kind=hotel')
  const token = await visitor.tokenOf('operator')
  const { total } = (await send(cloud.url, calls.robotList, { token, query: { robotKind: 'hotel' } })).data
  await expect(page.getByRole('row').nth(10)).toContainText('Hotel')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).press('Space')
  await page.getByRole('button', { name: `Select all ${total} that match` }).press('Enter')
  await expect(page.getByText(`${total} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Start a diagnosis' }).press('Enter')
  const dialog = inDialog(page, 'Start a diagnosis')
  await expect(dialog).toContainText(`${total} robots are chosen.`)
  await dialog.getByRole('button', { name: 'Start a diagnosis' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status').first()).toContainText(/Done for \d+ robots?\./)
})

test('the acts are those that a person may do', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('button', { name: 'Saved filters' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('a person keeps a filter by name, chooses it on another page, renames, replaces and deletes it', async ({
  page,
  visitor,
  complaints
}) => {
  await visitor.open('customer', '/sub-app/robot')
  const menu = page.getByRole('button', { name: 'Saved filters' })
  const panel = page.locator('portal-list .saved-panel')
  await menu.click()
  await expect(panel).toContainText('choose some or an order first')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.goto('/sub-app/robot?kind=hotel&sort=-battery')
  await menu.click()
  const name = panel.getByLabel('Name of the current filters')
  await name.fill('Hotels, full first')
  expect(await objectionsTo(page)).toEqual([])
  // The filters that are there are read at the same path.
  await page.route(`**${calls.saveListFilter.path}`, route =>
    route.request().method() === calls.saveListFilter.method ? route.abort() : route.continue()
  )
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toBeVisible()
  await page.unroute(`**${calls.saveListFilter.path}`)
  complaints.length = 0
  await expect(name).toHaveValue('Hotels, full first')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('status')).toHaveText('The filters are saved.')

  await page.goto('/sub-app/robot/list?page=2')
  await menu.press('Enter')
  const chosen = panel.getByRole('button', { name: 'Hotels, full first', exact: true })
  await expect(chosen).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/sub-app/robot/list?kind=hotel&sort=-battery')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Battery' })).toHaveAttribute('aria-sort', 'descending')

  await menu.click()
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await name.fill('HOTELS, full first')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toHaveText('You have saved filters with this name. Choose another name.')
  await panel.getByRole('button', { name: 'Rename Hotels, full first' }).click()
  await panel.getByLabel('Name of Hotels, full first').fill('Hotels')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Hotels', exact: true })).toBeFocused()

  await page.goto('/sub-app/robot/list?online=true')
  await menu.click()
  await panel.getByRole('button', { name: 'Replace Hotels with the current filters' }).click()
  await panel.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Hotels', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(await objectionsTo(page)).toEqual([])
  await panel.getByRole('button', { name: 'Delete Hotels' }).click()
  await panel.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel).toContainText('No saved filters yet')
})

test('the list follows what robots report, with every row and tick in its place', async ({ page, cloud, visitor }) => {
  await visitor.open('operator', '/sub-app/robot?online=true&sort=name')
  const token = await visitor.tokenOf('operator')
  const query = { online: true, sort: 'name' as const }
  const [robot] = (await send(cloud.url, calls.robotList, { token, query })).data.list
  if (robot === undefined) throw new Error('no robot is online')
  const { serial } = robot
  const table = page.getByRole('grid', { name: 'Robot list' })
  const row = table.getByRole('row').filter({ hasText: serial })
  await row.getByRole('checkbox').first().check()
  const rows = await table.getByRole('row').count()
  const shown = await row.elementHandle()
  await table.evaluate(grid => {
    const seen = () => {
      if (grid.closest('[aria-busy=true]') !== null) grid.setAttribute('data-was-busy', '')
    }
    new MutationObserver(seen).observe(grid.getRootNode(), {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-busy']
    })
  })

  for (const battery of [3, 4]) {
    const state = { type: 'state' as const, online: true, state: 'charging' as const, battery }
    const body = { events: [{ ...state, serial, eventId: randomUUID(), time: cloud.clock.now() }] }
    expect((await send(cloud.url, calls.reportRobotEvents, { token, body })).data.accepted).toBe(1)
    await expect(row.getByRole('gridcell').filter({ hasText: '%' })).toHaveText(`${battery}%`)
  }
  await expect(row).toContainText('Charging')
  await expect(row.getByRole('checkbox').first()).toBeChecked()
  expect(await table.getByRole('row').count()).toBe(rows)
  expect(await shown?.evaluate(it => it.isConnected)).toBe(true)
  await expect(table).not.toHaveAttribute('data-was-busy')
})
