import { randomBytes } from 'node:crypto'
import { sendPackagePart } from '#contract/calls/resource-packages/uploads.ts'
import { packageOf } from '../../cloud/support/files/archive.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, sidebar, test } from '../support/portal.ts'

/* A package from a file on disk to a version in force, by somebody whose network and page fail in the middle. */

const zip = (buffer: Buffer, name = 'voices.zip') => ({ name, mimeType: 'application/zip', buffer })

/** Three parts, whose bytes can't be packed. */
const content = randomBytes(1.2 * 1_024 * 1_024)
const large = packageOf([{ name: 'voices/a.bin', content, method: 0 }])

test('an upload goes on after a reload, and the package is published, exported and deleted', async ({
  page,
  visitor
}) => {
  await visitor.open('packs', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Resources' }).click()
  await sidebar(page).getByRole('button', { name: 'Resource packages' }).click()
  await sidebar(page).getByRole('link', { name: 'New resource packages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New resource packages')
  await expect(page.getByRole('row', { name: /Marina Bay tour/ })).toContainText('Draft')
  expect(await objectionsTo(page)).toEqual([])

  await page.getByRole('link', { name: 'Upload package' }).press('Enter')
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Evening voices')
  await page.getByLabel('Robot type').selectOption('Food delivery')
  await page.getByLabel('Version').fill('1.0.0')
  await page.getByLabel('ZIP file').setInputFiles(zip(large))
  expect(await objectionsTo(page)).toEqual([])

  // One part arrives, and the others stay on the way.
  let passed = 0
  await page.route(`**${sendPackagePart.path}`, async route => {
    passed += 1
    if (passed === 1) await route.continue()
  })
  const arrived = page.waitForResponse(response => response.url().endsWith(sendPackagePart.path))
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  expect(await (await arrived).json()).toMatchObject({ code: 610000 })
  await expect(page.locator('sl-progress-bar')).toHaveText('33 %')
  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const unfinished = page.getByRole('region', { name: 'Uploads that have not ended' })
  await expect(unfinished).toContainText('Evening voices 1.0.0: 33 % has arrived')
  expect(await objectionsTo(page)).toEqual([])
  await unfinished.getByLabel('Choose the same file to go on').setInputFiles(zip(packageOf()))
  await expect(page.getByText('This is a different file.')).toBeVisible()
  const parts: number[] = []
  page.on('request', request => {
    if (request.url().endsWith(sendPackagePart.path)) parts.push(1)
  })
  await unfinished.getByLabel('Choose the same file to go on').setInputFiles(zip(large))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening voices')
  expect(parts.length, 'the part that was there is not sent again').toBe(2)

  await expect(page.getByRole('row', { name: /voices\/a\.bin/ })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  const version = page.getByRole('row', { name: /1\.0\.0/ })
  await version.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Publish' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(version).toContainText('Published')
  await expect(version).toContainText('In force')

  const download = page.waitForEvent('download')
  await version.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('package-1.0.0.zip')

  await page.getByRole('button', { name: 'Delete package' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Delete package' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New resource packages')
  await expect(page.getByRole('row', { name: /Evening voices/ })).toHaveCount(0)
})

test('a file that no robot may get is refused with its reason and the place in it', async ({ page, visitor }) => {
  await visitor.open('packs', '/sub-app/resourceweb/packages/new/upload')
  await page.getByLabel('Name').fill('Climbing voices')
  await page.getByLabel('Robot type').selectOption('Hotel')
  await page.getByLabel('Version').fill('1.0.0')
  await page
    .getByLabel('ZIP file')
    .setInputFiles(zip(packageOf([{ name: '../a.txt', content: '' }], { robotKind: 'hotel' })))
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await expect(page.getByText('This file is not allowed. Check its type and content. Place: ../a.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Uploads that have not ended' })).toHaveCount(0)
})

test('old packages can be looked at and exported, and take no version', async ({ page, visitor }) => {
  await visitor.open('packs', '/sub-app/resourceweb/packages/old')
  await page.getByRole('link', { name: 'Meal delivery classics' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal delivery classics')
  await expect(page.getByRole('link', { name: 'Upload version' })).toHaveCount(0)
  expect(await objectionsTo(page)).toEqual([])
  await page
    .getByRole('row', { name: /1\.3\.2/ })
    .first()
    .getByRole('button')
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Export the manifest' }).press('Enter')
  await expect(page.getByText('Resource packages of food delivery 1.3.2 can only be exported as ZIP.')).toBeVisible()
})
