import { randomBytes } from 'node:crypto'
import { stat, utimes, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { send } from '../../cloud/support/client.ts'
import { expect, test } from '../support/portal.ts'

/* Files that somebody saves again between the choice and the sending. The browser refuses to read them from then on. */

const changed = (page: Page) => page.getByText(/The file changed or can’t be read any more|could not be read/)

type Write = (content: string | Uint8Array) => Promise<void>

/** A file of a test's own, and what writes it anew. */
const fileIn = async (path: string, content: string | Uint8Array): Promise<{ path: string; again: Write }> => {
  await writeFile(path, content)
  return { path, again: text => writeFile(path, text) }
}

const tables = [
  [
    'stores',
    'distributor',
    '/sub-app/store/import',
    'name,city,country,timeZone',
    'A kitchen,Penang,MY,Asia/Kuala_Lumpur'
  ],
  ['robots', 'operator', '/sub-app/robot/list/import', 'serial,model', 'CH-1,none'],
  ['fault codes', 'operator', '/sub-app/deploy/fault-codes/import', 'code,severity,name.en,remedy.en', 'CH-1,error,A,B']
] as const

for (const [what, account, address, head, row] of tables)
  test(`a file of ${what} that changed is to be chosen again, and then it is read`, async ({ page, visitor }, info) => {
    const file = await fileIn(info.outputPath('rows.csv'), `${head}\n`)
    await visitor.open(account, address)
    const field = page.getByLabel('CSV file')
    await field.setInputFiles(file.path)
    await expect(page.getByLabel('Character encoding')).toHaveValue('utf-8')
    await file.again(`${head}\n${row}\n`)
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(changed(page)).toBeVisible()
    // The browser tells of a file that is chosen again only where the field was emptied before.
    const chooser = page.waitForEvent('filechooser')
    await field.click()
    await expect(field).toHaveValue('')
    await (await chooser).setFiles(file.path)
    await expect(page.getByRole('table', { name: 'First rows of the file' })).toBeVisible()
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByRole('status').filter({ hasText: /New: 1|wrong/ })).toBeVisible()
  })

test('a software version whose file changed says so', async ({ page, visitor, cloud }, info) => {
  const file = await fileIn(info.outputPath('arm.bin'), randomBytes(2 * limits.packagePartBytes))
  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.softwareList, { token, query: { kind: 'package' } })).data
  await visitor.open('operator', `/sub-app/ota/software-package/${list[0]?.softwareId}/new`)
  await page.getByLabel('Version', { exact: true }).fill('9.9.9')
  await page.getByLabel('File', { exact: true }).setInputFiles(file.path)
  await file.again('other')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(changed(page)).toBeVisible()
})

test('a material whose file changed says so', async ({ page, visitor }, info) => {
  const file = await fileIn(info.outputPath('brunch.png'), randomBytes(2_000))
  await visitor.open('packs', '/sub-app/resourceweb/material-packs/list/new')
  await page.getByLabel('File', { exact: true }).setInputFiles(file.path)
  await file.again('other')
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(changed(page)).toBeVisible()
})

test('a package whose file changes between its parts says so, and goes on with nothing of the other file', async ({
  page,
  visitor,
  cloud
}, info) => {
  const file = await fileIn(info.outputPath('voices.zip'), randomBytes(4 * limits.packagePartBytes))
  await visitor.open('packs', '/sub-app/resourceweb/packages/new/upload')
  await page.getByLabel('Name').fill('Changing voices')
  await page.getByLabel('Robot type').selectOption('Food delivery')
  await page.getByLabel('Version').fill('1.0.0')
  await page.getByLabel('ZIP file').setInputFiles(file.path)
  let sent = 0
  await page.route(`**${calls.sendPackagePart.path}`, async route => {
    sent += 1
    const turn = sent
    // With the time and the size that it had: the browser does not see such a change.
    if (turn === 1) {
      const { atime, mtime } = await stat(file.path)
      await file.again(randomBytes(4 * limits.packagePartBytes))
      await utimes(file.path, atime, mtime)
    }
    // The part beside the first one arrives when the page has told the change, and does not take that back.
    if (turn === 2) await changed(page).waitFor()
    await route.continue()
  })
  let answers = 0
  page.on('response', response => {
    if (response.url().endsWith(calls.sendPackagePart.path)) answers += 1
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await expect.poll(() => answers).toBeGreaterThan(1)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(changed(page)).toBeVisible()
  // Other tests of this account look at its uploads.
  const token = await visitor.tokenOf('packs')
  const { list } = (await send(cloud.url, calls.packageUploadList, { token, query: {} })).data
  expect(list.map(it => it.partsDone)).toEqual([2])
  for (const { uploadId } of list) await send(cloud.url, calls.cancelPackageUpload, { token, body: { uploadId } })
})

/** Makes each file unreadable in the moment of its choice, as a file that its program is still writing. */
const breakReading = (page: Page) =>
  page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })

test('a file of a device, a map, a language and a picture that can not be read says so at its field', async ({
  page,
  visitor,
  cloud
}) => {
  await breakReading(page)
  const chosen = { name: 'map.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
  await visitor.open('operator', '/sub-app/platform/iot/device-upgrade/versions/new')
  await page.getByLabel('Read a file').setInputFiles(chosen)
  await expect(changed(page)).toBeVisible()

  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.sceneList, { token, query: {} })).data
  await visitor.open('operator', `/sub-app/resourceweb/scenes/settings/${list[0]?.sceneId}`)
  await page.getByLabel('Map file').setInputFiles(chosen)
  await expect(changed(page)).toBeVisible()

  await visitor.open('tenant', '/lang')
  await page.getByRole('link', { name: 'Add a language' }).click()
  await page.getByLabel('Language file').setInputFiles(chosen)
  await expect(changed(page)).toBeVisible()

  await visitor.open('operator', '/sub-app/shop/center/goods/new')
  await page.getByLabel('Add pictures').setInputFiles(chosen)
  await expect(changed(page)).toBeVisible()
})
