import { calls } from '#contract/index.ts'
import { sendWithoutFrame } from '../support/frame.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

/* Two people with the same permissions; only one of them has robots that show material packs (docs/requirements.md §5). */

const list = '/sub-app/resourceweb/material-packs/list'

test('material packs are in the menu of who has robots for them, and open there', async ({ page, visitor }) => {
  await visitor.open('packs')
  await sidebar(page).getByRole('button', { name: 'Resources' }).click()
  await sidebar(page).getByRole('button', { name: 'Material packs' }).click()
  await sidebar(page).getByRole('link', { name: 'Material pack list' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('heading', { level: 1, name: 'Material pack list' })).toBeVisible()
})

test('material packs are in no menu of who has no such robot, and their address leads to No access', async ({
  page,
  visitor
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await visitor.open('nopacks')
  await sidebar(page).getByRole('button', { name: 'Resources' }).click()
  await expect(sidebar(page).getByRole('button', { name: 'Scenes' })).toBeVisible()
  await expect(sidebar(page).getByText('Material packs')).toHaveCount(0)
  expect(asked).not.toContain(calls.robotModelList.path)
  for (const address of [list, '/sub-app/resourceweb/material-packs']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible()
    expect(addressOf(page)).toBe('/401')
  }
  await page.goto('/sub-app/resourceweb/scenes/list')
  await expect(page.getByRole('heading', { level: 1, name: 'Scene list' })).toBeVisible()
})

test('where the robots cannot be asked for, material packs stay closed until a retry finds them', async ({
  page,
  visitor,
  complaints
}) => {
  // A server that renders the frame has asked for the robots itself.
  await sendWithoutFrame(page)
  await page.route(`**${calls.robotModelList.path}`, route => route.abort())
  await holdProbes(page)
  await visitor.open('packs', list)
  await expect(page.getByText('This page could not be opened')).toBeVisible()
  expect(addressOf(page)).toBe(list)
  await expect(sidebar(page).getByRole('button', { name: 'Resources' })).toBeVisible()
  await expect(sidebar(page).getByText('Material packs')).toHaveCount(0)
  await page.unroute(`**${calls.robotModelList.path}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Material pack list' })).toBeVisible()
  await expect(sidebar(page).getByText('Material packs')).not.toHaveCount(0)
  // The request that was cut off.
  complaints.length = 0
})
