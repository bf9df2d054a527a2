import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { packFrame } from '../../../scripts/pack/pack-frame.ts'
import { startDev } from '../support/dev-server.ts'
import { type NewProject, newProject, packedKit } from '../support/new-project.ts'

// No portal is started here: the frame comes from its package, and the answers from the schemas of the contract.

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ locale: 'en-GB' })

let packages: string
let project: NewProject
test.beforeAll(async () => {
  test.setTimeout(240_000)
  project = await newProject(await packedKit(), 'vanilla', 'yard')
  packages = await mkdtemp(join(tmpdir(), 'portal-frame-'))
  await packFrame(packages)
  await cp(join(packages, 'frame'), join(project.folder, 'node_modules/robot-portal-frame'), { recursive: true })
})
test.afterAll(async () => {
  await project?.remove()
  await rm(packages, { recursive: true, force: true })
})

/** Opens the application with these options, and ends its server afterwards. */
const open = async (page: Page, options: string[], look: (policy: string) => Promise<void>): Promise<void> => {
  const { address, dev } = await startDev(project, '--mock', ...options)
  try {
    const answer = await page.goto(address)
    await look(answer?.headers()['content-security-policy'] ?? '')
  } finally {
    await page.goto('about:blank')
    dev.kill()
  }
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test('shows a project in the real frame with data that fits the contract, where no portal is', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await open(page, [], async policy => {
    // As in a portal, so that a developer hears of everything that a portal would refuse.
    expect(policy).toContain("script-src 'self' 'sha256-")
    await expect(page.getByRole('heading', { name: 'Robots' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Sample person' })).toBeVisible()
    await page.locator('portal-list').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/sub-app\/yard\/Sample/)
    await expect(page.getByRole('heading', { name: /^Sample/ })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Fleet' }).click()
    await expect(page.getByRole('heading', { name: 'Robots' })).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('refuses calls where a developer wants that', async ({ page }) => {
  await open(page, ['--fail', '610500', '--only', '/robots'], async () => {
    const list = page.locator('portal-list')
    await expect(list.getByRole('alert')).toContainText('This list could not be loaded')
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Fleet' })).toBeVisible()
  })
})
