import { readFile } from 'node:fs/promises'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { conflictOn, inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const records = '/sub-app/operation/config-manage/appointment-record'
const minute = 60_000

/* The cloud's clock stands at noon of 12 March in Beijing. */

test('an after-sales person sets hours and an absence by keyboard, nobody can book then, and the week shows what stands', async ({
  page,
  visitor,
  cloud
}) => {
  const operator = await visitor.tokenOf('operator')
  const own = await send(cloud.url, calls.salespersonsToEdit, { token: await visitor.tokenOf('aftersales') })
  const salespersonId = own.data[0]?.salespersonId ?? 0
  const dayOf = (days: number) =>
    new Date(cloud.clock.now() + (8 * 60 + days * 24 * 60) * minute).toISOString().slice(0, 10)
  const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`)
  const book = (start: number, remark = '') =>
    send(cloud.url, calls.bookAppointment, {
      token: operator,
      body: { salespersonId, start, end: start + 30 * minute, remark }
    })
  const absent = dayOf(9)
  // An absence has to be in the page's future, too.
  await page.clock.setSystemTime(cloud.clock.now())

  // A booking of another person reaches the open page.
  await visitor.open('aftersales', `${records}/week?day=${absent}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  const stands = await book(at(absent, '10:00'), 'Brakes squeak')
  expect(stands.code).toBe(610_000)
  await expect(page.getByText('Brakes squeak')).toBeVisible()
  await expect(page.getByText('10:00–10:30', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'operator@demo.example' }).first()).toHaveAttribute('href', /^mailto:/)

  // Hours: Sundays become free of work.
  await page.getByRole('link', { name: 'Hours and absences' }).press('Enter')
  const sunday = page.getByRole('group', { name: 'Sunday' })
  await sunday.getByRole('button', { name: 'Remove hours' }).press('Enter')
  await expect(sunday.getByRole('button', { name: 'Add hours' })).toBeFocused()
  await expect(sunday).toContainText('No bookings')
  // The page asks before a person leaves hours that are not saved.
  await page.getByRole('link', { name: 'Appointment records' }).last().press('Enter')
  await page.getByRole('dialog').getByRole('button').first().press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hours and absences')
  const monday = page.getByRole('group', { name: 'Monday' })
  await monday.getByLabel('To').selectOption('09:00')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The end must be after the start.')
  await monday.getByLabel('To').selectOption('18:00')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  // The demo data has an appointment on a Sunday, unless another test has moved it.
  const agree = page.getByRole('button', { name: 'Save and keep appointments' })
  const saved = page.getByText('The hours are saved.')
  await expect(agree.or(saved).first()).toBeVisible()
  if (await agree.isVisible()) await agree.press('Enter')
  await expect(saved.first()).toBeVisible()
  const sundays = [2, 3, 4, 5, 6, 7, 8].map(dayOf).filter(day => new Date(day).getUTCDay() === 0)
  for (const day of sundays) expect(await book(at(day, '10:00'))).toMatchObject({ code: 610_604 })

  // An absence where an appointment stands: it is named, and stays.
  await page.getByRole('button', { name: 'Add absence' }).press('Enter')
  await expect(page.getByLabel('First day')).toBeFocused()
  await expect(page.getByLabel('First day')).toHaveAccessibleDescription(/Enter a day\./)
  await page.getByLabel('First day').fill(absent)
  await expect(page.getByLabel('Last day')).toHaveValue(absent)
  await page.getByLabel('Reason (optional)').fill('Training')
  await page.getByRole('button', { name: 'Add absence' }).press('Enter')
  const question = inDialog(page)
  await expect(question).toContainText(/appointments? falls? in this time/)
  await expect(question).toContainText('Olivia Hart')
  expect(await book(at(absent, '11:00'))).toMatchObject({ code: 610_000 })
  await question.getByRole('button', { name: 'Save and keep appointments' }).press('Enter')
  await expect(page.getByText('The absence is saved.').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Training' })).toBeVisible()
  expect(await book(at(absent, '14:00'))).toMatchObject({ code: 610_604, data: [{ field: 'start' }] })
  await page.goto(`${records}/week?day=${absent}`)
  const day = page.getByRole('listitem').filter({ hasText: 'Absent all day' })
  await expect(day.getByText('Outside the hours or in an absence')).toHaveCount(2)
  expect(await objectionsTo(page)).toEqual([])
})

test('of hours that two people change, the days of both are kept', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('aftersales')
  const salespersonId = (await send(cloud.url, calls.salespersonsToEdit, { token })).data[0]?.salespersonId ?? 0
  const schedule = async () =>
    (await send(cloud.url, calls.salespersonSchedule, { token, query: { salespersonId } })).data.hours
  const change = (hours: Awaited<ReturnType<typeof schedule>>) =>
    send(cloud.url, calls.changeHours, { token, body: { salespersonId, hours, withAppointments: true } })
  const before = await schedule()
  await visitor.open('aftersales', `${records}/hours`)
  const wednesday = page.getByRole('group', { name: 'Wednesday' })
  await wednesday.getByLabel('To').last().selectOption('22:00')
  await change([...before.filter(({ weekday }) => weekday !== 4), { weekday: 4, from: 600, to: 660 }])
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const { chosenOf, save } = conflictOn(page)
  await expect(chosenOf('Wednesday')).toContainText('–22:00')
  await expect(chosenOf('Thursday')).toHaveText('Theirs10:00–11:00')
  await save()
  await expect(page.getByText('The hours are saved.')).toBeVisible()
  const after = await schedule()
  expect(after.filter(({ weekday }) => weekday === 4)).toEqual([{ weekday: 4, from: 600, to: 660 }])
  expect(after.filter(({ weekday }) => weekday === 3).at(-1)?.to).toBe(22 * 60)
  // The form stands on what it saved: the next save needs no question.
  await wednesday.getByLabel('To').last().selectOption('21:30')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect.poll(async () => (await schedule()).filter(({ weekday }) => weekday === 3).at(-1)?.to).toBe(21.5 * 60)
  await change(before)
})

