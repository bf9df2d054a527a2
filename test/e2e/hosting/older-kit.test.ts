import { inDialog } from '../support/dialog.ts'
import { hostModule } from '../support/host-module.ts'
import { expect, sidebar } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'
import { testAt } from '../support/site.ts'

/*
 * The tests keep a module that an earlier version of the kit built. The portal of today has to run it. Its own code writes
 * HTML, as only a site takes it that reports such texts.
 */
const test = testAt({ environment: { trustedTypes: 'reported' } })

test('a sub-application built with robot-portal-kit 0.1.0 still works with every prop, and leaves nothing behind', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'kept-kit-0.1.0.mjs' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet @portal/robot' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ robots$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('At /7')
  await readIn(page, 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flotte @portal/robot')
  await expect(page.getByRole('main')).toContainText('Sur /7')
  await readIn(page, 'en')

  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(inDialog(page)).toContainText('All robots go back to their stations.')
  await inDialog(page).getByRole('button', { name: 'Charge' }).click()
  await expect(page.getByText('All charge.')).toBeVisible()

  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('.kept-app')).toHaveCount(0)
  const styles = () =>
    page.evaluate(() => document.adoptedStyleSheets.filter(it => it.cssRules[0]?.cssText.includes('kept-app')).length)
  expect(await styles()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet @portal/robot' })).toBeVisible()
  expect(await styles()).toBe(1)
})
