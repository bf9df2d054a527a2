import { calls } from '#contract/index.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { conflictOn, inDialog } from '../support/dialog.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

const list = '/sub-app/message/list'

test('a message is written from a template by keyboard, and its sender sees who got it and who read it', async ({
  page,
  visitor,
  cloud
}) => {
  await visitor.open('operator', '/dashboard')
  await sidebar(page)
    .getByRole('button', { name: /Message centre/ })
    .click()
  await sidebar(page).getByRole('link', { name: 'Message list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message list')
  await page.getByRole('link', { name: 'Write a message' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New message')

  // The first field that is wrong gets the focus.
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title\./)

  await page.getByLabel('Template').selectOption({ label: 'Elevator at {{store}} out of service' })
  await expect(page.getByLabel('Title')).toHaveValue('Elevator at {{store}} out of service')
  await page.getByLabel('Value of store').fill('Umeda')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Elevator at Umeda out of service')
  await page.getByRole('button', { name: 'ไทย' }).press('Enter')
  await expect(preview).toContainText('Umeda')
  await expect(preview.getByRole('heading')).toHaveAttribute('lang', 'th')
  await page.getByLabel('Find people').fill('noah')
  await page.getByRole('button', { name: /Noah Fischer/ }).press('Enter')
  await expect(page.getByText('Reaches 1 person now.')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')

  await expect.poll(() => addressOf(page)).toMatch(/\/list\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevator at Umeda out of service')
  await expect(page.getByText('Delivered to 1 of 1 accounts')).toBeVisible()
  await expect(page.getByRole('row', { name: /Noah Fischer/ })).toContainText('Unread')
  const token = await visitor.tokenOf('nobody')
  const headers = { 'Accept-Language': 'th' }
  const { data } = await send(cloud.url, calls.messageList, { token, headers, body: {} })
  expect(data.list[0]?.title).toContain('Umeda')
  expect(data.list[0]?.title).not.toContain('Elevator')
  const messageRecordId = data.list[0]?.messageRecordId ?? 0
  await send(cloud.url, calls.readMessage, { token, query: { messageRecordId } })
  await page.reload()
  await expect(page.getByText('Read by 1 of 1')).toBeVisible()
  await expect(page.getByRole('row', { name: /Noah Fischer/ })).toContainText('Read')
})

test('a message that nobody would get is sent after a question only', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('operator')
  const body = { name: 'Nobody has this role', permissions: ['message'] }
  const { roleId } = (await send(cloud.url, calls.createRole, { token, body })).data
  await visitor.open('operator', `${list}/new`)
  await page.getByLabel('Title').fill('Into the void')
  await page.getByLabel('Text', { exact: true }).fill('Is anybody there?')
  await page.getByLabel('Send to').selectOption('Everybody with a role')
  await page.getByLabel('Role', { exact: true }).selectOption(String(roleId))
  await expect(page.getByText('Reaches 0 people now.')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  const question = inDialog(page, 'Nobody would get this message')
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue('Into the void')
  expect(addressOf(page)).toBe(`${list}/new`)
  // The button rests for a moment after each press.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await question.getByRole('button', { name: 'Send it all the same' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Into the void')
  await send(cloud.url, calls.deleteRole, { token, body: { roleId } })
})

test('a message is planned in a zone, and called back', async ({ page, visitor, cloud }) => {
  await page.clock.setSystemTime(cloud.clock.now())
  await visitor.open('distributor', `${list}/new`)
  await page.getByLabel('Title').fill('Stocktaking')
  await page.getByLabel('Text', { exact: true }).fill('Robots stay in their stations.')
  await page.getByLabel('Send to').selectOption('Organisations')
  await page.getByLabel('Meridian Care Services').check()
  await page.getByLabel('Send later').check()
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(page.getByLabel('Sending time')).toHaveAccessibleDescription(/Enter a date and a time\./)
  await page.getByLabel('Sending time').fill('2026-03-20T09:00')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocktaking')
  await expect(page.getByRole('main')).toContainText(/Mar(ch)? 20, 2026|20 Mar(ch)? 2026/)
  await expect(page.getByRole('main')).toContainText('Meridian Care Services')
  await page.getByRole('button', { name: 'Cancel message' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Cancel message' }).press('Enter')
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await page.goto(`${list}?state=cancelled`)
  await expect(page.getByRole('row', { name: /Stocktaking/ })).toContainText('Cancelled')
})

test('a text that is not sent is not left without a question', async ({ page, visitor }) => {
  await visitor.open('operator', `${list}/new`)
  await page.getByLabel('Title').fill('Stocktaking')
  await page.getByRole('link', { name: 'Message templates' }).last().press('Enter')
  await page.getByRole('dialog').getByRole('button').first().press('Escape')
  await expect(page.getByLabel('Title')).toHaveValue('Stocktaking')
})

test('a press after a lost answer makes no second message, and what was typed is still there', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const token = await visitor.tokenOf('operator')
  const sentBefore = (await send(cloud.url, calls.sentMessageList, { token, query: {} })).data.total
  await visitor.open('operator', `${list}/new`)
  await page.getByLabel('Title').fill('Lost answer')
  await page.getByLabel('Text', { exact: true }).fill('It was sent all the same.')
  await page.getByLabel('Find people').fill('noah')
  await page.getByRole('button', { name: /Noah Fischer/ }).click()
  // The message is made, and its answer is lost.
  await loseAnswer(page, '/api/managercloud/message/v1/sent')
  const press = page.getByRole('button', { name: 'Send', exact: true })
  await press.click()
  await expect(page.getByRole('alert').getByText(/Network exception/)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Lost answer')
  await expect(press).toHaveAttribute('aria-disabled', 'false')
  await press.click()
  await expect.poll(() => addressOf(page)).toMatch(/\/list\/\d+$/)
  expect((await send(cloud.url, calls.sentMessageList, { token, query: {} })).data.total).toBe(sentBefore + 1)
  complaints.length = 0
})

test('a template is made in two languages, changed and deleted', async ({ page, visitor }) => {
  await visitor.open('distributor', '/sub-app/message/template')
  await page.getByRole('link', { name: 'New template' }).press('Enter')
  await page.getByLabel('Name').fill('Stocktaking')
  await page.getByLabel('Title').fill('Stocktaking at {{store}}')
  await page.getByLabel('Text', { exact: true }).fill('Tonight')
  await page.getByRole('button', { name: 'Français' }).press('Enter')
  await page.getByLabel('Title').fill('Inventaire')
  await page.getByLabel('Text', { exact: true }).fill('Ce soir')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Each language needs the same placeholders.')).toBeVisible()
  await page.getByLabel('Title').fill('Inventaire à {{store}}')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('link', { name: 'Stocktaking', exact: true }).press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue('Stocktaking at {{store}}')
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('The template is deleted.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stocktaking', exact: true })).toHaveCount(0)
  // One that all share is for operators.
  await page.getByRole('link', { name: /^Elevator at/ }).press('Enter')
  await expect(page.getByText('You need access to all organisations to change this template.')).toBeVisible()
})

test('the second of two people who save a template sees both values of what differs, and takes one of each', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('distributor')
  const en = { title: 'Stocktaking', content: 'Tonight' }
  const template = { name: 'Stock', texts: { en }, url: null }
  const { templateId } = (await send(cloud.url, calls.createTemplate, { token, body: template })).data
  await visitor.open('distributor', `/sub-app/message/template/${templateId}`)
  await page.getByLabel('Name').fill('My stock')
  await page.getByRole('button', { name: 'Français' }).press('Enter')
  await page.getByLabel('Title').fill('Inventaire')
  await page.getByLabel('Text', { exact: true }).fill('Ce soir')
  const theirs = { templateId, name: 'Their stock', texts: { en: { ...en, content: 'At noon' } }, url: '/reserve' }
  expect((await send(cloud.url, calls.updateTemplate, { token, body: theirs })).code).toBe(610_000)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  const { dialog, chosenOf, take, save: saveThese } = conflictOn(page)
  await expect(chosenOf('Name')).toHaveText('YoursMy stock')
  await expect(chosenOf('English')).toContainText('At noon')
  await expect(chosenOf('Français')).toContainText('Ce soir')
  expect(await objectionsTo(page)).toEqual([])
  // Who goes back has everything that was typed, and is asked again by the next save.
  await dialog.getByRole('button', { name: 'Back to the form' }).press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your entries are still here')
  await expect(page.getByLabel('Name')).toHaveValue('My stock')
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.press('Enter')
  await take('Name', 'Theirs')
  await saveThese()
  await expect(page.getByRole('link', { name: 'Their stock', exact: true })).toBeVisible()
  const { data } = await send(cloud.url, calls.templateDetail, { token, query: { templateId } })
  expect(data).toMatchObject({
    name: 'Their stock',
    texts: { en: { content: 'At noon' }, fr: { title: 'Inventaire', content: 'Ce soir' } },
    url: '/reserve'
  })
})

test('of an announcement that two people change, the times and texts of both are kept', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('distributor')
  await page.clock.setSystemTime(cloud.clock.now())
  const hour = 3_600_000
  // A form has whole minutes.
  const startTime = Math.floor(cloud.clock.now() / 60_000) * 60_000 + hour
  const about = { url: null, level: 'info' as const, startTime, endTime: startTime + hour, timeZone: 'UTC' }
  const texts = { en: { title: 'Crane works', content: 'On Friday' } }
  const { noticeId } = (await send(cloud.url, calls.createAnnouncement, { token, body: { ...about, texts } })).data
  await visitor.open('distributor', `/sub-app/message/announcements/${noticeId}`)
  await page.getByLabel('Text', { exact: true }).fill('On Monday')
  const endTime = startTime + 2 * hour
  await send(cloud.url, calls.updateAnnouncement, { token, body: { noticeId, ...about, endTime, texts } })
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const { chosenOf, save } = conflictOn(page)
  await expect(chosenOf('English')).toContainText('On Monday')
  await expect(chosenOf('To')).toContainText('Theirs')
  await save()
  await expect(page.getByRole('row', { name: /Crane works/ })).toHaveCount(1)
  const { data } = await send(cloud.url, calls.announcementDetail, { token, query: { noticeId } })
  expect(data).toMatchObject({ endTime, texts: { en: { content: 'On Monday' } } })
  await send(cloud.url, calls.endAnnouncement, { token, body: { noticeId } })
})

test('an announcement reaches a dashboard once, also after a lost answer, and is ended', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  await page.clock.setSystemTime(cloud.clock.now())
  await visitor.open('distributor', '/sub-app/message/announcements/new')
  await page.getByLabel('Title').fill('Lift works on Friday')
  await page.getByLabel('Text', { exact: true }).fill('Robots stay on their floor.')
  await page.getByLabel('Level').selectOption('Warning')
  await page.getByLabel('For', { exact: true }).selectOption('Harbourlight Dining Group')
  const save = page.getByRole('button', { name: 'Save' })
  await loseAnswer(page, '/api/external/base/v1/notice')
  await save.press('Enter')
  await expect(page.getByRole('alert').getByText(/Network exception/)).toBeVisible()
  complaints.length = 0
  // The announcement is made. Sent again, it is not made a second time.
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.press('Enter')
  await expect(page.getByRole('row', { name: /Lift works on Friday/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Lift works on Friday/ })).toContainText('Warning')
  await page.goto('/dashboard')
  await expect(page.getByText('Lift works on Friday')).toBeVisible()
  await page.goto('/sub-app/message/announcements')
  await page.getByRole('link', { name: 'Lift works on Friday' }).press('Enter')
  await page.getByRole('button', { name: 'End now' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'End now' }).press('Enter')
  await expect(page.getByText('The announcement has ended.').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Planned interruption').first()).toBeVisible()
  await expect(page.getByText('Lift works on Friday')).toHaveCount(0)
})

test('an open dashboard shows an announcement when it is published, and takes it away when it is ended', async ({
  page,
  visitor,
  cloud
}) => {
  await page.clock.setSystemTime(cloud.clock.now())
  const opened = page.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await visitor.open('customer')
  const announcements = page.getByRole('region', { name: 'Announcements', exact: true })
  await expect(announcements).toHaveAttribute('aria-busy', 'false')
  await opened
  const token = await signIn(cloud, 'operator')
  const times = { startTime: cloud.clock.now() - 60_000, endTime: cloud.clock.now() + 3_600_000, timeZone: 'UTC' }
  const texts = { en: { title: 'The lift stands still', content: 'Robots stay on their floor.' } }
  const body = { texts, level: 'critical' as const, ...times }
  const { noticeId } = (await send(cloud.url, calls.createAnnouncement, { token, body })).data
  await expect(announcements.getByText('The lift stands still')).toBeVisible()
  await send(cloud.url, calls.endAnnouncement, { token, body: { noticeId } })
  await expect(announcements.getByText('The lift stands still')).toHaveCount(0)
})

test('a customer sees the own messages, marks one read, and finds no other page', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/message')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message list')
  await expect(page.getByRole('link', { name: 'Write a message' })).toHaveCount(0)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('Unread')
  await first.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Mark as read' }).press('Enter')
  await expect(first).not.toContainText('Unread')
  await page.goto('/sub-app/message/template')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
})
