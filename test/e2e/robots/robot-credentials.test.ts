import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* A robot and a gateway get credentials by their pages, report with them, and are shut out. */

const list = '/sub-app/robot/list'

/** What becomes of a report about a robot that is sent with the key and the secret that the page shows. */
const reportWithShown = async (page: Page, url: string, serial: string) => {
  const [key = '', secret = ''] = await page.locator('portal-notice dl code').allTextContents()
  const headers = { Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` }
  return async () => {
    const event = { eventId: randomUUID(), time: Date.now(), serial, type: 'state' } as const
    const events = [{ ...event, online: true, state: 'idle', battery: 77 } as const]
    const { code, data } = await send(url, calls.reportRobotEvents, { headers, body: { events } })
    return code === 610000 ? data.events[0]?.outcome : code
  }
}

test('a robot gets credentials by keyboard, reports with them, and is shut out', async ({ page, visitor, cloud }) => {
  await visitor.open('operator', list)
  const name = page.getByRole('grid', { name: 'Robot list' }).getByRole('row').nth(1).getByRole('link').first()
  await name.press('Enter')
  const section = page.getByRole('region', { name: 'Credentials' })
  await expect(section.getByText('There are no credentials yet.')).toBeVisible()
  const serial = (await page.locator('header.page-header p').textContent()) ?? ''
  await section.getByRole('button', { name: 'Make credentials' }).press('Enter')
  const robot = await page.getByRole('heading', { level: 1 }).textContent()
  const dialog = inDialog(page, `Make credentials for ${robot}?`)
  await dialog.getByLabel('Note').fill('For the factory test.')
  await dialog.getByRole('button', { name: 'Make credentials' }).press('Enter')
  await expect(section.getByText('This secret is shown once')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  const report = await reportWithShown(page, cloud.url, serial)
  expect(await report()).toBe('taken')

  await page.reload()
  await expect(section.getByText('Secret made on')).toBeVisible()
  await expect(section.getByText('This secret is shown once')).toHaveCount(0)
  await section.getByRole('button', { name: 'Revoke' }).press('Enter')
  await inDialog(page, `Revoke the credentials of ${robot}?`).getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(section.getByText('There are no credentials yet.')).toBeVisible()
  expect(await report()).toBe(610401)
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('row').nth(1)).toContainText('Credentials revoked')
  await expect(history.getByRole('row').nth(2)).toContainText('For the factory test.')
})

test('a gateway is added, takes robots, tells which it can’t take, and reports for its own', async ({
  page,
  visitor,
  cloud
}) => {
  await visitor.open('operator', list)
  const token = await visitor.tokenOf('operator')
  const robots = (await send(cloud.url, calls.robotList, { token, query: { size: 2 } })).data.list
  const serial = robots[1]?.serial ?? ''
  await page.getByRole('link', { name: 'Gateways' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Gateways' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a gateway' }).press('Enter')
  const dialog = inDialog(page, 'Add a gateway')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Cloud of the vendor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cloud of the vendor' })).toBeVisible()

  await page.getByRole('button', { name: 'Bind robots' }).press('Enter')
  const binding = inDialog(page, 'Bind robots')
  await binding.getByLabel('Serial numbers').fill(`${serial}\nX-NONE`)
  await binding.getByRole('button', { name: 'Bind robots' }).press('Enter')
  await expect(binding.getByText('is no robot of this organisation.')).toBeVisible()
  await expect(binding.getByLabel('Serial numbers')).toHaveValue('X-NONE')
  expect(await objectionsTo(page)).toEqual([])
  await binding.getByLabel('Serial numbers').fill(serial)
  // A press within two seconds after another one counts for nothing.
  await binding.getByRole('button', { name: 'Bind robots' }).click()
  // The row is there since the first try, behind the dialog.
  await expect(binding).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: serial })).toBeVisible()

  const section = page.getByRole('region', { name: 'Credentials' })
  await section.getByRole('button', { name: 'Make credentials' }).press('Enter')
  const making = inDialog(page, 'Make credentials for Cloud of the vendor?')
  await making.getByRole('button', { name: 'Make credentials' }).press('Enter')
  await expect(section.getByText('This secret is shown once')).toBeVisible()
  const report = await reportWithShown(page, cloud.url, serial)
  expect(await report()).toBe('taken')
})
