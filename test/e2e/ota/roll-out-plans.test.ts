import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { typedTime } from '../../../packages/kit/portal/local-time.pure.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { givePermissions } from '../../cloud/support/give-permissions.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* The plan of a roll-out, and failed robots that are tried again, as people of the robot maker see them. */

/** Three robots wait for the version V1.7.0, and have a tag. */
const tagRobots = async (cloud: TestCloud): Promise<string[]> => {
  const rows = await cloud.query(`update robots set software_version = 'V1.5.0', online = true, state = 'idle'
    where robot_id in (
      select robot_id from robots where model = 'T9' and not exists (
        select from upgrades where upgrades.robot_id = robots.robot_id and end_time is null)
      order by md5(serial) limit 3)
    returning robot_id, serial`)
  const ids = rows.map(({ robot_id }) => `(${robot_id}, 'kitchen')`)
  await cloud.query(`insert into robot_tags (robot_id, tag) values ${ids.join()} on conflict do nothing`)
  return rows.map(({ serial }) => String(serial))
}

/** The robots' own side: what is asked of them, and how they answer. */
const robotsOf = async (cloud: TestCloud) => {
  const token = await signIn(cloud, 'robot')
  // Other tests of this cloud may have left requests of other kinds.
  const open = async () =>
    (await send(cloud.url, calls.robotRequests, { token, query: { size: 100 } })).data.list.filter(
      ({ ask }) => ask.kind === 'upgrade'
    )
  return {
    untilAsked: (count: number) => expect.poll(async () => (await open()).length).toBe(count),
    serials: async () => (await open()).map(({ serial }) => serial),
    answer: async (failing: readonly string[] = []) => {
      const reports = (await open()).map(
        ({ requestId, serial, ask }): RequestReport =>
          failing.includes(serial)
            ? { requestId, state: 'failed', failure: 'space' }
            : {
                requestId,
                state: 'done',
                answer: { kind: 'upgrade', version: ask.kind === 'upgrade' ? ask.version : '' }
              }
      )
      await send(cloud.url, calls.reportRequests, { token, body: { reports } })
      await cloud.clock.advance(2_000)
    }
  }
}

test('robots are chosen by a tag, in own shares, from a date; one fails and is tried again', async ({
  page,
  visitor,
  cloud
}) => {
  await tagRobots(cloud)
  const robots = await robotsOf(cloud)
  // As the list of robots has it in its address.
  await visitor.open('operator', '/sub-app/ota/software-update/new?tag=kitchen&state=idle')
  await page.getByLabel('Whole-machine version').selectOption('V1.7.0')
  await expect(page.getByLabel('Tag')).toHaveValue('kitchen')
  const handed = page.getByRole('region', { name: 'From the list of robots' })
  await expect(handed).toContainText('Idle')
  const facts = await handed.locator('dl').boundingBox()
  const drop = await handed.getByRole('button', { name: 'Drop these filters' }).boundingBox()
  expect((drop?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)).toBeGreaterThanOrEqual(12)
  await page.getByLabel('Night begins').selectOption('00:00')
  await page.getByLabel('Night ends').selectOption('00:00')
  await page.getByLabel('Pause if more than this share fails (%)').fill('100')
  const shares = page.getByLabel('Shares of the waves, per cent')
  await shares.fill('40, 59')
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await expect(shares).toBeFocused()
  await expect(shares).toHaveAccessibleDescription(/Enter 1 to 10 whole numbers that make 100 together/)
  await shares.fill('40, 60')
  await page.getByLabel('Only these serial numbers').fill('nobody')
  await expect(page.getByText('No robot that you may upgrade and that fits has: nobody')).toBeVisible()
  await page.getByLabel('Only these serial numbers').fill('')
  await expect(page.getByText('Robots in each wave: 2 and 1')).toBeVisible()
  const start = page.getByLabel('Start at')
  await start.fill(typedTime(Date.now() - 3_600_000))
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(start).toHaveAccessibleDescription(/Enter a date and a time that lie ahead, at most a year/)
  await start.fill(typedTime(Date.now() + 3_600_000))
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(page.getByText(/^Starts at/)).toBeVisible()

  await page.getByRole('link', { name: 'Change the plan' }).press('Enter')
  await expect(page.getByLabel('Tag')).toHaveValue('kitchen')
  await page.getByLabel('Days to wait for an offline robot').fill('5')
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Schedule' }).press('Enter')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Plan changed')
  await expect(page.locator('dl')).toContainText('Days to wait for an offline robot5')
  expect(await objectionsTo(page)).toEqual([])

  await cloud.query(`update roll_outs set start_time = '${new Date(cloud.clock.now() + 1_000).toISOString()}'`)
  await cloud.clock.advance(2_000)
  await robots.untilAsked(2)
  await expect(page.getByText('Wave 1: 0 of 2')).toBeVisible()
  const [failing = ''] = await robots.serials()
  await robots.answer([failing])
  await robots.untilAsked(1)
  await robots.answer()
  const row = page.getByRole('row', { name: new RegExp(failing) })
  await expect(row).toContainText('Failed: no space')
  await page.getByRole('button', { name: 'Try the failed again' }).press('Enter')
  await expect(page.getByText('1 robot is tried again.')).toBeVisible()
  await robots.untilAsked(1)
  await expect(history).toContainText('Failed robots tried again')
  await robots.answer()
  await expect(row).toContainText('Upgraded')
  await expect(page.getByRole('button', { name: 'Try the failed again' })).toHaveCount(0)
  expect(await objectionsTo(page)).toEqual([])

  await page.goto('/sub-app/ota/software-update')
  const success = page.getByRole('region', { name: 'Success by version and model' })
  await expect(success.getByRole('row', { name: /V1\.7\.0/ })).toContainText('75%')
  expect(await objectionsTo(page)).toEqual([])
})

