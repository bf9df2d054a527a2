import type { Locator, Page } from '@playwright/test'
import { inDialog } from '../support/dialog.ts'
import { registerNewcomer } from '../support/newcomer.ts'
import { expect, keepToken, test } from '../support/portal.ts'

const form = '/sub-app/message/announcements/new'
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const offer = (page: Page) => page.locator('.notice').filter({ hasText: 'You had begun this form.' })

/** Loads the page anew, and leaves the browser's question about unsaved work with a yes. */
const reload = async (page: Page): Promise<void> => {
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(title(page)).toBeVisible()
}

const stored = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('portal_drafts'))

test('a reload keeps what was typed, and offers it', async ({ page, visitor }) => {
  await visitor.open('distributor', form)
  await title(page).fill('Lift works')
  await reload(page)
  await expect(title(page)).toHaveValue('')
  await offer(page).getByRole('button', { name: 'Go on with it' }).click()
  await expect(title(page)).toHaveValue('Lift works')
  await expect(offer(page)).toHaveCount(0)
})

test('a draft that is discarded is not offered again', async ({ page, visitor }) => {
  await visitor.open('distributor', form)
  await title(page).fill('Lift works')
  await reload(page)
  await offer(page).getByRole('button', { name: 'Discard' }).click()
  await reload(page)
  await expect(offer(page)).toHaveCount(0)
  expect(await stored(page)).toBeNull()
})

test('another person gets no draft', async ({ page, context, cloud, visitor }) => {
  await visitor.open('distributor', form)
  await title(page).fill('Lift works')
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  await reload(page)
  await expect.poll(() => stored(page)).toBeNull()
  await expect(offer(page)).toHaveCount(0)
})

test('a log-out removes the drafts', async ({ page, visitor }) => {
  await visitor.open('distributor', form)
  await title(page).fill('Lift works')
  expect(await stored(page)).toContain('Lift works')
  await visitor.logOut()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('a form that was sent leaves no draft', async ({ page, visitor }) => {
  await visitor.open('distributor', form)
  await title(page).fill('Lift works')
  await page.getByLabel('Text', { exact: true }).fill('Robots stay on their floor.')
  await page.getByLabel('For', { exact: true }).selectOption('Harbourlight Dining Group')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('row', { name: /Lift works/ }).first()).toBeVisible()
  expect(await stored(page)).toBeNull()
})

/** Each opens a form of the shell, and finds its field. */
const shellForms: [who: 'tenant' | 'operator' | undefined, address: string, open: (page: Page) => Promise<Locator>][] =
  [
    [undefined, '/login?screen=register', async page => page.getByLabel('User name')],
    ['tenant', '/lang?add', async page => page.getByLabel('Name of the language')],
    [
      'operator',
      '/ops/releases',
      async page => {
        await page.getByRole('button', { name: 'Limits' }).click()
        return inDialog(page).getByRole('textbox').first()
      }
    ]
  ]

test('the forms of the portal itself offer what was typed, too', async ({ page, cloud, context, visitor }) => {
  for (const [who, address, open] of shellForms)
    await test.step(`at ${address}`, async () => {
      if (who === undefined) await page.goto(address)
      else await visitor.open(who, address)
      await (await open(page)).fill('7')
      await page.reload()
      const field = await open(page)
      await expect(field).not.toHaveValue('7')
      await offer(page).getByRole('button', { name: 'Go on with it' }).click()
      await expect(field).toHaveValue('7')
    })
  await test.step('at /account, after the person was checked anew', async () => {
    const { password } = await registerNewcomer(cloud, context)
    const begin = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Change: User name' }).click()
      await inDialog(page).getByLabel('Current password').fill(password)
    }
    const next = () => inDialog(page).getByRole('button', { name: 'Next' }).click()
    const name = inDialog(page).getByRole('textbox', { name: 'User name' })
    await page.goto('/account')
    await begin()
    await next()
    await name.fill('Grace')
    await page.reload()
    await begin()
    await offer(page).getByRole('button', { name: 'Go on with it' }).click()
    await next()
    await expect(name).toHaveValue('Grace')
    await inDialog(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await stored(page)).toBeNull()
  })
})
