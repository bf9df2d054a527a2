import type { RobotAnswer } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, sidebar, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

/* Robots that are asked for something from afar, and answer while a person looks. */

type Portal = Pick<TestCloud, 'url' | 'password' | 'query'>

/** A robot that is online and stands still. */
const freeRobot = async (cloud: Portal) => {
  const [row] = await cloud.query(`update robots set online = true, state = 'idle' where robot_id =
    (select robot_id from robots where robot_kind = 'hotel' order by robot_id limit 1) returning robot_id, name, serial`)
  return { robotId: Number(row?.robot_id), name: String(row?.name), serial: String(row?.serial) }
}

/** Answers what one robot is asked, in its place. */
const answerAs = async (cloud: Portal, serial: string, answer: RobotAnswer): Promise<void> => {
  const token = await signIn(cloud, 'robot')
  const { list } = (await send(cloud.url, calls.robotRequests, { token, query: { size: 100 } })).data
  const asked = list.find(it => it.serial === serial && it.ask.kind === answer.kind)
  const reports = [{ requestId: asked?.requestId ?? 0, state: 'done' as const, answer }]
  expect((await send(cloud.url, calls.reportRequests, { token, body: { reports } })).data.accepted).toBe(1)
}

test('a person reads the settings of a robot, changes one, and sees it asked for and taken', async ({
  page,
  visitor,
  cloud
}) => {
  const robot = await freeRobot(cloud)
  await cloud.query(`delete from robot_settings where robot_id = ${robot.robotId}`)
  await visitor.open('operator', '/sub-app/deploy/remote-setting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote setting')
  await expect(sidebar(page).getByRole('link', { name: 'Remote setting' })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByPlaceholder('Robot, serial number or store').fill(robot.serial)
  // Robots share their names.
  await expect(page.getByRole('row').filter({ hasText: robot.serial })).toHaveCount(1)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: robot.name }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot.name)
  await expect(page.getByText('This robot has not reported its settings yet. Select “Get settings”.')).toBeVisible()

  await page.getByRole('button', { name: 'Get settings' }).press('Enter')
  await expect(page.getByText('The robot is asked for its settings.')).toBeVisible()
  const values = [
    { key: 'speed', value: 80 },
    { key: 'nightFrom', value: 1_350 }
  ]
  await answerAs(cloud, robot.serial, { kind: 'readSettings', values })
  await expect(page.getByLabel('Speed')).toHaveValue('80')
  await expect(page.getByLabel('Night begins')).toHaveValue('22:30')
  expect(await objectionsTo(page)).toEqual([])

  await page.getByLabel('Speed').fill('500')
  await page.getByRole('button', { name: 'Change the settings' }).press('Enter')
  await expect(page.getByLabel('Speed')).toBeFocused()
  await expect(page.getByLabel('Speed')).toHaveAccessibleDescription(/From 20 cm\/s to 120 cm\/s in steps of 5 cm\/s$/)
  await page.getByLabel('Speed').fill('100')
  await page.getByRole('button', { name: 'Change the settings' }).press('Enter')
  await expect(page.getByLabel('Speed')).toHaveAccessibleDescription(/Asked for: 100 cm\/s/)
  await expect(page.getByLabel('Speed')).toHaveValue('80')
  await answerAs(cloud, robot.serial, { kind: 'changeSettings', values: [{ key: 'speed', value: 100 }] })
  await expect(page.getByLabel('Speed')).toHaveValue('100')
  const row = page.getByRole('row').filter({ hasText: 'Speed: 100 cm/s' }).first()
  await expect(row).toContainText('Done')
  await expect(row).toContainText('Olivia Hart')
  expect(await objectionsTo(page)).toEqual([])

  await cloud.query(`update robots set online = false where robot_id = ${robot.robotId}`)
  await page.getByRole('button', { name: 'Get settings' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'The robot is offline.' })).toBeVisible()
})

test('a person has a robot check itself, and reads what to do about a fault in the own language', async ({
  page,
  visitor,
  cloud
}) => {
  const robot = await freeRobot(cloud)
  await visitor.open('operator', `/sub-app/deploy/remote-diagnosis/${robot.robotId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot.name)
  await page.getByLabel('Motors').uncheck()
  await page.getByRole('button', { name: 'Check the robot' }).press('Enter')
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await answerAs(cloud, robot.serial, {
    kind: 'diagnose',
    results: [
      { check: 'camera', state: 'failed', value: 0, faultCode: 'E-230' },
      { check: 'disk', state: 'passed', value: 40, faultCode: null },
      { check: 'motor', state: 'passed', value: 40, faultCode: null }
    ]
  })
  const results = page.getByRole('table', { name: /^Results of/ })
  const camera = results.getByRole('row').filter({ hasText: 'Camera' })
  await expect(camera).toContainText('Failed')
  await expect(camera).toContainText('0 frames/s')
  await expect(camera).toContainText('E-230 · Depth camera without image')
  await expect(camera).toContainText('Wipe the camera with a soft cloth')
  await expect(results.getByRole('row').filter({ hasText: 'Motors' })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'All diagnoses' }).getByRole('row').nth(1)).toContainText('Olivia Hart')
  expect(await objectionsTo(page)).toEqual([])

  await readIn(page, 'fr')
  await expect(page.getByRole('row').filter({ hasText: 'Caméra' }).first()).toContainText('Échoué')
  await expect(page.getByRole('row').filter({ hasText: 'Caméra' }).first()).toContainText('chiffon doux')
})