test('robots of the list are to be upgraded, and a second person approves that', async ({ page, visitor, cloud }) => {
  const [first = '', second = ''] = await tagRobots(cloud)
  await givePermissions(cloud, 'aftersales', ['ota', 'ota:softwareUpdate', 'ota:softwareUpdate:run'])
  await visitor.open('operator', '/sub-app/ota/software-update/rules')
  const rule = page.getByLabel('A second person has to approve each roll-out')
  await rule.check()
  await inDialog(page).getByRole('button', { name: 'Yes, switch' }).press('Enter')
  await expect(rule).toBeChecked()
  expect(await objectionsTo(page)).toEqual([])

  await page.goto('/sub-app/robot/list?tag=kitchen')
  const table = page.getByRole('grid', { name: 'Robot list' })
  for (const serial of [first, second])
    await table.getByRole('row').filter({ hasText: serial }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Upgrade…' }).press('Enter')
  await page.getByLabel('Whole-machine version').selectOption('V1.7.0')
  await expect(page.getByLabel('Only these serial numbers')).toHaveValue(new RegExp(`${first}|${second}`))
  await expect(page.getByText(/^Robots in each wave: 1 and 1/)).toBeVisible()
  await page.getByLabel('Start at').fill(typedTime(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Send for approval' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Send for approval' }).press('Enter')
  await expect(page.getByText('Somebody else has to approve it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(page.locator('dl')).toContainText('Night hours22:00 – 06:00')
  const address = new URL(page.url()).pathname

  await visitor.open('aftersales', address)
  const approval = page.getByRole('region', { name: 'Waits for approval' })
  await approval.getByRole('button', { name: 'Refuse' }).press('Enter')
  await expect(approval.getByLabel('Note')).toHaveAccessibleDescription(/Write why you refuse it\./)
  await approval.getByLabel('Note').fill('Only the kitchen')
  expect(await objectionsTo(page)).toEqual([])
  await approval.getByRole('button', { name: 'Approve' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText(/^Starts at/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText(/Approved.*Only the kitchen/s)
  await page.getByRole('button', { name: 'Cancel the roll-out' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Cancel the roll-out' }).press('Enter')
  await expect(page.getByText('Somebody cancelled it before its date.')).toBeVisible()
  await cloud.query('delete from roll_out_rules')
})

test('a scheduled roll-out is cancelled', async ({ page, visitor, cloud }) => {
  await tagRobots(cloud)
  await visitor.open('operator', '/sub-app/ota/software-update/new')
  await page.getByLabel('Whole-machine version').selectOption('V1.7.0')
  await page.getByLabel('Start at').fill(typedTime(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Schedule' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel the roll-out' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Cancel the roll-out' }).press('Enter')
  await expect(page.getByText('Somebody cancelled it before its date.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change the plan' })).toHaveCount(0)
})

test('a roll-out that was taken back lists the robots that did not go back, and tries them again', async ({
  page,
  visitor,
  cloud
}) => {
  await tagRobots(cloud)
  const robots = await robotsOf(cloud)
  await visitor.open('operator', '/sub-app/ota/software-update/new?tag=kitchen')
  await page.getByLabel('Whole-machine version').selectOption('V1.7.0')
  await page.getByLabel('Night begins').selectOption('00:00')
  await page.getByLabel('Night ends').selectOption('00:00')
  await page.getByLabel('Shares of the waves, per cent').fill('50, 50')
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Start' }).press('Enter')
  await robots.untilAsked(2)
  const [stubborn = ''] = await robots.serials()
  await robots.answer()
  await robots.untilAsked(1)
  await page.getByRole('button', { name: 'Roll back' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Roll back' }).press('Enter')
  await cloud.clock.advance(2_000)
  await robots.untilAsked(2)
  await robots.answer([stubborn])
  await expect(page.getByText('1 robot did not go back')).toBeVisible()
  const notBack = page.getByRole('region', { name: 'Robots that did not go back' })
  await expect(notBack.getByRole('row', { name: new RegExp(stubborn) })).toContainText('Failed: no space')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Try to roll back again' }).press('Enter')
  await robots.untilAsked(1)
  await robots.answer()
  await expect(page.getByText('1 robot did not go back')).toHaveCount(0)
})