test('the records are filtered in the address and saved as a file of all rows, in which no text runs as a formula', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const day = new Date(cloud.clock.now() + (8 * 60 + 20 * 24 * 60) * minute).toISOString().slice(0, 10)
  const [, , { salespersonId } = { salespersonId: 0 }] = (
    await send(cloud.url, calls.salespersonList, { token, query: { day } })
  ).data
  const start = Date.parse(`${day}T09:00:00+08:00`)
  const body = { salespersonId, start, end: start + 30 * minute, remark: '=HYPERLINK("http://evil.example")' }
  expect((await send(cloud.url, calls.bookAppointment, { token, body })).code).toBe(610_000)

  await visitor.open('aftersales', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Operation' }).click()
  await sidebar(page).getByRole('button', { name: 'Configuration' }).click()
  await sidebar(page).getByRole('link', { name: 'Appointment records' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointment records')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Booked')
  await expect.poll(() => addressOf(page)).toContain('status=booked')
  await page.getByRole('searchbox', { name: 'Search' }).fill('evil')
  await expect.poll(() => addressOf(page)).toContain('text=evil')
  await expect(page.locator('portal-list tbody tr')).toHaveCount(1)
  await page.reload()
  await expect(page.locator('portal-list tbody tr')).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file.split('\r\n').filter(Boolean)).toHaveLength(2)
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect.poll(() => addressOf(page)).toBe(records)
  await expect(page.locator('portal-list tbody tr')).not.toHaveCount(1)
})

test('an address without a page says so, and somebody without the permission is kept out', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', '/sub-app/operation/config-manage')
  await expect(page.getByRole('main')).toContainText('Page not found')
  await visitor.open('customer', records)
  await expect.poll(() => addressOf(page)).toContain('/401')
})
