import { randomUUID } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, sidebar, test } from '../support/portal.ts'

/* The page for a wall. The cloud's clock stands at noon of 12 March in Beijing. */

test('a wall shows robots at work, follows them live, and fills the screen', async ({ page, visitor, cloud }) => {
  await visitor.open('operator', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Operation' }).click()
  await sidebar(page).getByRole('link', { name: 'Operational dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operational dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('Live')
  await expect(main).toContainText('Thursday, March 12, 2026 · Beijing time')
  await expect(main.locator('time')).toHaveText(/^(11:59|12:\d\d):\d\d$/)
  const [busy] = await cloud.query(`select count(*) as n from robots where online and state = 'busy'`)
  await expect(main.locator('.tile').filter({ hasText: 'Working' })).toContainText(String(busy?.n))
  expect(await objectionsTo(page)).toEqual([])

  const token = await visitor.tokenOf('operator')
  const [working] = await cloud.query('select serial, name from robots where online order by robot_id limit 1')
  const fault = { type: 'fault' as const, faultCode: 'E-999', active: true, time: cloud.clock.now() - 20 * 60 * 60_000 }
  const body = { events: [{ ...fault, eventId: randomUUID(), serial: String(working?.serial) }] }
  expect((await send(cloud.url, calls.reportRobotEvents, { token, body })).code).toBe(610_000)
  // Older than all others, so that it is on the list.
  const lasting = main.getByRole('row').filter({ hasText: 'E-999' })
  await expect(lasting).toContainText(String(working?.name))
  const [open] = await cloud.query('select count(*) as n from robot_faults where end_time is null')
  await expect(main.locator('.tile').filter({ hasText: 'Open faults' })).toContainText(String(open?.n))

  await main.getByRole('button', { name: 'Full screen' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.matches('.wall'))).toBe(true)
  await main.getByRole('button', { name: 'Full screen' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
})
