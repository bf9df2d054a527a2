import { createHash, randomBytes, verify } from 'node:crypto'
import { machineVersionList } from '#contract/calls/ota/machine-versions.ts'
import { signedText } from '#contract/calls/ota/signed-text.ts'
import { sendSoftwarePart } from '#contract/calls/ota/software-files.ts'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, sidebar, test } from '../support/portal.ts'

/* Software from a new version to the robots, as people of the robot maker see it. */

test('a version is published, made a set, released, and rolled out while its page follows the robots', async ({
  page,
  visitor,
  cloud
}) => {
  await cloud.query(`update robots set software_version = 'V1.5.0', online = true where model = 'T9'`)
  await visitor.open('operator', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'OTA' }).click()
  await sidebar(page).getByRole('link', { name: 'Software package' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software package')
  await page.getByRole('link', { name: 'Add software' }).press('Enter')
  await page.getByLabel('Name').fill('Arm control')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arm control')

  await page.getByRole('link', { name: 'Add a version' }).press('Enter')
  await page.getByLabel('Version').fill('latest')
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByLabel('Version')).toBeFocused()
  await expect(page.getByLabel('Version')).toHaveAccessibleDescription(/Enter a version/)
  await page.getByLabel('Version').fill('2.0.0')
  // Three parts, so that there is something to go on with.
  const file = randomBytes(2 * limits.packagePartBytes + 7)
  const chosen = { name: 'arm.bin', mimeType: '', buffer: file }
  await page.getByLabel('File', { exact: true }).setInputFiles(chosen)
  await page.getByLabel('Needs other software').selectOption('Lidar driver')
  await page.getByLabel('Lidar driver, at least version').fill('1.9')
  expect(await objectionsTo(page)).toEqual([])
  // The second part is refused. Those that arrived stay, and the same file goes on.
  await page.route(`**${sendSoftwarePart.path}`, async route => {
    const isSecond = route.request().postDataBuffer()?.includes('name="part"\r\n\r\n1\r\n')
    await (isSecond
      ? route.fulfill({ json: { code: codes.uploadFailed, msg: 'refused', data: null } })
      : route.continue())
  })
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.locator('form').getByRole('alert')).toBeVisible()
  await page.unroute(`**${sendSoftwarePart.path}`)
  await page.goto(page.url().replace(/\/new.*/, ''))
  const version = page.getByRole('row', { name: /2\.0\.0/ })
  await expect(version).toContainText('% has arrived')
  await version.getByRole('button').first().press('Enter')
  await page.getByRole('menuitem', { name: 'Go on' }).press('Enter')
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2.0.0')
  await expect(page.getByLabel('Lidar driver, at least version')).toHaveValue('1.9')
  await page.getByLabel('File', { exact: true }).setInputFiles(chosen)
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(version).toContainText('Published')

  await page.goto('/sub-app/ota/machine-version/new')
  await page.getByLabel('Version').fill('V2.0.0')
  await page.getByLabel('T9', { exact: true }).check()
  await page.getByLabel('Arm control').selectOption('2.0.0')
  await expect(page.getByRole('main')).toContainText('Arm control 2.0.0 needs Lidar driver 1.9 or later.')
  await page.getByLabel('Lidar driver').selectOption('1.9.3')
  await expect(page.getByText('The parts fit together')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('V2.0.0')
  await page.getByRole('button', { name: 'Release' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Release' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()

  await page.goto('/sub-app/ota/software-update/new')
  await page.getByLabel('Whole-machine version').selectOption('V2.0.0')
  await page.getByLabel('Night begins').selectOption('00:00')
  await page.getByLabel('Night ends').selectOption('00:00')
  await expect(page.getByRole('region', { name: 'Robots selected by your choices' })).toContainText('Match')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('V2.0.0')

  // The robot reports, and the open page follows.
  const token = await signIn(cloud, 'robot')
  const open = async () => (await send(cloud.url, calls.robotRequests, { token, query: { size: 100 } })).data.list
  await expect.poll(async () => (await open()).length).toBe(1)
  const [asked] = await open()
  const report = (body: RequestReport) => send(cloud.url, calls.reportRequests, { token, body: { reports: [body] } })
  const requestId = asked?.requestId ?? 0
  // The robot fetches the file in ranges, and checks it.
  const part = asked?.ask.kind === 'upgrade' ? asked.ask.parts.find(({ name }) => name === 'Arm control') : undefined
  const query = { requestId, versionId: part?.file?.versionId ?? 0 }
  const { path } = (await send(cloud.url, calls.robotSoftwareTicket, { token, query })).data
  const rangeOf = async (Range: string) => (await fetch(cloud.url + path, { headers: { Range } })).bytes()
  const fetched = Buffer.concat([await rangeOf('bytes=0-599999'), await rangeOf('bytes=600000-')])
  expect(fetched.equals(file)).toBe(true)
  expect(createHash('sha256').update(fetched).digest('hex')).toBe(part?.sha256)
  const { list: keys } = (await send(cloud.url, calls.robotSoftwareKeys, { token })).data
  const { keyId, value } = part?.file?.signature ?? { keyId: '', value: '' }
  const publicKey = keys.find(key => key.keyId === keyId)?.publicKey ?? ''
  const text = Buffer.from(part === undefined ? '' : signedText(part))
  expect(verify(null, text, publicKey, Buffer.from(value, 'base64'))).toBe(true)
  await report({ requestId, state: 'working', progress: 40 })
  const row = page.getByRole('row', { name: new RegExp(asked?.serial ?? 'nobody') })
  await expect(row).toContainText('In progress, 40%')
  await report({ requestId, state: 'failed', failure: 'space' })
  await expect(row).toContainText('Failed: no space')
  await cloud.clock.advance(2_000)
  await expect(page.getByText('Too many robots failed')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Roll back' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Roll back' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0)

  // The records may come before the versions that can be tried again.
  await page.route(`**${machineVersionList.path}*`, async route => {
    await row.waitFor()
    await route.continue()
  })
  await page.goto('/sub-app/ota/upgrade-record?state=failed')
  await row.getByRole('button').first().press('Enter')
  await page.getByRole('menuitem', { name: 'Try again' }).press('Enter')
  await expect.poll(async () => (await open()).length).toBe(1)
})

test('the key of signatures is shown, and replaced behind a question', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/ota/software-package')
  const keys = page.getByRole('region', { name: 'Signatures of files' })
  await expect(keys).toContainText('BEGIN PUBLIC KEY')
  const fingerprint = keys.getByText(/^[0-9a-f]{64}$/)
  const first = await fingerprint.first().textContent()
  await keys.getByRole('button', { name: 'Replace the key' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Replace the key' }).press('Enter')
  await expect(fingerprint).toHaveCount(2)
  await expect(fingerprint.last()).toHaveText(first ?? '')
  expect(await objectionsTo(page)).toEqual([])
})
