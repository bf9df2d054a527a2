import { expect, sidebar, test } from '../support/portal.ts'

/* A release takes files away while a page is open. */

test('a page whose file is gone offers to load anew, and every other page goes on', async ({
  page,
  visitor,
  complaints
}) => {
  await visitor.open('customer', '/sub-app/robot/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(/\/assets\/reserve-[0-9a-f]+\.js/, route => route.fulfill({ status: 404 }))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/reserve', textContent: 'To the booking' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'To the booking' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('A part of the portal is not there any more.')
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(alert).toHaveCount(0)

  await page.goBack()
  await expect(alert).toContainText('A part of the portal is not there any more.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alert.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  complaints.length = 0
})

test('a page whose file did not come for the network can be tried again', async ({ page, visitor, complaints }) => {
  await visitor.open('distributor', '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.route(/\/assets\/account-[0-9a-f]+\.js/, route => route.abort())
  await page.goto('/account')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  complaints.length = 0
})
