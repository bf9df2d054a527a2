import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'

/* People find robots by many filters, and by tags that they give. */

test('somebody finds robots by the address, and narrows them by keyboard alone', async ({ page, cloud, visitor }) => {
  const { token } = await visitor
    .open('operator', '/sub-app/robot?kind=hotel&batteryTo=60&locked=false')
    .then(async () => ({
      token: await visitor.tokenOf('operator')
    }))
  const totalOf = async (query: object) => (await send(cloud.url, calls.robotList, { token, query })).data.total
  const table = page.getByRole('grid', { name: 'Robot list' })
  const filters = page.getByRole('search')
  const shown = { robotKind: 'hotel', batteryTo: 60, locked: false }
  const rows = () => page.getByRole('checkbox', { name: /^Select / }).count()
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const total = await totalOf(shown)
  expect(total).toBeGreaterThan(1)
  expect((await rows()) - 1).toBe(Math.min(total, 10))
  // Filters that the address has are shown; the others wait behind the button.
  await expect(filters.getByRole('combobox', { name: 'Locked' })).toHaveValue('false')
  await expect(filters.getByRole('combobox', { name: 'Software' })).toHaveCount(0)
  await expect(table.getByRole('columnheader', { name: 'Organisation' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])

  const more = page.getByRole('button', { name: 'More filters' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const version = filters.getByRole('combobox', { name: 'Software' })
  await expect(version).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  const { list } = (await send(cloud.url, calls.robotList, { token, query: { ...shown, robotKind: 'hotel', size: 1 } }))
    .data
  const softwareVersion = list[0]?.softwareVersion ?? ''
  await page.keyboard.type(softwareVersion)
  await expect.poll(() => new URL(page.url()).searchParams.get('version')).toBe(softwareVersion)
  const narrowed = await totalOf({ ...shown, softwareVersion })
  await expect(table.getByRole('row').filter({ hasText: softwareVersion })).toHaveCount(narrowed)
  await expect.poll(rows).toBe(narrowed + 1)

  await page.reload()
  await expect(version).toHaveValue(softwareVersion)
  await expect.poll(rows).toBe(narrowed + 1)
  await page.getByRole('button', { name: 'Clear the filters' }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/sub-app/robot')
})

test('somebody gives chosen robots tags, and finds the robots by one', async ({ page, cloud, visitor }) => {
  await visitor.open('operator', '/sub-app/robot?sort=name')
  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.robotList, { token, query: { sort: 'name' } })).data
  // A tag is one thing in each organisation.
  const chosen = list.filter(({ tenantId }) => tenantId === list[0]?.tenantId).slice(0, 2)
  const other = list.find(robot => !chosen.includes(robot))
  const table = page.getByRole('grid', { name: 'Robot list' })
  for (const { serial } of chosen)
    await table.getByRole('row').filter({ hasText: serial }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Change tags' }).click()
  const dialog = inDialog(page, 'Change tags')
  await dialog.getByRole('button', { name: 'Change tags' }).click()
  await expect(dialog.getByLabel('Add tags')).toBeFocused()
  await expect(dialog.getByText('Enter at least one tag')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.keyboard.type('Night, Floor 2')
  await dialog.getByRole('button', { name: 'Change tags' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Done for 2 robots.')
  await page.keyboard.press('Enter')
  for (const { serial } of chosen)
    await expect(table.getByRole('row').filter({ hasText: serial })).toContainText(/floor 2, .*night/)

  const filter = page.getByRole('search').getByRole('combobox', { name: 'Tag' })
  await filter.selectOption('night')
  await expect.poll(() => new URL(page.url()).searchParams.get('tag')).toBe('night')
  await expect.poll(() => page.getByRole('checkbox', { name: /^Select / }).count()).toBe(3)
  await expect(table).not.toContainText(other?.serial ?? '')
  // The history of a robot says who tagged it.
  await table
    .getByRole('link', { name: chosen[0]?.name ?? '' })
    .first()
    .click()
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) })
  await expect(history).toContainText('Tagged')
  await expect(history).toContainText('night, floor 2')
  // The tag is a group with a page: it says how its robots stand.
  await page.getByRole('link', { name: 'Robot list' }).first().click()
  await page.getByRole('link', { name: 'Tags', exact: true }).click()
  const tags = page.getByRole('grid', { name: 'Tags' })
  const night = tags.getByRole('row').filter({ hasText: 'night' })
  await expect(night).toHaveCount(1)
})
