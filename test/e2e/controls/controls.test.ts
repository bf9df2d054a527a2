import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test, type Visitor } from '../support/portal.ts'

/** Opens a module of the tests in the place of the robot application. */
const openGuest = async (page: Page, cloud: { url: string }, visitor: Visitor, file: string): Promise<void> => {
  await hostModule(page, cloud.url, { file })
  await visitor.open('customer', '/sub-app/robot')
}

/** The files of the controls, beside the small one that watches for tags. */
const controlFiles = /\/assets\/control-/

test('a sub-application without a framework writes a tag, and people use the control by keyboard', async ({
  page,
  cloud,
  visitor
}) => {
  await openGuest(page, cloud, visitor, 'controls.mjs')
  const kind = page.getByRole('combobox', { name: 'Kind' })
  await kind.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(kind).toHaveValue('Delivery')
  const sent = page.locator('form').evaluate((form: HTMLFormElement) => new FormData(form).get('kind'))
  expect(await sent).toBe('delivery')
})

test('a menu in the shadow root of a sub-application opens, acts, and gives the focus back', async ({
  page,
  cloud,
  visitor
}) => {
  await openGuest(page, cloud, visitor, 'controls.mjs')
  const actions = page.getByRole('button', { name: 'Actions' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Wanted: remove')).toBeVisible()
  await expect(actions).toBeFocused()
})

test('the classes of the portal reach a sub-application, and its own weakest rule wins over them', async ({
  page,
  cloud,
  visitor
}) => {
  await openGuest(page, cloud, visitor, 'controls.mjs')
  const button = page.getByRole('button', { name: 'Own button' })
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(button).toHaveCSS('display', /flex/)
})

test('a page without a control loads none', async ({ page, visitor }) => {
  const files: string[] = []
  page.on('request', request => files.push(request.url()))
  await visitor.open('customer', '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect.poll(() => files.some(file => /\/assets\/controls-/.test(file))).toBe(true)
  expect(files.filter(file => controlFiles.test(file))).toEqual([])
})

test('leaving a sub-application with controls leaves nothing of it, and the controls keep their look', async ({
  page,
  cloud,
  visitor
}) => {
  await openGuest(page, cloud, visitor, 'controls.mjs')
  const colour = () =>
    page
      .locator('sl-select')
      .evaluate(select => getComputedStyle(select.shadowRoot?.querySelector('.select__combobox') ?? select).borderColor)
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  const before = await colour()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('sl-select, sl-dropdown')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  expect(await colour()).toBe(before)
})

test('a control that a page needs first works after the sub-application that brought the first control was left', async ({
  page,
  cloud,
  visitor
}) => {
  await openGuest(page, cloud, visitor, 'controls.mjs')
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.evaluate(() => {
    const control = document.createElement('sl-switch')
    control.textContent = 'Night shift'
    document.querySelector('main')?.append(control)
  })
  const control = page.getByRole('switch', { name: 'Night shift' })
  await control.press('Space')
  await expect(control).toBeChecked()
})

test('a sub-application with another Shoelace gets a warning, and the portal’s control works on its page', async ({
  page,
  cloud,
  visitor
}) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await openGuest(page, cloud, visitor, 'brings-shoelace.mjs')
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  await expect(page.getByText('Select of another version')).toHaveCount(0)
  expect(warnings.join('\n')).toContain('<sl-select> is a control of the portal')
})

test('a control whose file does not come is told once, and comes with the next visit of the page', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await page.route(controlFiles, route => route.abort())
  await openGuest(page, cloud, visitor, 'controls.mjs')
  await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(1)
  await page.unroute(controlFiles)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  complaints.length = 0
})

for (const framework of ['plain', 'react', 'vue']) {
  test(`in a ${framework} sub-application: the same dialog, select, table and notice; one Esc closes one thing, and leaving leaves nothing`, async ({
    page,
    cloud,
    visitor
  }) => {
    const vue = 'node_modules/vue/dist/vue.runtime.esm-browser.prod.js'
    await page.route('**/test-modules/vue.mjs', route => route.fulfill({ path: vue, contentType: 'text/javascript' }))
    await openGuest(page, cloud, visitor, `same-${framework}.mjs`)
    const dialog = page.getByRole('dialog', { name: 'Rename the robot' })
    const opener = page.getByRole('button', { name: 'Rename', exact: true })

    const warning = page.getByRole('alert').filter({ hasText: 'One robot is offline' })
    await expect(page.getByText('It reports again later.')).toBeVisible()
    await warning.getByRole('button').click()
    await expect(warning).toBeHidden()

    await opener.click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    for (let times = 0; times < 6; times++) {
      await page.keyboard.press('Tab')
      await expect(opener).not.toBeFocused()
    }
    const kind = page.getByRole('combobox', { name: 'Kind' })
    await kind.click()
    await expect(kind).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(kind).toHaveAttribute('aria-expanded', 'false')
    await expect(dialog).toBeVisible()
    await page.getByRole('button', { name: 'Tell' }).click()
    const told = page.locator('#notices .notice')
    // Outside the dialog nothing takes the focus. The file that moves the notice into the dialog comes with the notice.
    await expect(page.locator('dialog').locator(told)).toBeVisible()
    await told.getByRole('button').focus()
    await page.keyboard.press('Escape')
    await expect(told).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await kind.focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.getByRole('button', { name: 'Actions for Sunny' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('button', { name: 'Actions for Sunny' }).click()
    await page.getByRole('menuitem', { name: 'Rename Sunny' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Actions for Sunny' })).toBeFocused()

    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.locator('portal-table, portal-dialog, portal-notice, sl-select')).toHaveCount(0)
    await expect(page.locator('body > #notices')).toHaveCount(1)
  })
}
