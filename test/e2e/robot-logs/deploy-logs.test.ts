import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { filledLine, fillLog, sendLogPart } from '../../cloud/support/logs.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

/* Logs that people ask robots for, and read while they arrive and afterwards. */

type Portal = Pick<TestCloud, 'url' | 'password' | 'query'>

const freeRobot = async (cloud: Portal) => {
  const [row] = await cloud.query(`update robots set online = true, state = 'idle' where robot_id =
    (select robot_id from robots where robot_kind = 'hotel' order by robot_id desc limit 1) returning robot_id, name, serial`)
  return { robotId: Number(row?.robot_id), name: String(row?.name), serial: String(row?.serial) }
}

/** Asks for a log by the call, as the page does. */
const askedLog = async (cloud: Portal, robotId: number, now: number): Promise<number> => {
  await cloud.query(`delete from robot_requests where robot_id = ${robotId} and kind = 'sendLog'`)
  const token = await signIn(cloud, 'operator')
  const body = { robotId, log: 'drivers', from: now - 3_600_000, to: now } as const
  return (await send(cloud.url, calls.askForRemoteLog, { token, body })).data.requestId
}

const linesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${filledLine(first + index)}\n`).join('')

test('a person asks a robot for a log, and follows it while it arrives', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const robot = await freeRobot(cloud)
  await page.clock.setFixedTime(cloud.clock.now())
  await visitor.open('operator', '/sub-app/deploy/remote-log')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote log')
  await page.getByPlaceholder('Robot, serial number or store').fill(robot.serial)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: robot.name }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot.name)
  expect(await objectionsTo(page)).toEqual([])

  await page.getByLabel('Log', { exact: true }).selectOption('Drivers')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'Ask for the log' }).press('Enter')
  await expect(page.getByLabel('From', { exact: true })).toBeFocused()
  await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription(
    /Robots keep their logs for 30 days/
  )
  await page.getByLabel('From', { exact: true }).fill(await page.getByLabel('To', { exact: true }).inputValue())
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(/The end must be after the start/)
  await page.reload()
  // A lost answer: the choice stays, and the next try works.
  await page.getByLabel('Log', { exact: true }).selectOption('Drivers')
  await page.route(`**${calls.askForRemoteLog.path}`, route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Ask for the log' }).press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Log', { exact: true })).toHaveValue('drivers')
  complaints.length = 0
  // The button rests after a press.
  await expect(page.getByRole('button', { name: 'Ask for the log' })).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'Ask for the log' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Drivers log of ${robot.name}`)
  await expect(page.getByText('The robot is asked. The log shows as soon as it arrives.')).toBeVisible()

  const token = await signIn(cloud, 'robot')
  const { list } = (await send(cloud.url, calls.robotRequests, { token, query: { size: 100 } })).data
  const requestId = list.find(it => it.serial === robot.serial && it.ask.kind === 'sendLog')?.requestId ?? 0
  await sendLogPart(cloud.url, token, { requestId, part: 0, text: linesFrom(1, 1_000) })
  const log = page.getByRole('region', { name: 'Lines of the log: Drivers' })
  await expect(log.getByText(filledLine(1_000))).toBeVisible()
  await sendLogPart(cloud.url, token, { requestId, part: 1, text: linesFrom(1_001, 1_000) })
  await expect(log.getByText(filledLine(2_000))).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])

  // A person who scrolls up stays there.
  await log.press('Home')
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false')
  await sendLogPart(cloud.url, token, { requestId, part: 2, text: linesFrom(2_001, 500) })
  await expect(page.getByText('Arriving: 2,500 lines')).toBeVisible()
  await expect(log.getByText(filledLine(1))).toBeVisible()
  await log.press('End')
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'true')
  await expect(log.getByText(filledLine(2_500))).toBeVisible()
  const answer = { kind: 'sendLog', parts: 4, complete: true } as const
  const body = { reports: [{ requestId, state: 'done' as const, answer }] }
  await send(cloud.url, calls.reportRequests, { token, body })
  await expect(page.getByText('The end of this log is missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveCount(0)
})

test('a log of a million lines is searched, read by keys and downloaded', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  test.setTimeout(180_000)
  const robot = await freeRobot(cloud)
  const requestId = await askedLog(cloud, robot.robotId, cloud.clock.now())
  const { lines } = await fillLog(cloud, requestId, 400)
  await cloud.query(`update robot_requests set state = 'answered', end_time = now(),
    answer = '{"kind":"sendLog","parts":400,"complete":true}' where request_id = ${requestId}`)
  await visitor.open('operator', `/sub-app/deploy/remote-log/${robot.robotId}/${requestId}`)
  const log = page.getByRole('region', { name: 'Lines of the log: Drivers' })
  await expect(log.getByText(filledLine(1))).toBeVisible()
  await expect(page.getByText('Lines: 1,048,400, 104.8 MB')).toBeVisible()
  // Only the lines in view are drawn.
  expect(await log.getByRole('listitem').count()).toBeLessThan(100)
  await log.press('End')
  await expect(log.getByText(filledLine(lines))).toBeVisible()
  await log.press('ArrowUp')
  await expect(log.getByText(filledLine(lines - 1))).toBeVisible()

  const field = page.getByRole('searchbox', { name: 'Search in the log' })
  await field.fill(String(lines).padStart(9, '0'))
  await field.press('Enter')
  await expect(page.getByText('Match in line 1,048,400')).toBeVisible({ timeout: 30_000 })
  await expect(log.locator('mark')).toHaveText('001048400')
  await field.press('Enter')
  await expect(page.getByText('No further match')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('001048400')
  await expect(log.locator('[aria-current]')).toContainText(filledLine(lines))
  expect(await objectionsTo(page)).toEqual([])

  await field.fill('')
  await page.locator('sl-select').click()
  await page.getByRole('option', { name: 'Errors', exact: true }).click()
  await field.press('Shift+Enter')
  await expect(page.getByText('Match in line 1,045,000')).toBeVisible()
  await page.getByRole('button', { name: 'Previous match' }).press('Enter')
  await expect(page.getByText('Match in line 1,040,000')).toBeVisible()
  await expect(log.locator('[aria-current]')).toContainText('ERROR')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .log.gz' }).press('Enter')
  expect((await downloading).suggestedFilename()).toBe(`robot-log-${requestId}.log.gz`)

  // Without an answer the lines that are there stay, and the next try works.
  await page.route(`**${calls.remoteLogLines.path}*`, route => route.abort(), { times: 1 })
  await holdProbes(page)
  await log.evaluate(box => {
    box.scrollTop = box.scrollHeight / 2
  })
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(log.getByText('path planned').first()).toBeVisible()
  await readIn(page, 'ja')
  await expect(page.getByRole('button', { name: '前の一致' })).toBeVisible()
  complaints.length = 0
})
