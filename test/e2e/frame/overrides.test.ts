import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { moduleFile, testAt } from '../support/site.ts'

const override = '/test-modules/override.js'

const serve = async (page: Page, file: string, status = 200): Promise<void> => {
  await page.routeWebSocket(/\/websocket\//, () => undefined)
  await page.route(`**${override}`, route =>
    route.fulfill({ status, path: moduleFile(file), contentType: 'text/javascript' })
  )
}

/** As a developer does it in the browser's console. */
const put = (page: Page, module: string): Promise<void> =>
  page.evaluate(([name, address]) => localStorage.setItem(`import-map-override:${name}`, address), [
    module,
    override
  ] as const)

const ribbon = (page: Page) => page.getByRole('status').filter({ hasText: 'Test versions in this browser' })

test("a developer's module is used, the page says so, and one click brings the site's own back", async ({
  page,
  visitor
}) => {
  await serve(page, 'well.js')
  await visitor.open('customer', '/dashboard')
  await put(page, '@portal/robot')
  await page.goto('/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible()
  await expect(ribbon(page)).toContainText('@portal/robot')
  await ribbon(page).getByRole('button', { name: 'Use the released versions' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  await expect(ribbon(page)).toHaveCount(0)
})

for (const [what, file, status] of [
  ['can not be loaded', 'well.js', 404],
  ['fails while it is opened', 'broken/throws-in-mount.js', 200]
] as const) {
  test(`a developer's module that ${what} gives way to the site's own`, async ({ page, complaints, visitor }) => {
    await serve(page, file, status)
    await visitor.open('customer', '/dashboard')
    await put(page, '@portal/robot')
    await page.goto('/sub-app/robot')
    await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
    await expect(page.locator('.notice')).toContainText('The test version of @portal/robot failed.')
    await expect(ribbon(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
    complaints.length = 0
  })
}

test("a developer's module in the place of one of the portal's own, with which it can not start, gives way too", async ({
  page,
  complaints,
  visitor
}) => {
  await serve(page, 'well.js', 404)
  await visitor.open('customer', '/dashboard')
  await put(page, '@portal/session')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  complaints.length = 0
})

const production = testAt({ environment: { mode: 'production', overrides: false } })

production(
  'in production the storage of a browser replaces nothing, and the page holds nothing that could',
  async ({ page, visitor }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await serve(page, 'well.js')
    await visitor.open('customer', '/dashboard')
    await put(page, '@portal/robot')
    await page.goto('/sub-app/robot?imo={"imports":{"@portal/robot":"/test-modules/override.js"}}')
    await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'importMapOverrides' in globalThis)).toBe(false)
    expect(await page.content()).not.toContain('import-map-override')
    expect(asked.filter(path => /override/.test(path))).toEqual([])
  }
)
