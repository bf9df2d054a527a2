import type { Page } from '@playwright/test'
import { pickLanguage } from '../support/pick-language.ts'
import { expect, test } from '../support/portal.ts'

const alertIn = (page: Page) => page.getByRole('main').getByRole('alert')

/** Counts the requests of an address while they are refused, or let through. */
const watchRequests = async (page: Page, path: string) => {
  const state = { asked: 0, isAway: true }
  await page.route(`**${path}*`, route => {
    state.asked += 1
    return state.isAway ? route.abort() : route.continue()
  })
  return state
}

test('an application that was opened offline opens by the first "Try again", and nobody says that its files are forged', async ({
  page,
  context,
  complaints,
  visitor
}) => {
  await visitor.open('customer', '/')
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/sub-app/study'))
  await expect(alertIn(page)).toContainText('Its files could not be loaded.')
  // Without the event that says so: the person is quicker.
  await page.evaluate(() => addEventListener('online', event => event.stopImmediatePropagation(), { capture: true }))
  await context.setOffline(false)
  await alertIn(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toContainText('could not')
  await expect(alertIn(page)).toHaveCount(0)
  complaints.length = 0
})
