import { readFile } from 'node:fs/promises'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const base = '/sub-app/platform/open'

test('a company asks, is approved, and its program calls with a secret that shows once', async ({ page, visitor }) => {
  await test.step('the list shows who waits for a decision', async () => {
    await visitor.open('operator', `${base}/customer-registration`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer registration')
    await expect(sidebar(page).getByRole('link', { name: 'Customer registration' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Meridian Labs' })).toContainText('Waits for a decision')
    expect(await objectionsTo(page)).toEqual([])
  })

  await test.step('a company asks by keyboard', async () => {
    await page.getByRole('link', { name: 'New customer' }).press('Enter')
    await page.getByRole('button', { name: 'Request access' }).press('Enter')
    await expect(page.getByLabel('Organisation', { exact: true })).toBeFocused()
    await page.getByLabel('Organisation', { exact: true }).selectOption('Harbourlight Dining Group')
    await page.getByLabel('Company').fill('Harbour Robotics')
    await page.getByLabel('Contact person').fill('Ada Moreau')
    await page.getByLabel('E-mail').fill('ada@harbour.example')
    await page.getByLabel('Purpose').fill('Counts our robots.')
    expect(await objectionsTo(page)).toEqual([])
    await page.getByRole('button', { name: 'Request access' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Robotics')
  })
  await test.step('it is approved, and says by whom', async () => {
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(page.getByText('Olivia Hart').last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    expect(await objectionsTo(page)).toEqual([])
  })

  const [key, secret] = await test.step('an application gets a secret that shows once', async () => {
    await visitor.open('operator', `${base}/application-management/new`)
    await page.getByLabel('Company', { exact: true }).selectOption('Harbour Robotics')
    await page.getByLabel('Application', { exact: true }).fill('Counter')
    await page.getByRole('button', { name: 'Make application' }).press('Enter')
    await expect(page.getByText('This secret is shown once')).toBeVisible()
    expect(await objectionsTo(page)).toEqual([])
    const [key = '', secret = ''] = await page.getByRole('main').locator('code').allTextContents()
    await page.getByRole('link', { name: 'Show the application' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counter')
    await expect(page.getByText(key, { exact: true })).toBeVisible()
    await expect(page.getByText(secret)).toHaveCount(0)
    expect(await objectionsTo(page)).toEqual([])
    return [key, secret] as const
  })

  await test.step('its program calls with key and secret', async () => {
    await visitor.open('operator', `${base}/api-listing`)
    await page.getByLabel('Key', { exact: true }).fill(key)
    await page.getByLabel('Secret', { exact: true }).fill(secret)
    const robots = page.locator('sl-details').first()
    await robots.getByRole('button', { name: '/api/open/v1/robots' }).press('Enter')
    await robots.getByLabel('size (optional)').fill('2')
    await robots.getByRole('button', { name: 'Try it' }).press('Enter')
    await expect(robots.getByText('Answered in')).toBeVisible()
    await expect(robots.locator('pre.answer')).toContainText('"code": 610000')
    expect(await objectionsTo(page)).toEqual([])
  })
  await test.step('it is refused what it may not read', async () => {
    // The application may read robots, and nothing else.
    const stores = page.locator('sl-details').last()
    await stores.getByRole('button', { name: '/api/open/v1/stores' }).press('Enter')
    await stores.getByRole('button', { name: 'Try it' }).press('Enter')
    await expect(stores.locator('pre.answer')).toContainText('610403')
  })
})

test('a person makes a new secret, and switches a call off for one application', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.openApplicationList, { token, query: { text: 'Data warehouse' } })).data
  const [application] = list
  await visitor.open('operator', `${base}/application-management`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application management')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'Data warehouse' }).press('Enter')
  await page.getByLabel('Stop the old secret').selectOption('after one day')
  await page.getByRole('button', { name: 'Make a new secret' }).press('Enter')
  await expect(page.getByText('This secret is shown once')).toBeVisible()
  await expect(page.getByText('Old secret works until')).toBeVisible()
  await page.getByRole('button', { name: 'Switch off: /api/open/v1/tasks' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Switch on: /api/open/v1/tasks' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  const managed = (await send(cloud.url, calls.openCallList, { token })).data
  expect(managed.find(({ name }) => name === 'outsideTasks')?.offFor).toEqual([
    { applicationId: application?.applicationId, name: 'Data warehouse' }
  ])
})

test('a person sees how the outside API is used, and switches a call off for everybody', async ({ page, visitor }) => {
  await visitor.open('operator', `${base}/api-management`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API management')
  await expect(page.getByRole('row').filter({ hasText: 'Restaurant screens' }).first()).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Switch off: /api/open/v1/stores' }).press('Enter')
  await page.getByRole('button', { name: 'Switch on: /api/open/v1/stores', disabled: false }).press('Enter')
  await expect(page.getByRole('button', { name: 'Switch off: /api/open/v1/stores' })).toBeVisible()
})

test('a person fetches the guide as a file', async ({ page, visitor }) => {
  await visitor.open('operator', `${base}/file-download`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('File download')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('row').filter({ hasText: 'guide.md' }).getByRole('button').click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('guide.md')
  const content = await readFile(await file.path(), 'utf8')
  expect(content).toBe(await readFile(new URL('../../../cloud/topics/open-platform/guide.md', import.meta.url), 'utf8'))
})

test('a release note is written and published, and others read it in their language', async ({ page, visitor }) => {
  await visitor.open('operator', `${base}/release-management/new`)
  await page.getByLabel('Version').fill('1.2.0')
  await page.getByLabel('English').fill('Stores by city.')
  await page.getByLabel('日本語').fill('店舗を都市で絞り込めます。')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe(`${base}/release-management`)
  await expect(page.getByRole('row').filter({ hasText: '1.2.0' })).toContainText('Draft')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: '1.2.0' }).press('Enter')
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByText('Stores by city.')).toBeVisible()
})
