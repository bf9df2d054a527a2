import type { Page, Request } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { expect, test } from '../support/portal.ts'

/** The cloud never answers questions of this text; the questions of this list that ended without an answer. */
const withoutAnswer = async (page: Page, text: string): Promise<{ asked: Request[]; ended: Request[] }> => {
  const asked: Request[] = []
  const ended: Request[] = []
  await page.route(
    ({ pathname, searchParams }) => pathname === calls.storeList.path && searchParams.get('text') === text,
    route => void asked.push(route.request())
  )
  page.on('requestfailed', request => {
    if (new URL(request.url()).pathname === calls.storeList.path) ended.push(request)
  })
  return { asked, ended }
}

test('a search that a person types on ends in the network, and the next one is answered', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/store')
  const rows = page.locator('portal-list tbody tr')
  const [name = ''] = (await rows.first().getByRole('rowheader').innerText()).split('\n')
  const { asked, ended } = await withoutAnswer(page, name.slice(0, 1))
  const search = page.locator('portal-list').getByRole('searchbox')
  await search.pressSequentially(name.slice(0, 1))
  await expect.poll(() => asked.length).toBe(1)
  await search.pressSequentially(name.slice(1))
  await expect.poll(() => ended).toEqual(asked)
  expect(ended[0]?.failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(rows.first()).toContainText(name)
  await expect(page.getByText('Network exception')).toHaveCount(0)
})

test('a page that somebody leaves ends its question, and nobody is told', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/store')
  await expect(page.locator('portal-list tbody tr').first()).toBeVisible()
  const { asked, ended } = await withoutAnswer(page, 'a')
  await page.locator('portal-list').getByRole('searchbox').pressSequentially('a')
  await expect.poll(() => asked.length).toBe(1)
  await page.evaluate(() => history.pushState(null, '', '/dashboard'))
  await expect.poll(() => ended).toEqual(asked)
  await expect(page.getByText('Network exception')).toHaveCount(0)
})
