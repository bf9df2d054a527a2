import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const openForm = async (page: Page): Promise<void> => {
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await page.getByLabel('Name').fill('Cleaner')
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

test('unsaved work is asked for before a link, Back and a log-out; a no leaves address and history as they were', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'unsaved.js' })
  await visitor.open('customer', '/dashboard')
  await openForm(page)
  const address = addressOf(page)
  const length = await page.evaluate(() => history.length)
  const stay = async (): Promise<void> => {
    await question(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => addressOf(page)).toBe(address)
    await expect(page.getByLabel('Name')).toHaveValue('Cleaner')
    expect(await page.evaluate(() => history.length)).toBe(length)
  }

  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await stay()
  await page.evaluate(() => history.back())
  await stay()
  await visitor.logOut()
  await stay()

  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Form' })).toBeVisible()
})

test('a reload is asked for while work is unsaved, and nothing is asked once it is saved', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'unsaved.js' })
  await visitor.open('customer', '/dashboard')
  await openForm(page)
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('Name')).toHaveValue('Cleaner')
  await page.getByRole('button', { name: 'Save' }).click()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
