import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test, type Visitor } from '../support/portal.ts'

/* The cleaning control centre, as a person who came by the portal's link sees it. */

const linkOf = async (cloud: TestCloud, visitor: Visitor, language: (typeof languageCodes)[number] = 'en') => {
  const token = await visitor.tokenOf('customer')
  return (await send(cloud.url, calls.cleaningCentreLink, { token, query: { language } })).data.url
}

/** A floor of the customer's with a robot that is ready, and no run. */
const readyRobot = async (cloud: TestCloud) => {
  const [found] = await cloud.query(`select robots.name, serial, store_id, stores.name as store from robots
    join stores using (store_id) join tenants on tenants.tenant_id = robots.tenant_id
    where tenants.name = 'Lotus Court Hotels' and robot_kind = 'cleaning' order by robot_id limit 1`)
  await cloud.query(`update robots set online = true, state = 'idle' where serial = '${found?.serial}'`)
  await cloud.query('delete from cleaning_runs')
  return { name: String(found?.name), storeId: Number(found?.store_id) }
}

const report = async (cloud: TestCloud, change: { done: number; docked: boolean }) => {
  const [run] = await cloud.query('select run_id from cleaning_runs where end_time is null')
  const body = { email: 'robot@demo.example', password: cloud.password }
  const { token } = (await send(cloud.url, calls.signInByEmail, { body })).data
  const reports = [{ runId: Number(run?.run_id), x: 700, y: 300, ...change }]
  expect((await send(cloud.url, calls.reportCleaning, { token, body: { reports } })).data.accepted).toBe(1)
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter')

test('a robot is sent into rooms by keyboard, is drawn where it reports, and is paused, resumed and called back', async ({
  page,
  cloud,
  visitor
}) => {
  const { name, storeId } = await readyRobot(cloud)
  await page.goto(await linkOf(cloud, visitor))
  await page.getByRole('combobox', { name: 'Floor' }).selectOption(String(storeId))
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name} · `) }) })
  await expect(card).toContainText('At the dock')
  await press(page, `Start: ${name}`)
  await expect(card.getByRole('alert')).toContainText('Choose at least one room.')
  await card.getByRole('checkbox', { name: 'Lobby' }).press('Space')
  await press(page, `Start: ${name}`)
  await expect(card).toContainText('Cleaning')
  await expect(card).toContainText('The robot has not reported yet')
  // The focus stays in the card: the button that was pressed is gone.
  await expect(card.getByRole('button', { name: 'Pause' })).toBeFocused()

  await report(cloud, { done: 420, docked: false })
  await expect(card).toContainText('42% cleaned')
  await expect(page.locator('.robot')).toHaveCSS('transform', /700, 300\)$/)
  await expect(page.getByRole('img', { name: /^Floor plan of / })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])

  await press(page, `Pause: ${name}`)
  await expect(card).toContainText('Paused')
  await press(page, `Resume: ${name}`)
  await expect(card).toContainText('Cleaning')
  await press(page, `Return to dock: ${name}`)
  await expect(card).toContainText('On the way back')
  await report(cloud, { done: 420, docked: true })
  await expect(card).toContainText('At the dock')
  await expect(page.locator('.robot')).toHaveCount(0)
})

test('a link that was used says so, and a session that ended at the portal ends the centre', async ({
  page,
  cloud,
  visitor,
  complaints
}) => {
  const token = await visitor.tokenOf('customer')
  const { url } = (await send(cloud.url, calls.cleaningCentreLink, { token, query: { language: 'en' } })).data
  await page.goto(url)
  await expect(page.getByRole('combobox', { name: 'Floor' })).toBeVisible()
  await send(cloud.url, calls.signOut, { body: { token } })
  await expect(page.getByRole('alert').filter({ hasText: 'The login has ended.' })).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('alert')).toContainText('used before')
  expect(await objectionsTo(page)).toEqual([])
  // The browser notes the refusal of the second visit.
  complaints.length = 0
})

for (const [scheme, width] of [
  ['light', 1_280],
  ['dark', 360]
] as const)
  test(`the centre is whole in six languages, ${scheme}, ${width} px wide`, async ({ page, cloud, visitor }) => {
    await readyRobot(cloud)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    for (const language of languageCodes) {
      await page.goto(await linkOf(cloud, visitor, language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('img')).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, language).toBeLessThanOrEqual(0)
      expect(await objectionsTo(page), language).toEqual([])
    }
  })
