import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { addressOf, expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

/* The cloud's clock stands at noon of 12 March 2026 in Beijing. */

test.use({ timezoneId: 'Asia/Bangkok' })

const rows = (page: Page) => page.getByRole('region', { name: 'Appointments' }).getByRole('listitem')
const day = (page: Page, label: string) => page.locator('calendar-month').getByRole('button', { name: label })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Opens the menu of a row, and chooses from it. */
const choose = async (page: Page, date: string, action: string) => {
  await page.getByRole('button', { name: `Actions for the appointment on ${date}` }).click()
  const item = page.getByRole('menuitem', { name: action })
  await item.click()
  await expect(item).toBeHidden()
}

// Before the tests that make appointments: a page hears of news from some seconds before it, too.
test('the list is asked for once, also where the live channel opens afterwards', async ({ page, visitor }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/appointment\?/.test(request.url())) asked.push(request.url())
  })
  const greeted = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('customer', '/reserve')
  await greeted
  await expect(rows(page).first()).toBeVisible()
  // News follow the greeting within the spread that it names, which is nothing in a test.
  await page.evaluate(() => new Promise(done => setTimeout(done, 1_000)))
  expect(asked).toHaveLength(1)
})

test('a person books by keyboard, saves the calendar file, moves and cancels', async ({ page, visitor }) => {
  await visitor.open('customer')
  const booked = rows(page).filter({ hasText: 'Lidar is dirty' })
  await test.step('the account menu leads to the reservations', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.locator('portal-header').getByRole('link', { name: 'My reservations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My reservations' })).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
  })

  await test.step('the days are walked by keyboard, and none before today can be chosen', async () => {
    await page.getByRole('link', { name: 'Book appointment' }).focus()
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Book an after-sales appointment' })).toBeVisible()
    // Beijing's time is said, and the reader's own zone.
    await expect(page.getByText('All times are Beijing time (UTC+8)')).toBeVisible()
    await expect(page.getByText('Your time zone: Indochina Time')).toBeVisible()
    // Days before today can't be chosen.
    await expect(day(page, 'March 11')).toBeDisabled()
    await day(page, 'March 12').focus()
    for (const [key, label] of [
      ['ArrowRight', 'March 13'],
      ['ArrowDown', 'March 20'],
      ['End', 'March 21'],
      ['ArrowLeft', 'March 20']
    ] as const) {
      await press(page, key)
      await expect(day(page, label)).toBeFocused()
    }
  })
  await test.step('time, person and remark are chosen by keyboard', async () => {
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { name: 'Friday, March 20, 2026' })).toBeVisible()
    await expect(radio(page, '09:00')).toBeVisible()
    await press(page, 'Tab', 'Space', 'ArrowDown')
    await expect(radio(page, '09:30')).toBeChecked()
    await expect(radio(page, '1 hour')).toBeChecked()
    await press(page, 'Tab', 'ArrowDown')
    await expect(radio(page, '1 hour, 30 minutes')).toBeChecked()
    await press(page, 'Tab', 'Tab', 'Enter')
    await expect(page.getByRole('heading', { name: 'Person' })).toBeFocused()
    await press(page, 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Enter')
    await expect(page.getByRole('heading', { name: 'Where and why' })).toBeFocused()
    await press(page, 'Tab', 'Tab', 'Tab')
    await page.keyboard.type('Lidar is dirty')
    await press(page, 'Tab', 'Tab', 'Tab', 'Enter')
  })
  await test.step('the place and the phone are asked for, and a mended field loses its sentence at once', async () => {
    const [place, phone] = [page.getByLabel('Store or address'), page.getByLabel('Phone of the person there')]
    await expect(place).toBeFocused()
    await expect(place).toHaveAccessibleDescription(/Choose a store, or enter an address\./)
    await page.keyboard.type('Quay Street 12')
    await expect(place).toHaveAccessibleDescription(/Where somebody is to come/)
    await phone.fill('12')
    await press(page, 'Enter')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/at least five digits/)
    await phone.fill('+65 6123 4567')
    await expect(phone).not.toHaveAccessibleDescription(/at least five digits/)
    await press(page, 'Enter')
  })

  await test.step('the appointment is booked and shown in both time zones', async () => {
    await expect(page.getByText('Appointment booked: Friday, March 20, 2026')).toBeVisible()
    expect(addressOf(page)).toBe('/reserve')
    await expect(booked).toContainText('Friday, March 20, 2026, 09:30 – 11:00')
    await expect(booked).toContainText('08:30 – 10:00 (Indochina Time)')
    await expect(booked).toContainText('Chen Jie')
    await expect(booked).toContainText('Quay Street 12')
    await expect(booked).toContainText('+65 6123 4567')
    await expect(booked).toContainText('Booked')
  })

  await test.step('its calendar file is saved', async () => {
    const download = page.waitForEvent('download')
    await choose(page, 'Friday, March 20, 2026', 'Save calendar file')
    const file = await download
    expect(file.suggestedFilename()).toBe('appointment-2026-03-20.ics')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('DTSTART:20260320T013000Z')
    expect(text).toContain('SUMMARY:After-sales appointment with Chen Jie')
    expect(text).toContain('LOCATION:Quay Street 12')
  })

  await test.step('it moves, and its own half hours are free for it', async () => {
    await choose(page, 'Friday, March 20, 2026', 'Move to another time')
    await expect(page.getByRole('heading', { level: 1, name: 'Move your appointment' })).toBeVisible()
    const own = page.getByRole('region', { name: 'Your reservations' }).getByRole('listitem')
    // The next ones come first, without those that are past or cancelled.
    await expect(own).toHaveCount(2)
    await expect(own.first()).toContainText('March 15')
    await expect(own.last()).toContainText('Chen Jie')
    await expect(own.last()).toContainText('Lidar is dirty')
    await day(page, 'March 20').click()
    // Its own half hours are free for it.
    await radio(page, '10:00').check()
    await page.getByRole('button', { name: 'Next: person' }).click()
    await expect(radio(page, 'Chen Jie')).toBeChecked()
    await page.getByRole('button', { name: 'Move appointment' }).click()
    await expect(booked).toContainText('Friday, March 20, 2026, 10:00 – 11:30')
    await expect(rows(page)).toHaveCount(4)
  })

  await test.step('it is cancelled, and the filter keeps it over a reload', async () => {
    await choose(page, 'Friday, March 20, 2026', 'Cancel appointment')
    const question = page.getByRole('dialog')
    await expect(question.getByRole('button', { name: 'Keep the appointment' })).toBeVisible()
    await question.getByRole('button', { name: 'Cancel appointment' }).click()
    await expect(booked).toContainText('Cancelled')
    await page.getByRole('link', { name: 'Cancelled' }).click()
    expect(addressOf(page)).toBe('/reserve?status=2')
    await expect(rows(page)).toHaveCount(2)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
  })
})

