import { expect, test } from '../support/portal.ts'

test('shot', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/robot/list')
  await page.getByRole('link', { name: 'Models', exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Kinds of robots' }).getByText('Cleans floors')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.screenshot({ path: '/tmp/shot-kinds.png', fullPage: true })
  await page.getByRole('button', { name: 'Add a kind' }).click()
  await page.screenshot({ path: '/tmp/shot-kind-dialog.png' })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.screenshot({ path: '/tmp/shot-kind-dialog-360.png' })
})
