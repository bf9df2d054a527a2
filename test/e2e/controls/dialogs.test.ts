import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
}

const rename = (page: Page) => page.getByRole('dialog', { name: 'Rename the robot' })

test.beforeEach(async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'dialogs.mjs' })
  await visitor.open('customer', '/sub-app/robot')
})

test('in a sub-application without a framework, a dialog keeps the focus and gives it back; one Esc closes one thing', async ({
  page
}) => {
  await open(page)
  const outside = page.getByRole('button', { name: 'Outside', includeHidden: true })
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press('Tab')
    await expect(outside).not.toBeFocused()
  }
  const kind = page.getByRole('combobox', { name: 'Kind' })
  await kind.click()
  await expect(kind).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(kind).toHaveAttribute('aria-expanded', 'false')
  await expect(rename(page)).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = page.getByRole('dialog', { name: 'More about names' })
  await expect(more).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeHidden()
  await expect(page.getByText('More about names: escape')).toBeAttached()
  await expect(rename(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rename(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
})

test('a notice that comes while a dialog is open is drawn above its backdrop', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Tell' }).click()
  const picture = await page.locator('.notice').screenshot({ animations: 'disabled' })
  // The surface is white. Under a backdrop it would be grey.
  const brightest = page.evaluate(async source => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const data = canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    return data.reduce((most, value, index) => (index % 4 === 3 ? most : Math.max(most, value)), 0)
  }, picture.toString('base64'))
  expect(await brightest).toBe(255)
})

test('a notice that comes while a dialog is open can be reached; Esc closes the notice alone, and it goes home with the dialog', async ({
  page
}) => {
  await open(page)
  const notice = page.locator('#notices .notice')
  await page.getByRole('button', { name: 'Tell' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await expect(rename(page)).toBeVisible()

  await page.getByRole('button', { name: 'Tell' }).click()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(dismiss).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(rename(page)).toBeVisible()

  await page.getByRole('button', { name: 'Tell' }).click()
  await expect(notice).toHaveCSS('border-top-left-radius', '12px')
  // It waits while the pointer is on it.
  await notice.hover()
  await page.getByRole('textbox', { name: 'Name' }).press('Escape')
  await expect(rename(page)).toBeHidden()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('body > #notices')).toHaveCount(1)
})

test('a sub-application asks in one call: an act that fails keeps the question, the next try answers', async ({
  page
}) => {
  await page.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Sunny?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question.getByRole('alert')).not.toBeEmpty()
  await expect(question.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'false')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed: true')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused()
  await expect(page.locator('body > portal-dialog')).toHaveCount(0)
})

for (const opener of ['Rename', 'Remove']) {
  test(`going through the history closes the dialog of ${opener} and leaves a page that can be used`, async ({
    page
  }) => {
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.locator('portal-dialog')).toHaveCount(0)
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  })
}

test('without a network, the question about unsaved work is still asked', async ({ page, context, complaints }) => {
  // The page fetches the file of the dialogs when it is idle, which takes a while on a busy machine.
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => /\/dialogs-/.test(name))
  await expect.poll(() => page.evaluate(isFetched)).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove Sunny?' })).toBeVisible()
  await context.setOffline(false)
  complaints.length = 0
})

test('without the file of the dialogs the browser asks: after a no nothing is done, after a yes a failure is told', async ({
  page,
  complaints
}) => {
  await page.route(/\/assets\/dialogs-/, route => route.abort())
  await page.reload()
  const remove = page.getByRole('button', { name: 'Remove' })
  const failure = page.locator('#notices .notice.error')
  const asked: string[] = []
  page.once('dialog', dialog => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await remove.click()
  await expect(page.getByText('Removed: false')).toBeVisible()
  expect(asked).toEqual(['Remove Sunny?\n\nIts log is kept.'])
  await expect(failure).toHaveCount(0)
  page.once('dialog', dialog => void dialog.accept())
  await remove.click()
  await expect(failure).toBeVisible()
  complaints.length = 0
})
