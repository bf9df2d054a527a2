import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

/* Orders from ward to ward, as a person in a hospital sees them. */

/** In these tests, people give orders to robots. */
test.beforeEach(({ cloud }) =>
  cloud.query(`insert into dispatch_settings (store_id, automatic) select distinct store_id, false from robots
    where robot_kind = 'medical' and store_id is not null on conflict (store_id) do update set automatic = false`)
)

test('an order is created and given to a robot, its way is followed live, and its code hands it over', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  await cloud.query('delete from dispatch_orders')
  await cloud.query(`update robots set online = true, state = 'idle' where robot_kind = 'medical'`)
  await visitor.open('operator', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Operation' }).click()
  await sidebar(page).getByRole('link', { name: 'Hospital dispatch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospital dispatch')
  await expect(page.getByRole('main')).toContainText('No orders yet')

  await page.getByRole('button', { name: 'New order' }).press('Enter')
  const dialog = inDialog(page)
  await dialog.getByRole('button', { name: 'Create order' }).press('Enter')
  await expect(dialog.getByLabel('From ward')).toBeFocused()
  await expect(dialog.getByLabel('From ward')).toHaveAccessibleDescription(/Enter a ward\./)
  await dialog.getByLabel('From ward').fill('Pharmacy')
  await dialog.getByLabel('To ward').fill('Ward 3B')
  await dialog.getByLabel('Goods').selectOption('Medicine')
  expect(await objectionsTo(page)).toEqual([])
  const create = dialog.getByRole('button', { name: 'Create order' })
  await loseAnswer(page, '/api/hospitalservice/v1/orders')
  await create.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Network exception')
  complaints.length = 0
  await expect(create).toHaveAttribute('aria-disabled', 'false')
  await create.press('Enter')
  const notice = page.locator('portal-notice')
  await expect(notice).toHaveAttribute('heading', /^Code for handing over: \d{6}$/)
  const code = (await notice.getAttribute('heading'))?.slice(-6) ?? ''
  const row = page.getByRole('row', { name: /Pharmacy → Ward 3B/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Waiting for a robot')
  const [order] = await cloud.query('select order_id from dispatch_orders')
  const orderId = Number(order?.order_id)

  const choose = async (act: string) => {
    await row.getByRole('button', { name: /Pharmacy/ }).click()
    await page.getByRole('menuitem', { name: act }).click()
  }
  await choose('Assign a robot')
  await inDialog(page).getByRole('button', { name: 'Assign a robot' }).press('Enter')
  await expect(row).toContainText('On the way to pick up')

  // The robot reports, and the open list follows.
  const body = { email: 'robot@demo.example', password: cloud.password }
  const { token } = (await send(cloud.url, calls.signInByEmail, { body })).data
  for (const [status, shown] of [
    ['carrying', 'On the way to the ward'],
    ['arrived', 'Arrived']
  ] as const) {
    await send(cloud.url, calls.reportDispatch, { token, body: { reports: [{ orderId, status }] } })
    await expect(row).toContainText(shown)
  }
  expect(await objectionsTo(page)).toEqual([])

  await choose('Hand over')
  await inDialog(page)
    .getByLabel('Code of the order')
    .fill(code === '000000' ? '000001' : '000000')
  await inDialog(page).getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(inDialog(page).locator('.refusal')).toContainText('Wrong verification code')
  // The browser notes the refusal.
  complaints.length = 0
  await inDialog(page).getByLabel('Code of the order').fill(code)
  // A button that sends is locked for two seconds (docs/requirements.md §9).
  await expect(inDialog(page).getByRole('button', { name: 'Hand over' })).toHaveAttribute('aria-disabled', 'false')
  await inDialog(page).getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(row).toContainText('Handed over')
})

test('the orders are filtered in the address, and one is cancelled after a question', async ({
  page,
  visitor,
  cloud
}) => {
  await cloud.query('delete from dispatch_orders')
  const token = await visitor.tokenOf('operator')
  const [hospital] = (await send(cloud.url, calls.dispatchHospitals, { token, query: {} })).data.list
  for (const toWard of ['Ward 1', 'Ward 2'])
    await send(cloud.url, calls.createDispatch, {
      token,
      body: { storeId: hospital?.storeId ?? 0, fromWard: 'Kitchen', toWard, goods: 'meals' }
    })
  await visitor.open('operator', '/sub-app/operation/hospital-dispatch')
  const rows = page.locator('portal-list tbody tr')
  await expect(rows).toHaveCount(2)
  const row = page.getByRole('row', { name: /Kitchen → Ward 1/ })
  await row.getByRole('button', { name: /Kitchen/ }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await inDialog(page).getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(row).toContainText('Cancelled')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Waiting for a robot')
  await expect.poll(() => addressOf(page)).toContain('status=waiting')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('somebody without the permission is kept out', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/operation/hospital-dispatch')
  await expect.poll(() => addressOf(page)).toContain('/401')
})

test('an order goes to a free robot by itself, and a person takes it over', async ({ page, visitor, cloud }) => {
  await cloud.query('delete from dispatch_orders')
  await cloud.query('delete from dispatch_settings')
  await cloud.query(`update robots set online = true, state = 'idle', battery = 90 where robot_kind = 'medical'`)
  const token = await visitor.tokenOf('operator')
  const [hospital] = (await send(cloud.url, calls.dispatchHospitals, { token, query: {} })).data.list
  const storeId = hospital?.storeId ?? 0
  await send(cloud.url, calls.createDispatch, {
    token,
    body: { storeId, fromWard: 'Kitchen', toWard: 'Ward 9', goods: 'meals' }
  })
  await visitor.open('operator', `/sub-app/operation/hospital-dispatch?hospital=${storeId}`)
  const row = page.getByRole('row', { name: /Kitchen → Ward 9/ })
  await expect(row).toContainText('Waiting for a robot')
  await cloud.clock.advance(5_000)
  await expect(row).toContainText('On the way to pick up')
  await row.getByRole('button', { name: /Kitchen/ }).click()
  await page.getByRole('menuitem', { name: 'Take over by hand' }).click()
  await expect(row).toContainText('Held back for people')
  expect(await objectionsTo(page)).toEqual([])
  const automatic = page.getByRole('checkbox', { name: /go to free robots by themselves/ })
  await expect(automatic).toBeChecked()
  await automatic.press('Space')
  // Nothing changes before the person said yes.
  await expect(automatic).toBeChecked()
  await inDialog(page).getByRole('button', { name: 'Give by hand' }).press('Enter')
  await expect(automatic).not.toBeChecked()
  await expect(page.getByText(/Switched off by Olivia Hart/)).toBeVisible()
  await page.reload()
  await expect(automatic).not.toBeChecked()
})
