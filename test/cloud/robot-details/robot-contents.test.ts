import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The contents of one robot, and the people who may use it. */

let cloud: TestCloud
let tokens: Record<string, string>
/** A robot that delivers, in the organisation of "packs". */
let robotId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  await givePermissions(cloud, 'packs', ['auth:externalUsers'])
  tokens = await signInAll(cloud, ['packs', 'customer', 'nopacks'])
  const [row] = await cloud.query(`select robot_id from robots where robot_kind = 'delivery' and
    tenant_id = (select tenant_id from users where email = 'packs@demo.example') order by robot_id limit 1`)
  robotId = Number(row?.robot_id)
})
test.afterAll(() => cloud.close())

const contentsAs = (name: string) =>
  send(cloud.url, calls.robotContents, { token: tokens[name] ?? '', query: { robotId } })
const peopleAs = (name: string, query: { pageNo?: number; size?: number } = {}) =>
  send(cloud.url, calls.robotPeople, { token: tokens[name] ?? '', query: { robotId, ...query } })

test('shows the parts of the version that runs; none for a version that the cloud does not know', async () => {
  const [made] = await cloud.query(`select version from machine_versions order by machine_version_id limit 1`)
  await cloud.query(`update robots set software_version = '${made?.version}' where robot_id = ${robotId}`)
  const parts = await cloud.query(`select software.name, software_versions.version from machine_versions
    join machine_version_parts using (machine_version_id) join software_versions using (version_id)
    join software using (software_id) where machine_versions.version = '${made?.version}' order by 1`)
  expect((await contentsAs('packs')).data.software).toEqual(parts)
  expect(parts.length).toBeGreaterThan(0)
  await cloud.query(`update robots set software_version = 'V0.0.1' where robot_id = ${robotId}`)
  expect((await contentsAs('packs')).data.software).toEqual([])
})

test('shows the packages in force for the robot, and how it stands to each', async () => {
  await cloud.query(`delete from robot_packages where robot_id = ${robotId}`)
  const packages = async () => (await contentsAs('packs')).data.packages
  const names = (await packages()).map(({ name }) => name)
  expect(names).toEqual([
    'Delivery voices and faces',
    'Harbourlight greetings',
    'Meal delivery classics',
    'Orchard welcome'
  ])
  expect(new Set((await packages()).map(({ state }) => state))).toEqual(new Set(['waiting']))
  const idOf = (name: string) => `(select package_id from resource_packages where name = '${name}')`
  const versionOf = (name: string) => `(select current_version_id from resource_packages where name = '${name}')`
  await cloud.query(`insert into robot_packages (robot_id, package_id, version_id, failed_version_id, failure, say_time) values
    (${robotId}, ${idOf(names[0] ?? '')}, ${versionOf(names[0] ?? '')}, null, null, now()),
    (${robotId}, ${idOf(names[1] ?? '')}, null, ${versionOf(names[1] ?? '')}, 'space', now())`)
  expect((await packages()).map(({ state, version }) => [state, version])).toEqual([
    ['taken', '2.2.0'],
    ['failed', null],
    ['waiting', null],
    ['waiting', null]
  ])
})

test('shows the group of materials that the robot is in', async () => {
  await cloud.query(`delete from material_group_robots where robot_id = ${robotId}`)
  expect((await contentsAs('packs')).data.materials).toBeNull()
  const [group] = await cloud.query(`select group_id, name from material_groups order by 1 limit 1`)
  await cloud.query(`insert into material_group_robots (robot_id, group_id) values (${robotId}, ${group?.group_id})`)
  expect((await contentsAs('packs')).data.materials).toMatchObject({ groupId: group?.group_id, name: group?.name })
})

test('lists the active people of the robot’s organisation, for people who look after accounts', async () => {
  const [owner] = await cloud.query(`select tenants.name, count(*)::int as people from robots
    join tenants using (tenant_id) join users using (tenant_id)
    where robot_id = ${robotId} and users.status = 'active' group by 1`)
  const { data } = await peopleAs('packs')
  expect(data).toMatchObject({ tenantName: owner?.name, total: owner?.people })
  expect(data.list.find(({ nickname }) => nickname === 'Ananya Rao')?.roles.length).toBeGreaterThan(0)
  const one = (await peopleAs('packs', { pageNo: 2, size: 1 })).data.list
  expect(one).toEqual(data.list.slice(1, 2))
  expect((await peopleAs('customer')).code).toBe(610403)
})

test('a robot of another organisation is not found', async () => {
  expect((await contentsAs('customer')).code).toBe(610701)
  expect((await peopleAs('nopacks')).code, 'with the permission').toBe(610701)
})
