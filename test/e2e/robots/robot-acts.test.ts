import type { RobotAnswer } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { givePermissions } from '../../cloud/support/give-permissions.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* A robot's page asks the robot to act, says how that stands, and what is wrong now. */

type Portal = Pick<TestCloud, 'url' | 'password' | 'query'>
type Known = { robotId: number; name: string }

/** A robot of the customer on a map, free for every act. */
const freeRobot = async (cloud: Portal, place: number): Promise<Known> => {
  const [row] = await cloud.query(`select robot_id, name from robots join users using (tenant_id)
    where email = 'customer@demo.example' and robot_id in (select robot_id from scene_robots)
    order by robot_id limit 1 offset ${place}`)
  const robotId = Number(row?.robot_id)
  for (const table of [
    'robot_requests',
    'robot_locks',
    'robot_faults',
    'dispatch_orders',
    'elevator_rides',
    'phone_calls'
  ])
    await cloud.query(`delete from ${table} where robot_id = ${robotId}`)
  await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${robotId}`)
  return { robotId, name: String(row?.name) }
}

/** Answers the open request of a kind as the robot does. */
const answer = async (
  cloud: Portal,
  robotId: number,
  given: Extract<RobotAnswer, { kind: 'charge' | 'goTo' | 'speak' }>
) => {
  const token = await signIn(cloud, 'robot')
  const [row] = await cloud.query(`select request_id from robot_requests
    where robot_id = ${robotId} and kind = '${given.kind}' and end_time is null`)
  const requestId = Number(row?.request_id)
  await send(cloud.url, calls.reportRequests, {
    token,
    body: { reports: [{ requestId, state: 'working', progress: 40 }] }
  })
  return () =>
    send(cloud.url, calls.reportRequests, { token, body: { reports: [{ requestId, state: 'done', answer: given }] } })
}

test('a person sends a robot to charge by keyboard, and sees the request go on and end', async ({
  page,
  visitor,
  cloud
}) => {
  const { robotId, name } = await freeRobot(cloud, 0)
  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  const charge = page.getByRole('button', { name: 'Send to charge' })
  await charge.press('Enter')
  await expect(page.getByText(`${name} is asked.`)).toBeVisible()
  const asked = page.getByRole('table', { name: 'What it was asked' }).getByRole('row').nth(1)
  await expect(asked).toContainText('Charge')
  await expect(charge).toBeDisabled()
  await expect(charge).toHaveAccessibleDescription(/Asked already/)
  await expect(page.getByRole('button', { name: 'Send to a point' })).toHaveAccessibleDescription(/Stop it first/)
  const end = await answer(cloud, robotId, { kind: 'charge' })
  await expect(asked).toContainText('In progress, 40%')
  await end()
  await expect(asked).toContainText('Done')
  await expect(charge).toBeEnabled()
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Sent to charge')
  expect(await objectionsTo(page)).toEqual([])
})

test('a person sends a robot to a point of its map, and stops it', async ({ page, visitor, cloud }) => {
  const { robotId, name } = await freeRobot(cloud, 1)
  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  await page.getByRole('button', { name: 'Send to a point' }).press('Enter')
  const dialog = inDialog(page, `Send ${name} to a point`)
  const point = dialog.getByRole('combobox', { name: 'Point' })
  // The points come with the map.
  await expect(point).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(dialog.getByText('Choose a point.')).toBeVisible()
  await expect(point).toBeFocused()
  expect(await objectionsTo(page)).toEqual([])
  const choice = await point.getByRole('option').nth(1).textContent()
  await point.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  const asked = page.getByRole('table', { name: 'What it was asked' })
  await expect(asked.getByRole('row').filter({ hasText: choice ?? '' })).toContainText('Asked')
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(asked.getByRole('row').filter({ hasText: choice ?? '' })).toContainText('Cancelled')
  await expect(asked.getByRole('row')).toHaveCount(3)
})

test('a robot says what a person wrote', async ({ page, visitor, cloud }) => {
  const { robotId, name } = await freeRobot(cloud, 2)
  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  await page.getByRole('button', { name: 'Speak' }).press('Enter')
  const dialog = inDialog(page, `Let ${name} speak`)
  await dialog.getByLabel('What it says').fill('<b>Lunch</b> is ready.')
  await dialog.getByRole('button', { name: 'Speak' }).press('Enter')
  const asked = page.getByRole('table', { name: 'What it was asked' }).getByRole('row').nth(1)
  await expect(asked).toContainText('<b>Lunch</b> is ready.')
  await (await answer(cloud, robotId, { kind: 'speak' }))()
  await expect(asked).toContainText('Done')
})

test('a person asks a robot for a log, gives it a template of settings, and upgrades it', async ({
  page,
  visitor,
  cloud
}) => {
  const { robotId, name } = await freeRobot(cloud, 2)
  await cloud.query(`update machine_versions set state = 'released', models = models || (select model from robots
    where robot_id = ${robotId}) where version = 'V1.7.0'`)
  await page.clock.setFixedTime(cloud.clock.now())
  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  const asked = page.getByRole('table', { name: 'What it was asked' })
  const rowOf = (what: string) => asked.getByRole('row').filter({ hasText: what })

  await page.getByRole('button', { name: 'Ask for a log' }).press('Enter')
  const log = inDialog(page, `Ask ${name} for a log`)
  await log.getByRole('combobox', { name: 'Log' }).selectOption('Drivers')
  await log.getByRole('combobox', { name: 'Until now' }).selectOption('6 hours')
  expect(await objectionsTo(page)).toEqual([])
  await log.getByRole('button', { name: 'Ask for a log' }).press('Enter')
  await expect(rowOf('Send a log')).toContainText('Asked')
  await expect(page.getByRole('button', { name: 'Ask for a log' })).toHaveAccessibleDescription(/Asked already/)

  await page.getByRole('button', { name: 'Apply settings' }).press('Enter')
  const settings = inDialog(page, `Apply settings to ${name}`)
  await settings.getByRole('button', { name: 'Apply settings' }).press('Enter')
  await expect(settings.getByText('Choose a template.')).toBeVisible()
  await settings.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 })
  await settings.getByRole('button', { name: 'Apply settings' }).press('Enter')
  await expect(rowOf('Change settings')).toContainText('Asked')

  await page.getByRole('button', { name: 'Upgrade' }).press('Enter')
  const upgrade = inDialog(page, `Upgrade ${name}`)
  await upgrade.getByRole('combobox', { name: 'Version' }).selectOption('V1.7.0')
  await upgrade.getByRole('button', { name: 'Upgrade' }).press('Enter')
  await expect(rowOf('Upgrade')).toContainText('V1.7.0')
  await expect(page.getByRole('button', { name: 'Upgrade' })).toHaveAccessibleDescription(/Asked already/)
})

test('the page of a robot that is offline says why nothing can be asked of it', async ({ page, visitor, cloud }) => {
  const { robotId, name } = await freeRobot(cloud, 3)
  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  // It goes away while the dialog is open: the cloud refuses.
  await page.getByRole('button', { name: 'Restart' }).press('Enter')
  await cloud.query(`update robots set online = false where robot_id = ${robotId}`)
  await inDialog(page, `Restart ${name}?`).getByRole('button', { name: 'Restart' }).press('Enter')
  await expect(inDialog(page, `Restart ${name}?`).getByRole('alert')).toBeVisible()
  await page.reload()
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toBeDisabled()
  await expect(stop).toHaveAccessibleDescription(/the robot is offline/)
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeEnabled()
})

test('without a permission no act is shown; with one, this act alone', async ({ page, visitor, cloud }) => {
  const { robotId } = await freeRobot(cloud, 0)
  await visitor.open('customer', `/sub-app/robot/list/${robotId}`)
  await expect(page.getByRole('heading', { name: 'Pages about it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Acts' })).toHaveCount(0)
  await givePermissions(cloud, 'customer', ['robot:act:stop'])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Acts' }).getByRole('button')).toHaveText(['Stop'])
  await cloud.query(`delete from role_permissions where permission = 'robot:act:stop' and role_id in
    (select role_id from user_roles join users using (user_id) where email = 'customer@demo.example')`)
})

test('the page says what is wrong now with the remedy, and leads to the pages about the robot', async ({
  page,
  visitor,
  cloud
}) => {
  const { robotId } = await freeRobot(cloud, 1)
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time) values (${robotId}, 'E-230', now())`)
  await cloud.query(`update robots set state = 'fault' where robot_id = ${robotId}`)
  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  const wrong = page.getByRole('region', { name: 'What is wrong now' })
  await expect(wrong).toContainText('Depth camera without image (E-230)')
  await expect(wrong.getByRole('link', { name: 'Fault code' })).toHaveAttribute('href', /fault-codes\/E-230$/)
  const about = page.getByRole('navigation', { name: 'Pages about it' })
  for (const [name, address] of [
    ['Logs', `/sub-app/deploy/remote-log/${robotId}`],
    ['Settings', `/sub-app/deploy/remote-setting/${robotId}`],
    ['Statistics', `/sub-app/robot/running/statistics/${robotId}`],
    ['Scene', /\/sub-app\/resourceweb\/scenes\/list\/\d+$/]
  ] as const)
    await expect(about.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  await expect(page.getByText('None: the robot reports by itself')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
})