test('a time that somebody else books meanwhile leads back to the times, with all else kept', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('operator', '/reserve?add')
  await day(page, 'March 24').click()
  await radio(page, '14:00').check()
  await page.getByRole('button', { name: 'Next: person' }).click()
  await radio(page, 'Sato Haruka').check()
  await page.getByRole('button', { name: 'Next: where and why' }).click()
  await page.getByLabel('Remark for after-sales').fill('Brush motor is loud')
  // The stores that the person sees are offered.
  await expect(page.locator('datalist option').first()).toBeAttached()
  await page.getByLabel('Store or address').fill('Harbour 1')
  await page.getByLabel('Phone of the person there').fill('12345')

  const token = await visitor.tokenOf('customer')
  const query = { day: '2026-03-24' }
  const people = (await send(cloud.url, calls.salespersonList, { token, query })).data
  const salespersonId = people.find(({ name }) => name === 'Sato Haruka')?.salespersonId ?? 0
  const start = Date.parse('2026-03-24T14:00:00+08:00')
  const body = { salespersonId, start, end: start + 30 * 60_000 }
  expect((await send(cloud.url, calls.bookAppointment, { token, body })).code).toBe(610000)

  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This time has just been taken.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Date and time' })).toBeFocused()
  await radio(page, '15:00').check()
  await page.getByRole('button', { name: 'Next: person' }).click()
  await expect(radio(page, 'Sato Haruka')).toBeChecked()
  await page.getByRole('button', { name: 'Next: where and why' }).click()
  await expect(page.getByLabel('Remark for after-sales')).toHaveValue('Brush motor is loud')
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(rows(page).filter({ hasText: 'Brush motor is loud' })).toContainText('15:00 – 16:00')
})

test('entries are lost only after a question, and Back keeps them', async ({ page, visitor }) => {
  await visitor.open('operator', '/reserve')
  await page.getByRole('link', { name: 'Book appointment' }).click()
  await day(page, 'March 26').click()
  await radio(page, '11:00').check()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'My reservations' })).toBeVisible()
  await page.goForward()
  await expect(radio(page, '11:00')).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep what I entered' }).click()
  await expect(radio(page, '11:00')).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My reservations' })).toBeVisible()
  await page.getByRole('link', { name: 'Book appointment' }).click()
  await expect(page.getByText('Choose a day to see its times.')).toBeVisible()
})

test('a change on another device shows in the list without a reload', async ({ page, cloud, visitor }) => {
  // The channel may speak before the page has opened, so the test listens from the socket's first moment.
  const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('customer', '/reserve?status=1')
  await spoke
  await expect(rows(page).first()).toBeVisible()
  const before = await rows(page).count()
  const token = await visitor.tokenOf('customer')
  const [someone] = (await send(cloud.url, calls.salespersonList, { token, query: { day: '2026-03-30' } })).data
  const start = Date.parse('2026-03-30T09:00:00+08:00')
  const body = { salespersonId: someone?.salespersonId ?? 0, start, end: start + 30 * 60_000 }
  expect((await send(cloud.url, calls.bookAppointment, { token, body })).code).toBe(610000)
  await expect(rows(page)).toHaveCount(before + 1)
})

test('a used-up day can be chosen and says why nothing is free, and titles of steps keep their line', async ({
  page,
  cloud,
  visitor
}) => {
  const token = await visitor.tokenOf('operator')
  const [someone] = (await send(cloud.url, calls.salespersonList, { token, query: { day: '2026-03-27' } })).data
  const start = Date.parse('2026-03-27T09:00:00+08:00')
  const body = { salespersonId: someone?.salespersonId ?? 0, start, end: start + 120 * 60_000 }
  expect((await send(cloud.url, calls.bookAppointment, { token, body })).code).toBe(610000)

  await visitor.open('operator', '/reserve?add')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByText('your time of the day is booked')).toBeVisible()
  await day(page, 'March 27').click()
  await expect(page.getByText('You have booked 2 hours on this day already.')).toBeVisible()
  await page.getByRole('button', { name: 'Next: person' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a day and a time first.' })).toBeVisible()
  await day(page, 'March 30').click()
  await radio(page, '09:00').check()
  await page.getByRole('button', { name: 'Next: person' }).click()
  await readIn(page, 'th')
  const title = page.locator('.reserve-steps h2').first()
  expect(await title.evaluate(it => [it.getClientRects().length, it.scrollHeight < 2 * 24])).toEqual([1, true])
})
