import { calls } from '#contract/index.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* The page of a robot: the software and packages on it, and the people who may use it. */

test('a person sees what is on a robot, sees the robot take a package, and reads who may use it', async ({
  page,
  visitor,
  cloud
}) => {
  const [robot] = await cloud.query(`select robot_id, serial from robots
    where robot_kind = 'delivery' and store_id is not null order by robot_id limit 1`)
  const serial = String(robot?.serial)
  await cloud.query(`delete from robot_packages where robot_id = ${robot?.robot_id}`)
  await visitor.open('operator', `/sub-app/robot/list/${robot?.robot_id}`)
  const contents = page.getByRole('table', { name: 'Software and packages' })
  const row = contents.getByRole('row').filter({ hasText: 'Delivery voices and faces' })
  await expect(row).toContainText('Waiting')
  const token = await signIn(cloud, 'robot')
  const sync = (said: { packageId: number; versionId: number; state: 'taken' }[]) =>
    send(cloud.url, calls.syncPackages, { token, body: { robots: [{ serial, said }] } })
  const told = (await sync([])).data.take.find(({ name }) => name === 'Delivery voices and faces')
  await sync([{ packageId: told?.packageId ?? 0, versionId: told?.versionId ?? 0, state: 'taken' }])
  await expect(row).toContainText('Installed')
  await expect(row).toContainText('2.2.0')
  const people = page.getByRole('table', { name: 'Who has access' })
  await expect(people.getByRole('row').nth(1)).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
})
