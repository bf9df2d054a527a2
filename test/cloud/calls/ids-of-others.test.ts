import { expect, test } from '@playwright/test'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#contract/call.ts'
import { usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import { calls } from '#contract/index.ts'
import { openPermissions } from '#contract/permissions.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer, signInAll } from '../support/client.ts'

/*
 * An id tells nothing: one of somebody else's is answered like one that nobody has.
 */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['customer', 'distributor', 'tenant', 'operator', 'aftersales', 'packs'])
})
test.afterAll(() => cloud.close())

/** An id that fits the column and that nobody has. */
const madeUp = 2_000_000_000

const idBy = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)
const userOf = (name: string) => `(select user_id from users where email = '${name}@demo.example')`
const tenantOf = (name: string) => `(select tenant_id from users where email = '${name}@demo.example')`
const runOfOthers = () =>
  idBy(`
    insert into cleaning_runs (robot_id, store_id, rooms, state, x, y, done, start_time)
    select robot_id, store_id, '{lobby}', 'cleaning', 0, 0, 0, now() from robots
    where tenant_id <> ${tenantOf('tenant')} and store_id is not null
      and robot_id not in (select robot_id from cleaning_runs where end_time is null) limit 1 returning run_id as id`)
const floorOfOthers = () =>
  idBy(`select store_id as id from cleaning_floors join stores using (store_id)
    where tenant_id <> ${tenantOf('tenant')} limit 1`)
const orderOfOthers = (status: string) => () =>
  idBy(`
    insert into dispatch_orders (store_id, from_ward, to_ward, goods, status, salt, code_hash, create_time)
    select min(store_id), 'A', 'B', 'meals', '${status}', '', '${'0'.repeat(64)}', now() from stores
    where tenant_id <> ${tenantOf('tenant')} returning order_id as id`)
const deploymentOfOthers = () =>
  idBy(`
    insert into deployments (robot_id, state, start_time)
    select robot_id, 'open', now() from robots
    where tenant_id <> ${tenantOf('tenant')} and robot_id not in (select robot_id from deployments where state = 'open')
    limit 1 returning deployment_id as id`)
const sceneOfOthers = () => idBy(`select scene_id as id from scenes where tenant_id <> ${tenantOf('tenant')} limit 1`)
const ownScene = () =>
  idBy(`
    insert into scenes (tenant_id, store_id, name, create_time, change_time)
    select tenant_id, min(store_id), 'own ' || random(), now(), now() from stores
    where tenant_id = ${tenantOf('tenant')} group by tenant_id returning scene_id as id`)
const elevatorOf = (which: '=' | '<>') => () =>
  idBy(`select elevator_id as id from elevators where tenant_id ${which} ${tenantOf('tenant')} order by 1 limit 1`)
const rideOfOthers = () =>
  idBy(`
    insert into elevator_rides (elevator_id, "from", "to", state, step, floor, door_hold_ms, timeout_ms, enter_ms,
      start_time, next_time, end_time)
    select elevator_id, '1', '2', 'done', 'left', '2', 8000, 180000, 4000, now(), now(), now() from elevators
    where tenant_id <> ${tenantOf('tenant')} limit 1 returning ride_id as id`)
const stressTestOfOthers = () =>
  idBy(`
    insert into stress_tests (elevator_id, state, rides, floors, floor, door_hold_ms, timeout_ms, start_time, end_time)
    select elevator_id, 'finished', 1, 2, 0, 8000, 180000, now(), now() from elevators
    where tenant_id <> ${tenantOf('tenant')} limit 1 returning stress_test_id as id`)
const watchOf = (which: '=' | '<>') => () =>
  idBy(`select watch_id as id from watches where tenant_id ${which} ${tenantOf('tenant')} order by 1 limit 1`)
const watchTaskOfOthers = () =>
  idBy(`select watch_task_id as id from watch_tasks where tenant_id <> ${tenantOf('tenant')} limit 1`)
const storeOfTenant = (which: '=' | '<>') => () =>
  idBy(`select store_id as id from stores where tenant_id ${which} ${tenantOf('tenant')} order by 1 limit 1`)
const elevatorBody = {
  building: 'A',
  name: 'B',
  maker: 'C',
  controllerSerial: 'T-OTHERS',
  floors: ['1', '2']
}
const phoneOf = (which: '=' | '<>') => () =>
  idBy(`select phone_id as id from phones where tenant_id ${which} ${tenantOf('tenant')} order by 1 limit 1`)
const upgradeOfOthers = () =>
  idBy(`select upgrade_id as id from device_upgrades where tenant_id <> ${tenantOf('tenant')} limit 1`)
const deviceVersion = () => idBy(`select min(device_version_id) as id from device_versions where device_kind = 'phone'`)
const ruleOf = (which: '=' | '<>') => () =>
  idBy(`select rule_id as id from notification_rules where tenant_id ${which} ${tenantOf('tenant')} order by 1 limit 1`)
const roleElsewhere = () =>
  idBy(`insert into roles (name, tenant_id) select 'Elsewhere ' || random(), tenant_id from tenants
    where tenant_id <> ${tenantOf('tenant')} limit 1 returning role_id as id`)
const personOfOthers = () =>
  idBy(`select user_id as id from users where tenant_id <> ${tenantOf('tenant')} order by 1 limit 1`)
const ruleBody = async () => ({
  name: 'A',
  eventKind: 'robotFault',
  severity: 'error',
  storeId: null,
  quiet: null,
  timeZone: 'UTC',
  perHour: 1,
  enabled: true,
  audience: { kind: 'people', userIds: [await idBy(`${userOf('tenant')}`)] }
})
const phoneCallOfOthers = () =>
  idBy(`select phone_call_id as id from phone_calls where tenant_id <> ${tenantOf('tenant')} limit 1`)
const phoneBody = { serial: 'T-OTHERS', name: 'A', extension: '77777' }
const voiceBody = { language: 'en', volume: 1, retries: 1, sentences: { en: 'A' } }
const watchBody = { serial: 'T-OTHERS', wearerKind: 'person', wearerName: 'A' }
const robotOutside = () =>
  idBy(`select robot_id as id from robots where tenant_id <> ${tenantOf('tenant')} and store_id is not null limit 1`)
const filterOfOthers = () =>
  idBy(`
    insert into saved_filters (user_id, name, filter)
    values (${userOf('customer')}, 'F' || random(), '{}') returning filter_id as id`)
const ownRobots = { by: 'filter', filter: {} }
/** The input of each act on many robots, besides the robots. */
const actsOnMany = {
  lockRobots: async () => ({ reason: 'service', note: 'A wheel is loose.' }),
  unlockRobots: async () => ({ reason: 'service', note: 'The wheel is tight.' }),
  bindManyRobots: async () => ({ storeId: await storeOfTenant('=')() }),
  unbindManyRobots: async () => ({}),
  diagnoseRobots: async () => ({}),
  applyTemplateToMany: async () => ({ templateId: await makersTemplate() })
}
const lockOfOthers = () =>
  idBy(`
    insert into robot_locks (robot_id, reason, note, lock_time)
    select robot_id, 'service', '', now() from robots where tenant_id <> ${tenantOf('tenant')}
      and robot_id not in (select robot_id from robot_locks) limit 1 returning lock_id as id`)
const settingsTemplateOfOthers = async () =>
  idBy(`
    insert into settings_templates (tenant_id, name, robot_kind, values, update_time)
    values (${await tenantOfNobody()}, 'T' || random(), 'delivery', '[{"key":"speed","value":60}]', now())
    returning template_id as id`)
const makersTemplate = () =>
  idBy(`
    insert into settings_templates (tenant_id, name, robot_kind, values, update_time)
    values (null, 'T' || random(), 'delivery', '[{"key":"speed","value":60}]', now()) returning template_id as id`)
const settingsApplicationOfOthers = async () =>
  idBy(`
    insert into settings_applications (template_id, tenant_id, values, create_time)
    select ${await settingsTemplateOfOthers()}, max(tenant_id), '[]', now() from tenants returning application_id as id`)
const requestOfOthers = () =>
  idBy(`
    insert into robot_requests (robot_id, kind, ask, state, ask_time, wait_seconds, due_time)
    select robot_id, 'upgrade', '{"kind":"upgrade","version":"V9","parts":[]}', 'asked', now(), 600, now() from robots
    where tenant_id <> ${tenantOf('tenant')} limit 1 returning request_id as id`)
const diagnosisOfOthers = async () => {
  await cloud.query(`delete from robot_requests where kind = 'diagnose' and end_time is null`)
  return idBy(`
    insert into robot_requests (robot_id, kind, ask, state, ask_time, wait_seconds, due_time)
    select robot_id, 'diagnose', '{"kind":"diagnose","checks":["disk"]}', 'asked', now(), 600, now() from robots
    where tenant_id <> ${tenantOf('tenant')} limit 1 returning request_id as id`)
}
const logOfOthers = async () => {
  await cloud.query(`delete from robot_requests where kind = 'sendLog' and end_time is null`)
  return idBy(`
    with asked as (
      insert into robot_requests (robot_id, kind, ask, state, ask_time, wait_seconds, due_time)
      select robot_id, 'sendLog', '{"kind":"sendLog","log":"system","from":1,"to":2}', 'asked', now(), 600, now() + interval '1 hour'
      from robots where tenant_id <> ${tenantOf('tenant')} limit 1 returning request_id, robot_id)
    insert into robot_logs (request_id, robot_id, create_time) select request_id, robot_id, now() from asked returning request_id as id`)
}
const mappingOfOthers = async () => {
  await cloud.query(`delete from mapping_configurations where model = 'of others'`)
  return idBy(`
    insert into mapping_configurations (model, store_id, features, change_time)
    select 'of others', min(store_id), '${JSON.stringify(usualMapping)}', now() from stores
    where tenant_id <> ${tenantOf('tenant')} returning mapping_id as id`)
}
const rollOutOfOthers = async () => {
  const machine = 'select min(machine_version_id) from machine_versions'
  await cloud.query('update roll_outs set end_time = now() where end_time is null')
  return idBy(`
    insert into roll_outs (machine_version_id, filter, night_from, night_to, failure_share_max, state, robots, create_time)
    values ((${machine}), '{}', 0, 0, 5, 'running', 0, now()) returning roll_out_id as id`)
}
const customerOfOthers = () =>
  idBy(
    `select customer_id as id from open_customers where tenant_id <> ${tenantOf('tenant')} and state = 'approved' limit 1`
  )
const openApplicationOfOthers = () =>
  idBy(`select application_id as id from open_applications join open_customers using (customer_id)
    where tenant_id <> ${tenantOf('tenant')} limit 1`)
const robotOfOthers = () =>
  idBy(`select robot_id as id from robots where tenant_id <> ${tenantOf('distributor')} limit 1`)
const storeOf = (comparison: '=' | '<>') =>
  idBy(`select store_id as id from stores where tenant_id ${comparison} ${tenantOf('distributor')} limit 1`)
const userOfOthers = () =>
  idBy(`select user_id as id from users where tenant_id <> ${tenantOf('customer')} and status = 'active' limit 1`)

const tenantOfOthers = () =>
  idBy(`select tenant_id as id from tenants where tenant_id <> ${tenantOf('tenant')} limit 1`)
/** A shared role with more permissions than an administrator of a tenant has. */
const roleOfOthers = () => idBy(`select role_id as id from roles where name = 'External operator'`)
const invitationOfOthers = () =>
  idBy(`
    insert into invitations (target, user_type, tenant_id, role_id, permissions, salt, code_hash, failures, send_time, expire_time)
    select 'x' || random() || '@new.example', 3, ${tenantOf('customer')}, min(role_id), '{}', '', '', 0, now(),
      now() + interval '9 years' from roles returning invitation_id as id`)

const userOfOperator = () => idBy(`select user_id as id from users where email = 'operator@demo.example'`)
/** A tenant that nobody looks after but operators. */
const tenantOfNobody = () =>
  idBy(`insert into tenants (name, country, create_time) values ('Nobody''s ' || random(), 'FR', now())
    returning tenant_id as id`)
const sentByOthers = () =>
  idBy(`
    insert into sent_messages (sender_name, title, content, audience, audience_names, state, send_time, time_zone,
      create_time)
    values ('Olivia', '', '', '{"kind":"everybody"}', '{}', 'planned', now() + interval '9 years', 'Asia/Tokyo', now())
    returning sent_message_id as id`)
const templateOfOthers = async () =>
  idBy(`
    insert into message_templates (tenant_id, name, translations, update_time)
    values (${await tenantOfNobody()}, 'x', '{}', now()) returning template_id as id`)
const noticeToAll = () =>
  idBy(`
    insert into notices (title, content, level, start_time, end_time)
    values ('', '', 'info', now(), now() + interval '9 years') returning notice_id as id`)
const written = { en: { title: 'T', content: 'C' } }
const announced = {
  texts: written,
  level: 'info',
  startTime: Date.UTC(2026, 2, 13),
  endTime: Date.UTC(2026, 2, 14),
  timeZone: 'Asia/Tokyo'
}

type Row = {
  call: keyof typeof calls
  field: string
  as: string
  foreign: () => Promise<number>
  input: (id: number) => Promise<{ query?: Record<string, unknown>; body?: Record<string, unknown>; file?: string }>
}

const about = { name: 'Nowhere', city: 'Lyon', country: 'FR' }

/** An appointment of the operator's that nobody else booked. */
const foreignAppointment = () =>
  idBy(`
    insert into appointments (user_id, salesperson_id, start_time, end_time, remark, create_time)
    select ${userOf('operator')}, min(salesperson_id), now() + interval '9 years', now() + interval '9 years 30 min',
      '', now() from salespersons returning appointment_id as id`)

/** An order of the operator's. */
const foreignOrder = () => idBy(`select min(order_id) as id from orders where user_id = ${userOf('operator')}`)
/** Goods that sellers alone see. */
const hiddenGoods = () => idBy('select goods_id as id from goods where not listed limit 1')

/** A package of a tenant that "packs" does not belong to, its version, and an upload of somebody else. */
const packageOfOthers = () =>
  idBy(`select package_id as id from resource_packages where tenant_id <> ${tenantOf('packs')} limit 1`)
const packageVersionOfOthers = () =>
  idBy(`
    select version_id as id from package_versions join resource_packages using (package_id)
    where tenant_id <> ${tenantOf('packs')} limit 1`)
const uploadOfOthers = () =>
  idBy(`
    insert into package_uploads (user_id, name, robot_kind, version, size, digest, state, next_time, create_time)
    values (${userOf('operator')}, 'x', 'delivery', '1.0', 1, '', 'open', now(), now()) returning upload_id as id`)

/** A material and a group of a tenant that "packs" does not belong to, and those of its own. */
const materialOf = (tenant: () => Promise<number> | string) => async () =>
  idBy(`
    insert into materials (tenant_id, name, kind, format, models, size, digest, sha256, create_time)
    values (${await tenant()}, 'x', 'sound', 'mp3', '{T10}', 1, '', '', now()) returning material_id as id`)
const groupOf = (tenant: () => Promise<number> | string) => async () =>
  idBy(`
    insert into material_groups (tenant_id, user_id, name, model, from_minute, to_minute, change_time)
    values (${await tenant()}, ${userOf('packs')}, 'G' || random(), 'T10', 0, 1440, now()) returning group_id as id`)
const materialOfOthers = materialOf(tenantOfNobody)
const groupOfOthers = groupOf(tenantOfNobody)
const ownGroup = groupOf(() => tenantOf('packs'))
const ownMaterial = materialOf(() => tenantOf('packs'))
const robotBeside = () => idBy(`select robot_id as id from robots where tenant_id <> ${tenantOf('packs')} limit 1`)
const writtenGroup = async (materialId: number) => ({
  name: `N${Math.random()}`,
  fromMinute: 0,
  toMinute: 1_440,
  items: [{ materialId, seconds: null }]
})
const robotsChosen = (robotIds: number[]) => ({ by: 'robots', robotIds })

const materialRows: Row[] = [
  ...(['materialDetail', 'materialParts', 'robotMaterialTicket'] as const).map(
    (call): Row => ({
      call,
      field: 'materialId',
      as: call === 'robotMaterialTicket' ? 'tenant' : 'packs',
      foreign: materialOfOthers,
      input: async materialId => ({ query: { materialId } })
    })
  ),
  ...(['finishMaterial', 'renameMaterial', 'deleteMaterial', 'materialTicket'] as const).map(
    (call): Row => ({
      call,
      field: 'materialId',
      as: 'packs',
      foreign: materialOfOthers,
      input: async materialId => ({ body: { materialId, name: 'Mine' } })
    })
  ),
  {
    call: 'sendMaterialPart',
    field: 'materialId',
    as: 'packs',
    foreign: materialOfOthers,
    input: async materialId => ({ body: { materialId } })
  },
  {
    call: 'createMaterialGroup',
    field: 'materialId',
    as: 'packs',
    foreign: materialOfOthers,
    input: async materialId => ({ body: { model: 'T10', ...(await writtenGroup(materialId)) } })
  },
  {
    call: 'saveMaterialGroup',
    field: 'materialId',
    as: 'packs',
    foreign: materialOfOthers,
    input: async materialId => ({
      body: { groupId: await ownGroup(), version: 1, ...(await writtenGroup(materialId)) }
    })
  },
  {
    call: 'saveMaterialGroup',
    field: 'groupId',
    as: 'packs',
    foreign: groupOfOthers,
    input: async groupId => ({ body: { groupId, version: 1, ...(await writtenGroup(await ownMaterial())) } })
  },
  ...(['materialGroupDetail', 'groupRobotList', 'groupStoreList'] as const).map(
    (call): Row => ({
      call,
      field: 'groupId',
      as: 'packs',
      foreign: groupOfOthers,
      input: async groupId => ({ query: { groupId } })
    })
  ),
  {
    call: 'groupRobotList',
    field: 'storeId',
    as: 'packs',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ query: { storeId, groupId: await ownGroup() } })
  },
  {
    call: 'deleteMaterialGroup',
    field: 'groupId',
    as: 'packs',
    foreign: groupOfOthers,
    input: async groupId => ({ body: { groupId } })
  },
  {
    call: 'assignMaterialGroup',
    field: 'groupId',
    as: 'packs',
    foreign: groupOfOthers,
    input: async groupId => ({ body: { groupId, chosen: robotsChosen([1]) } })
  },
  {
    call: 'assignMaterialGroup',
    field: 'robotIds',
    as: 'packs',
    foreign: robotBeside,
    input: async robotId => ({ body: { groupId: await ownGroup(), chosen: robotsChosen([robotId]) } })
  },
  {
    call: 'assignMaterialGroup',
    field: 'storeId',
    as: 'packs',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ body: { groupId: await ownGroup(), chosen: { by: 'store', storeId } } })
  },
  {
    call: 'removeMaterialGroup',
    field: 'groupId',
    as: 'packs',
    foreign: groupOfOthers,
    input: async groupId => ({ body: { groupId, robotIds: [1] } })
  },
  {
    call: 'removeMaterialGroup',
    field: 'robotIds',
    as: 'packs',
    foreign: robotBeside,
    input: async robotId => ({ body: { groupId: await ownGroup(), robotIds: [robotId] } })
  },
  {
    call: 'reportRequests',
    field: 'materialIds',
    as: 'tenant',
    foreign: materialOfOthers,
    input: async id => ({
      body: {
        reports: [{ requestId: madeUp, state: 'done', answer: { kind: 'showMaterials', materialIds: [id] } }]
      }
    })
  }
]

const rows: Row[] = [
  ...materialRows,
  {
    call: 'packageUploadDetail',
    field: 'uploadId',
    as: 'packs',
    foreign: uploadOfOthers,
    input: async uploadId => ({ query: { uploadId } })
  },
  {
    call: 'sendPackagePart',
    field: 'uploadId',
    as: 'packs',
    foreign: uploadOfOthers,
    input: async uploadId => ({ body: { uploadId } })
  },
  {
    call: 'finishPackageUpload',
    field: 'uploadId',
    as: 'packs',
    foreign: uploadOfOthers,
    input: async uploadId => ({ body: { uploadId } })
  },
  {
    call: 'cancelPackageUpload',
    field: 'uploadId',
    as: 'packs',
    foreign: uploadOfOthers,
    input: async uploadId => ({ body: { uploadId } })
  },
  {
    call: 'beginPackageUpload',
    field: 'packageId',
    as: 'packs',
    foreign: packageOfOthers,
    input: async packageId => ({
      body: { target: { of: 'package', packageId }, version: '9.9', size: 1, digest: 'a'.repeat(64) }
    })
  },
  {
    call: 'packageDetail',
    field: 'packageId',
    as: 'packs',
    foreign: packageOfOthers,
    input: async packageId => ({ query: { packageId } })
  },
  {
    call: 'packageRobots',
    field: 'packageId',
    as: 'packs',
    foreign: packageOfOthers,
    input: async packageId => ({ query: { packageId } })
  },
  {
    call: 'retryPackage',
    field: 'packageId',
    as: 'packs',
    foreign: packageOfOthers,
    input: async packageId => ({ body: { packageId } })
  },
  {
    call: 'syncPackages',
    field: 'packageId',
    as: 'tenant',
    foreign: packageOfOthers,
    input: async packageId => ({ body: { robots: [{ serial: 'nobody', said: [{ packageId, state: 'dropped' }] }] } })
  },
  {
    call: 'robotPackageTicket',
    field: 'versionId',
    as: 'tenant',
    foreign: packageVersionOfOthers,
    input: async versionId => ({ query: { versionId } })
  },
  {
    call: 'packageVersionList',
    field: 'packageId',
    as: 'packs',
    foreign: packageOfOthers,
    input: async packageId => ({ query: { packageId } })
  },
  {
    call: 'deletePackage',
    field: 'packageId',
    as: 'packs',
    foreign: packageOfOthers,
    input: async packageId => ({ body: { packageId } })
  },
  {
    call: 'packageFileList',
    field: 'versionId',
    as: 'packs',
    foreign: packageVersionOfOthers,
    input: async versionId => ({ query: { versionId } })
  },
  {
    call: 'publishPackageVersion',
    field: 'versionId',
    as: 'packs',
    foreign: packageVersionOfOthers,
    input: async versionId => ({ body: { versionId } })
  },
  {
    call: 'restorePackageVersion',
    field: 'versionId',
    as: 'packs',
    foreign: packageVersionOfOthers,
    input: async versionId => ({ body: { versionId } })
  },
  {
    call: 'packageTicket',
    field: 'versionId',
    as: 'packs',
    foreign: packageVersionOfOthers,
    input: async versionId => ({ body: { versionId, form: 'zip' } })
  },
  {
    call: 'orderDetail',
    field: 'orderId',
    as: 'distributor',
    foreign: foreignOrder,
    input: async orderId => ({ query: { orderId } })
  },
  {
    call: 'takeOrderStep',
    field: 'orderId',
    as: 'distributor',
    foreign: foreignOrder,
    input: async orderId => ({ body: { orderId, to: 'cancelled' } })
  },
  {
    call: 'goodsDetail',
    field: 'goodsId',
    as: 'distributor',
    foreign: hiddenGoods,
    input: async goodsId => ({ query: { goodsId } })
  },
  {
    call: 'changeCart',
    field: 'goodsId',
    as: 'distributor',
    foreign: hiddenGoods,
    input: async goodsId => ({ body: { goodsId, quantity: 1 } })
  },
  {
    call: 'cancelAppointment',
    field: 'appointmentId',
    as: 'customer',
    foreign: foreignAppointment,
    input: async appointmentId => ({ body: { appointmentId } })
  },
  {
    call: 'moveAppointment',
    field: 'appointmentId',
    as: 'customer',
    foreign: foreignAppointment,
    input: async appointmentId => {
      const salespersonId = await idBy('select min(salesperson_id) as id from salespersons')
      const start = Date.parse('2026-03-20T10:00:00+08:00')
      return { body: { appointmentId, salespersonId, start, end: start + 30 * 60_000 } }
    }
  },
  {
    call: 'appointmentCalendar',
    field: 'appointmentId',
    as: 'customer',
    foreign: foreignAppointment,
    input: async appointmentId => ({ query: { appointmentId } })
  },
  {
    call: 'removeAbsence',
    field: 'absenceId',
    as: 'aftersales',
    foreign: () =>
      idBy(`
        insert into salesperson_absences (salesperson_id, start_time, end_time, reason, create_time)
        select salesperson_id, now() + interval '9 years', now() + interval '9 years 1 day', '', now()
        from salespersons where user_id = ${userOf('operator')} returning absence_id as id`),
    input: async absenceId => ({ body: { absenceId } })
  },
  ...(
    [
      ['appointmentWeek', 'query', { from: '2026-03-09', to: '2026-03-15' }],
      ['salespersonSchedule', 'query', {}],
      ['changeHours', 'body', { hours: [] }],
      ['addAbsence', 'body', { start: Date.parse('2026-06-01'), end: Date.parse('2026-06-02') }]
    ] as const
  ).map(
    ([call, part, rest]): Row => ({
      call,
      field: 'salespersonId',
      as: 'aftersales',
      foreign: () => idBy(`select salesperson_id as id from salespersons where user_id = ${userOf('operator')}`),
      input: async salespersonId => ({ [part]: { ...rest, salespersonId } })
    })
  ),
  {
    call: 'endSession',
    field: 'sessionId',
    as: 'customer',
    foreign: () => idBy(`select session_id as id from sessions where user_id = ${userOf('operator')} limit 1`),
    input: async sessionId => ({ body: { sessionId } })
  },
  {
    call: 'readMessage',
    field: 'messageRecordId',
    as: 'customer',
    foreign: () => idBy(`select message_record_id as id from messages where user_id = ${userOf('operator')} limit 1`),
    input: async messageRecordId => ({ query: { messageRecordId } })
  },
  {
    call: 'readAllMessages',
    field: 'newestMessageRecordId',
    as: 'customer',
    foreign: () => idBy(`select message_record_id as id from messages where user_id = ${userOf('operator')} limit 1`),
    input: async newestMessageRecordId => ({ body: { newestMessageRecordId } })
  },
  {
    call: 'recordMenuVisit',
    field: 'menuId',
    as: 'customer',
    foreign: () => idBy(`select menu_id as id from menu_nodes where perms = 'shop' limit 1`),
    input: async menuId => ({ body: { menuId } })
  },
  {
    call: 'storeDetail',
    field: 'storeId',
    as: 'distributor',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ query: { storeId } })
  },
  {
    call: 'cleaningFloor',
    field: 'storeId',
    as: 'tenant',
    foreign: floorOfOthers,
    input: async storeId => ({ query: { storeId } })
  },
  {
    call: 'orderCleaning',
    field: 'runId',
    as: 'tenant',
    foreign: runOfOthers,
    input: async runId => ({ body: { runId, order: 'pause' } })
  },
  {
    call: 'reportCleaning',
    field: 'runId',
    as: 'tenant',
    foreign: runOfOthers,
    input: async runId => ({ body: { reports: [{ runId, x: 1, y: 1, done: 1, docked: false }] } })
  },
  {
    call: 'putFloorPlan',
    field: 'storeId',
    as: 'tenant',
    foreign: floorOfOthers,
    input: async storeId => ({
      body: { storeId, plan: { width: 1, height: 1, dock: { x: 0, y: 0 }, rooms: [] } }
    })
  },
  ...(['dispatchOrders', 'dispatchRobots'] as const).map(
    (call): Row => ({
      call,
      field: 'storeId',
      as: 'tenant',
      foreign: floorOfOthers,
      input: async storeId => ({ query: { storeId } })
    })
  ),
  {
    call: 'createDispatch',
    field: 'storeId',
    as: 'tenant',
    foreign: floorOfOthers,
    input: async storeId => ({ body: { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' } })
  },
  ...(
    [
      ['assignDispatch', 'waiting', {}],
      ['handOverDispatch', 'arrived', { code: '123456' }],
      ['cancelDispatch', 'waiting', {}]
    ] as const
  ).map(
    ([call, status, more]): Row => ({
      call,
      field: 'orderId',
      as: 'tenant',
      foreign: orderOfOthers(status),
      input: async orderId => ({ body: { orderId, ...more } })
    })
  ),
  {
    call: 'reportDispatch',
    field: 'orderId',
    as: 'tenant',
    foreign: orderOfOthers('assigned'),
    input: async orderId => ({ body: { reports: [{ orderId, status: 'carrying' }] } })
  },
  ...(['rollOutDetail', 'rollOutRobots'] as const).map(
    (call): Row => ({
      call,
      field: 'rollOutId',
      as: 'tenant',
      foreign: rollOutOfOthers,
      input: async rollOutId => ({ query: { rollOutId } })
    })
  ),
  {
    call: 'changeRollOut',
    field: 'rollOutId',
    as: 'tenant',
    foreign: rollOutOfOthers,
    input: async rollOutId => ({ body: { rollOutId, act: 'pause' } })
  },
  ...(['rollOutPreview', 'startRollOut'] as const).map(
    (call): Row => ({
      call,
      field: 'storeId',
      as: 'tenant',
      foreign: floorOfOthers,
      input: async storeId => ({
        body: {
          machineVersionId: await idBy(
            `select machine_version_id as id from machine_versions where version = 'V1.7.0'`
          ),
          filter: { models: ['T9'], storeId },
          ...(call === 'startRollOut' ? { nightFrom: 0, nightTo: 0, failureShareMax: 5 } : {})
        }
      })
    })
  ),
  ...(['runningDays', 'runningTimeline'] as const).map(
    (call): Row => ({
      call,
      field: 'robotId',
      as: 'tenant',
      foreign: robotOutside,
      input: async robotId => ({ query: { robotId, ...(call === 'runningTimeline' && { day: '2026-03-11' }) } })
    })
  ),
  {
    call: 'runningRobots',
    field: 'storeId',
    as: 'tenant',
    foreign: floorOfOthers,
    input: async storeId => ({ query: { storeId } })
  },
  ...(['settingsTemplate', 'compareSettingsTemplate', 'settingsApplications'] as const).map(
    (call): Row => ({
      call,
      field: 'templateId',
      as: 'tenant',
      foreign: settingsTemplateOfOthers,
      input: async templateId => ({ query: { templateId } })
    })
  ),
  {
    call: 'updateSettingsTemplate',
    field: 'templateId',
    as: 'tenant',
    foreign: settingsTemplateOfOthers,
    input: async templateId => ({ body: { templateId, name: 'Mine', values: [{ key: 'speed', value: 60 }] } })
  },
  {
    call: 'deleteSettingsTemplate',
    field: 'templateId',
    as: 'tenant',
    foreign: settingsTemplateOfOthers,
    input: async templateId => ({ body: { templateId } })
  },
  {
    call: 'applySettingsTemplate',
    field: 'templateId',
    as: 'tenant',
    foreign: settingsTemplateOfOthers,
    input: async templateId => ({ body: { templateId, chosen: { by: 'filter' } } })
  },
  {
    call: 'applySettingsTemplate',
    field: 'robotIds',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({
      body: { templateId: await makersTemplate(), chosen: { by: 'robots', robotIds: [robotId] } }
    })
  },
  {
    call: 'applySettingsTemplate',
    field: 'storeId',
    as: 'tenant',
    foreign: floorOfOthers,
    input: async storeId => ({ body: { templateId: await makersTemplate(), chosen: { by: 'filter', storeId } } })
  },
  {
    call: 'compareSettingsTemplate',
    field: 'storeId',
    as: 'tenant',
    foreign: floorOfOthers,
    input: async storeId => ({ query: { templateId: await makersTemplate(), storeId } })
  },
  {
    call: 'settingsApplication',
    field: 'applicationId',
    as: 'tenant',
    foreign: settingsApplicationOfOthers,
    input: async applicationId => ({ query: { applicationId } })
  },
  {
    call: 'retrySettingsApplication',
    field: 'applicationId',
    as: 'tenant',
    foreign: settingsApplicationOfOthers,
    input: async applicationId => ({ body: { applicationId } })
  },
  {
    call: 'lockRobot',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { robotId, reason: 'service', note: 'A wheel is loose.' } })
  },
  {
    call: 'unlockRobot',
    field: 'lockId',
    as: 'tenant',
    foreign: lockOfOthers,
    input: async lockId => ({ body: { lockId, note: 'The wheel is tight.' } })
  },
  ...(['renameFilter', 'deleteFilter'] as const).map(
    (call): Row => ({
      call,
      field: 'filterId',
      as: 'tenant',
      foreign: filterOfOthers,
      input: async filterId => ({ body: { filterId, ...(call === 'renameFilter' && { name: 'Mine' }) } })
    })
  ),
  {
    call: 'saveFilter',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { name: 'Mine', filter: { storeId } } })
  },
  ...Object.entries(actsOnMany).flatMap(([call, more]): Row[] => [
    {
      call: call as Row['call'],
      field: 'robotIds',
      as: 'tenant',
      foreign: robotOutside,
      input: async robotId => ({ body: { chosen: { by: 'robots', robotIds: [robotId] }, ...(await more()) } })
    },
    {
      call: call as Row['call'],
      field: 'storeId',
      as: 'tenant',
      foreign: storeOfTenant('<>'),
      input: async storeId => ({ body: { chosen: { by: 'filter', filter: { storeId } }, ...(await more()) } })
    }
  ]),
  {
    call: 'bindManyRobots',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { chosen: ownRobots, storeId } })
  },
  {
    call: 'applyTemplateToMany',
    field: 'templateId',
    as: 'tenant',
    foreign: settingsTemplateOfOthers,
    input: async templateId => ({ body: { chosen: ownRobots, templateId } })
  },
  {
    call: 'reportRequests',
    field: 'requestId',
    as: 'tenant',
    foreign: requestOfOthers,
    input: async requestId => ({ body: { reports: [{ requestId, state: 'working', progress: 1 }] } })
  },
  {
    call: 'deleteStore',
    field: 'storeId',
    as: 'distributor',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ body: { storeId } })
  },
  {
    call: 'updateStore',
    field: 'storeId',
    as: 'distributor',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ body: { storeId, ...about } })
  },
  {
    call: 'importStores',
    field: 'tenantId',
    as: 'distributor',
    foreign: () => idBy(`select tenant_id as id from tenants where tenant_id <> ${tenantOf('distributor')} limit 1`),
    input: async tenantId => ({ body: { mode: 'import', tenantId }, file: 'name,city,country\nForeign,Suva,FJ\n' })
  },
  {
    call: 'createStore',
    field: 'tenantId',
    as: 'distributor',
    foreign: () => idBy(`select tenant_id as id from tenants where tenant_id <> ${tenantOf('distributor')} limit 1`),
    input: async tenantId => ({ body: { tenantId, ...about } })
  },
  ...(
    [
      'taskTrend',
      'mileageTrend',
      'deploymentTimes',
      'robotStates',
      'cleaningStatistics',
      'cleaningByRobot',
      'faultStatistics'
    ] as const
  ).map(
    (call): Row => ({
      call,
      field: 'storeId',
      as: 'distributor',
      foreign: () => storeOf('<>'),
      input: async storeId => ({ query: { storeId } })
    })
  ),
  {
    call: 'startExport',
    field: 'storeId',
    as: 'distributor',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ body: { dataset: 'tasks', from: '2026-03-01', to: '2026-03-12', storeId } })
  },
  ...(['cancelExport', 'exportTicket'] as const).map(
    (call): Row => ({
      call,
      field: 'exportId',
      as: 'distributor',
      foreign: () =>
        idBy(`
          insert into export_jobs (user_id, dataset, "from", "to", language, state, rows, create_time, next_time)
          select ${userOf('operator')}, 'tasks', '2026-03-01', '2026-03-12', 'en', 'done', 1, now(), now()
          returning export_id as id`),
      input: async exportId => ({ body: { exportId } })
    })
  ),
  {
    call: 'taskCountAndTrend',
    field: 'storeId',
    as: 'distributor',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ body: { storeId } })
  },
  {
    call: 'closeNotice',
    field: 'noticeId',
    as: 'distributor',
    foreign: () => idBy(`select notice_id as id from notices where tenant_id <> ${tenantOf('distributor')} limit 1`),
    input: async noticeId => ({ body: { noticeId } })
  },
  {
    call: 'robotList',
    field: 'storeId',
    as: 'distributor',
    foreign: () => storeOf('<>'),
    input: async storeId => ({ query: { storeId } })
  },
  ...(['robotDetail', 'robotContents', 'robotScene', 'taskRecords', 'faultRecords'] as const).map(
    (call): Row => ({
      call,
      field: 'robotId',
      as: 'distributor',
      foreign: robotOfOthers,
      input: async robotId => ({ query: { robotId } })
    })
  ),
  {
    call: 'robotPeople',
    field: 'robotId',
    as: 'tenant',
    foreign: () => idBy(`select robot_id as id from robots where tenant_id <> ${tenantOf('tenant')} limit 1`),
    input: async robotId => ({ query: { robotId } })
  },
  ...(['bindRobots', 'unbindRobots'] as const).flatMap((call): Row[] => [
    {
      call,
      field: 'storeId',
      as: 'distributor',
      foreign: () => storeOf('<>'),
      input: async storeId => ({ body: { storeId, robotIds: [1] } })
    },
    {
      call,
      field: 'robotIds',
      as: 'distributor',
      foreign: robotOfOthers,
      input: async robotId => ({ body: { storeId: await storeOf('='), robotIds: [robotId] } })
    }
  ]),
  ...(['externalAccountDetail', 'internalAccountDetail'] as const).map(
    (call): Row => ({
      call,
      field: 'userId',
      as: 'tenant',
      foreign: userOfOthers,
      input: async userId => ({ query: { userId } })
    })
  ),
  ...(
    [
      'enableInternalAccount',
      'disableInternalAccount',
      'unlockInternalAccount',
      'signOutInternalAccount',
      'enableExternalAccount',
      'disableExternalAccount',
      'unlockExternalAccount',
      'signOutExternalAccount'
    ] as const
  ).map(
    (call): Row => ({
      call,
      field: 'userId',
      as: 'tenant',
      foreign: userOfOthers,
      input: async userId => ({ body: { userId } })
    })
  ),
  ...(['changeInternalRoles', 'changeExternalRoles'] as const).map(
    (call): Row => ({
      call,
      field: 'userId',
      as: 'tenant',
      foreign: userOfOthers,
      input: async userId => ({ body: { userId, give: [], take: [] } })
    })
  ),
  {
    call: 'roleDetail',
    field: 'roleId',
    as: 'tenant',
    foreign: roleOfOthers,
    input: async roleId => ({ query: { roleId } })
  },
  {
    call: 'updateRole',
    field: 'roleId',
    as: 'tenant',
    foreign: roleOfOthers,
    input: async roleId => ({ body: { roleId, name: 'Mine', give: [], take: [] } })
  },
  {
    call: 'deleteRole',
    field: 'roleId',
    as: 'tenant',
    foreign: roleOfOthers,
    input: async roleId => ({ body: { roleId } })
  },
  {
    call: 'createRole',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({ body: { name: 'Mine', permissions: [], tenantId } })
  },
  ...(['changeInternalRoles', 'changeExternalRoles'] as const).flatMap(call =>
    (['give', 'take'] as const).map(
      (field): Row => ({
        call,
        field,
        as: 'tenant',
        foreign: roleOfOthers,
        input: async roleId => ({
          body: { userId: await idBy(`${userOf('nopacks')}`), give: [], take: [], [field]: [roleId] }
        })
      })
    )
  ),
  {
    call: 'addInternalAccount',
    field: 'roleId',
    as: 'tenant',
    foreign: roleOfOthers,
    input: async roleId => ({ body: { email: 'a@maker.example', nickname: 'A', roleId } })
  },
  {
    call: 'createTenant',
    field: 'parentId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async parentId => ({ body: { name: 'Mine', country: 'CN', kind: 'customer', parentId } })
  },
  {
    call: 'invite',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({ body: { email: 'a@new.example', userType: 3, roleId: 1, tenantId } })
  },
  {
    call: 'invite',
    field: 'roleId',
    as: 'tenant',
    foreign: roleOfOthers,
    input: async roleId => ({ body: { email: 'a@new.example', userType: 3, roleId } })
  },
  ...(['repeatInvitation', 'withdrawInvitation'] as const).map(
    (call): Row => ({
      call,
      field: 'invitationId',
      as: 'tenant',
      foreign: invitationOfOthers,
      input: async invitationId => ({ body: { invitationId } })
    })
  ),
  {
    call: 'tenantDetail',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({ query: { tenantId } })
  },
  {
    call: 'updateTenant',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({ body: { tenantId, name: 'Mine', country: 'CN' } })
  },
  {
    call: 'sendMessage',
    field: 'userIds',
    as: 'tenant',
    foreign: userOfOthers,
    input: async userId => ({ body: { title: 'T', content: 'C', to: { userIds: [userId] } } })
  },
  {
    call: 'sendMessage',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({ body: { title: 'T', content: 'C', to: { tenantId } } })
  },
  ...(['createSentMessage', 'countRecipients'] as const).flatMap((call): Row[] => {
    const to = (audience: object) => ({
      body: { to: audience, ...(call === 'createSentMessage' && { texts: written, timeZone: 'Asia/Tokyo' }) }
    })
    return [
      {
        call,
        field: 'userIds',
        as: 'distributor',
        foreign: userOfOperator,
        input: async userId => to({ kind: 'users', userIds: [userId] })
      },
      {
        call,
        field: 'tenantIds',
        as: 'distributor',
        foreign: tenantOfNobody,
        input: async tenantId => to({ kind: 'tenants', tenantIds: [tenantId] })
      },
      {
        call,
        field: 'roleId',
        as: 'distributor',
        foreign: roleOfOthers,
        input: async roleId => to({ kind: 'role', roleId })
      }
    ]
  }),
  ...(['sentMessageDetail', 'recipientList'] as const).map(
    (call): Row => ({
      call,
      field: 'sentMessageId',
      as: 'distributor',
      foreign: sentByOthers,
      input: async sentMessageId => ({ query: { sentMessageId } })
    })
  ),
  ...(['sceneDetail', 'sceneRobotList'] as const).map(
    (call): Row => ({
      call,
      field: 'sceneId',
      as: 'tenant',
      foreign: sceneOfOthers,
      input: async sceneId => ({ query: { sceneId } })
    })
  ),
  {
    call: 'sceneList',
    field: 'storeId',
    as: 'tenant',
    foreign: () => idBy(`select store_id as id from scenes where tenant_id <> ${tenantOf('tenant')} limit 1`),
    input: async storeId => ({ query: { storeId } })
  },
  {
    call: 'createScene',
    field: 'storeId',
    as: 'tenant',
    foreign: () => idBy(`select store_id as id from stores where tenant_id <> ${tenantOf('tenant')} limit 1`),
    input: async storeId => ({ body: { storeId, name: 'A scene' } })
  },
  {
    call: 'saveScene',
    field: 'sceneId',
    as: 'tenant',
    foreign: sceneOfOthers,
    input: async sceneId => ({ body: { sceneId, version: 1, name: 'A scene', floors: [] } })
  },
  {
    call: 'deleteScene',
    field: 'sceneId',
    as: 'tenant',
    foreign: sceneOfOthers,
    input: async sceneId => ({ body: { sceneId } })
  },
  ...(['bindSceneRobots', 'unbindSceneRobots'] as const).flatMap((call): Row[] => [
    {
      call,
      field: 'sceneId',
      as: 'tenant',
      foreign: sceneOfOthers,
      input: async sceneId => ({ body: { sceneId, robotIds: [1] } })
    },
    {
      call,
      field: 'robotIds',
      as: 'tenant',
      foreign: robotOutside,
      input: async robotId => ({ body: { sceneId: await ownScene(), robotIds: [robotId] } })
    }
  ]),
  {
    call: 'deviceMeasures',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ query: { robotId } })
  },
  ...(['mappingDetail', 'mappingRobots'] as const).map(
    (call): Row => ({
      call,
      field: 'mappingId',
      as: 'tenant',
      foreign: mappingOfOthers,
      input: async mappingId => ({ query: { mappingId } })
    })
  ),
  {
    call: 'removeMapping',
    field: 'mappingId',
    as: 'tenant',
    foreign: mappingOfOthers,
    input: async mappingId => ({ body: { mappingId, version: 1 } })
  },
  {
    call: 'retryMapping',
    field: 'mappingId',
    as: 'tenant',
    foreign: mappingOfOthers,
    input: async mappingId => ({ body: { mappingId } })
  },
  {
    call: 'saveMapping',
    field: 'storeId',
    as: 'tenant',
    foreign: () => idBy(`select min(store_id) as id from stores where tenant_id <> ${tenantOf('tenant')}`),
    input: async storeId => ({ body: { model: 'any', storeId, version: 0, features: usualMapping } })
  },
  {
    call: 'syncMappings',
    field: 'mappingId',
    as: 'tenant',
    foreign: mappingOfOthers,
    input: async mappingId => ({
      body: { robots: [{ serial: 'nobody', held: { mappingId, version: 1, failure: null } }] }
    })
  },
  ...(['remoteSettings', 'settingChanges', 'diagnosisList', 'remoteLogList'] as const).map(
    (call): Row => ({
      call,
      field: 'robotId',
      as: 'tenant',
      foreign: robotOutside,
      input: async robotId => ({ query: { robotId } })
    })
  ),
  {
    call: 'startDiagnosis',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { robotId, checks: ['disk'] } })
  },
  {
    call: 'askForRemoteLog',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({
      body: { robotId, log: 'system', from: cloud.clock.now() - 60_000, to: cloud.clock.now() }
    })
  },
  ...(
    [
      ['remoteLogDetail', {}],
      ['remoteLogLines', { from: 1, count: 1 }],
      ['remoteLogMatches', { from: 1, direction: 'forward' }]
    ] as const
  ).map(
    ([call, more]): Row => ({
      call,
      field: 'requestId',
      as: 'tenant',
      foreign: logOfOthers,
      input: async requestId => ({ query: { requestId, ...more } })
    })
  ),
  {
    call: 'remoteLogTicket',
    field: 'requestId',
    as: 'tenant',
    foreign: logOfOthers,
    input: async requestId => ({ body: { requestId, form: 'log' } })
  },
  {
    call: 'sendLogPart',
    field: 'requestId',
    as: 'tenant',
    foreign: logOfOthers,
    input: async requestId => ({ body: { requestId, part: 0 }, file: 'a\n' })
  },
  {
    call: 'diagnosisDetail',
    field: 'requestId',
    as: 'tenant',
    foreign: diagnosisOfOthers,
    input: async requestId => ({ query: { requestId } })
  },
  {
    call: 'readRemoteSettings',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { robotId } })
  },
  {
    call: 'changeRemoteSettings',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { robotId, values: [{ key: 'speed', value: 80 }] } })
  },
  {
    call: 'startDeployment',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { robotId } })
  },
  {
    call: 'deploymentDetail',
    field: 'deploymentId',
    as: 'tenant',
    foreign: deploymentOfOthers,
    input: async deploymentId => ({ query: { deploymentId } })
  },
  {
    call: 'takeDeploymentStep',
    field: 'deploymentId',
    as: 'tenant',
    foreign: deploymentOfOthers,
    input: async deploymentId => ({ body: { deploymentId, step: 'unpacked', act: 'done' } })
  },
  {
    call: 'cancelDeployment',
    field: 'deploymentId',
    as: 'tenant',
    foreign: deploymentOfOthers,
    input: async deploymentId => ({ body: { deploymentId, note: 'no' } })
  },
  ...(['elevatorDetail', 'rideList'] as const).map(
    (call): Row => ({
      call,
      field: 'elevatorId',
      as: 'tenant',
      foreign: elevatorOf('<>'),
      input: async elevatorId => ({ query: { elevatorId } })
    })
  ),
  ...(['createElevator', 'createWatch'] as const).map(
    (call): Row => ({
      call,
      field: 'storeId',
      as: 'tenant',
      foreign: storeOfTenant('<>'),
      input: async storeId => ({ body: { storeId, ...(call === 'createWatch' ? watchBody : elevatorBody) } })
    })
  ),
  {
    call: 'updateElevator',
    field: 'elevatorId',
    as: 'tenant',
    foreign: elevatorOf('<>'),
    input: async elevatorId => ({ body: { elevatorId, storeId: await storeOfTenant('=')(), ...elevatorBody } })
  },
  {
    call: 'updateElevator',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { storeId, elevatorId: await elevatorOf('=')(), ...elevatorBody } })
  },
  {
    call: 'deleteElevator',
    field: 'elevatorId',
    as: 'tenant',
    foreign: elevatorOf('<>'),
    input: async elevatorId => ({ body: { elevatorId } })
  },
  {
    call: 'configureElevator',
    field: 'elevatorId',
    as: 'tenant',
    foreign: elevatorOf('<>'),
    input: async elevatorId => ({ body: { elevatorId, doorHoldSeconds: 8, timeoutSeconds: 60, floorMap: [] } })
  },
  {
    call: 'rideDetail',
    field: 'rideId',
    as: 'tenant',
    foreign: rideOfOthers,
    input: async rideId => ({ query: { rideId } })
  },
  {
    call: 'startRide',
    field: 'elevatorId',
    as: 'tenant',
    foreign: elevatorOf('<>'),
    input: async elevatorId => ({ body: { elevatorId, robotId: 1, from: '1', to: '2' } })
  },
  {
    call: 'startRide',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { elevatorId: await elevatorOf('=')(), robotId, from: '1', to: '2' } })
  },
  {
    call: 'cancelRide',
    field: 'rideId',
    as: 'tenant',
    foreign: rideOfOthers,
    input: async rideId => ({ body: { rideId } })
  },
  {
    call: 'stressTestDetail',
    field: 'stressTestId',
    as: 'tenant',
    foreign: stressTestOfOthers,
    input: async stressTestId => ({ query: { stressTestId } })
  },
  {
    call: 'startStressTest',
    field: 'elevatorId',
    as: 'tenant',
    foreign: elevatorOf('<>'),
    input: async elevatorId => ({ body: { elevatorId, rides: 1 } })
  },
  {
    call: 'stopStressTest',
    field: 'stressTestId',
    as: 'tenant',
    foreign: stressTestOfOthers,
    input: async stressTestId => ({ body: { stressTestId } })
  },
  {
    call: 'watchDetail',
    field: 'watchId',
    as: 'tenant',
    foreign: watchOf('<>'),
    input: async watchId => ({ query: { watchId } })
  },
  {
    call: 'updateWatch',
    field: 'watchId',
    as: 'tenant',
    foreign: watchOf('<>'),
    input: async watchId => ({ body: { watchId, storeId: await storeOfTenant('=')(), ...watchBody } })
  },
  {
    call: 'updateWatch',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { storeId, watchId: await watchOf('=')(), ...watchBody } })
  },
  {
    call: 'deleteWatch',
    field: 'watchId',
    as: 'tenant',
    foreign: watchOf('<>'),
    input: async watchId => ({ body: { watchId } })
  },
  ...(['phoneDetail', 'phoneRobots'] as const).map(
    (call): Row => ({
      call,
      field: 'phoneId',
      as: 'tenant',
      foreign: phoneOf('<>'),
      input: async phoneId => ({ query: { phoneId } })
    })
  ),
  {
    call: 'createPhone',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { storeId, ...phoneBody } })
  },
  {
    call: 'updatePhone',
    field: 'phoneId',
    as: 'tenant',
    foreign: phoneOf('<>'),
    input: async phoneId => ({ body: { phoneId, storeId: await storeOfTenant('=')(), ...phoneBody } })
  },
  {
    call: 'updatePhone',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { storeId, phoneId: await phoneOf('=')(), ...phoneBody } })
  },
  {
    call: 'deletePhone',
    field: 'phoneId',
    as: 'tenant',
    foreign: phoneOf('<>'),
    input: async phoneId => ({ body: { phoneId } })
  },
  {
    call: 'phoneCallDetail',
    field: 'phoneCallId',
    as: 'tenant',
    foreign: phoneCallOfOthers,
    input: async phoneCallId => ({ query: { phoneCallId } })
  },
  {
    call: 'startPhoneCall',
    field: 'phoneId',
    as: 'tenant',
    foreign: phoneOf('<>'),
    input: async phoneId => ({ body: { phoneId, robotId: 1 } })
  },
  {
    call: 'startPhoneCall',
    field: 'robotId',
    as: 'tenant',
    foreign: robotOutside,
    input: async robotId => ({ body: { phoneId: await phoneOf('=')(), robotId } })
  },
  {
    call: 'cancelPhoneCall',
    field: 'phoneCallId',
    as: 'tenant',
    foreign: phoneCallOfOthers,
    input: async phoneCallId => ({ body: { phoneCallId } })
  },
  {
    call: 'reportPhones',
    field: 'phoneCallId',
    as: 'tenant',
    foreign: phoneCallOfOthers,
    input: async phoneCallId => ({ body: { reports: [{ kind: 'call', phoneCallId, state: 'ended' }] } })
  },
  {
    call: 'voiceDetail',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ query: { storeId } })
  },
  {
    call: 'saveVoice',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ body: { storeId, ...voiceBody } })
  },
  {
    call: 'upgradableDevices',
    field: 'storeId',
    as: 'tenant',
    foreign: storeOfTenant('<>'),
    input: async storeId => ({ query: { storeId } })
  },
  {
    call: 'startDeviceUpgrades',
    field: 'deviceId',
    as: 'tenant',
    foreign: phoneOf('<>'),
    input: async deviceId => ({
      body: {
        devices: [{ deviceKind: 'phone', deviceId }],
        deviceVersionIds: [await deviceVersion()],
        allowOlder: true
      }
    })
  },
  {
    call: 'cancelDeviceUpgrade',
    field: 'upgradeId',
    as: 'tenant',
    foreign: upgradeOfOthers,
    input: async upgradeId => ({ body: { upgradeId } })
  },
  {
    call: 'notificationRuleDetail',
    field: 'ruleId',
    as: 'tenant',
    foreign: ruleOf('<>'),
    input: async ruleId => ({ query: { ruleId } })
  },
  {
    call: 'notificationAudience',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({ query: { tenantId } })
  },
  {
    call: 'updateNotificationRule',
    field: 'ruleId',
    as: 'tenant',
    foreign: ruleOf('<>'),
    input: async ruleId => ({ body: { ...(await ruleBody()), ruleId } })
  },
  ...(['createNotificationRule', 'updateNotificationRule'] as const).flatMap((call): Row[] => {
    const bodyWith = async (part: object) => ({
      body: {
        ...(await ruleBody()),
        ...(call === 'updateNotificationRule' ? { ruleId: await ruleOf('=')() } : {}),
        ...part
      }
    })
    const row = { call, as: 'tenant' as const }
    return [
      { ...row, field: 'storeId', foreign: storeOfTenant('<>'), input: storeId => bodyWith({ storeId }) },
      {
        ...row,
        field: 'userIds',
        foreign: personOfOthers,
        input: id => bodyWith({ audience: { kind: 'people', userIds: [id] } })
      },
      {
        ...row,
        field: 'roleId',
        foreign: roleElsewhere,
        input: roleId => bodyWith({ audience: { kind: 'role', roleId } })
      },
      ...(call === 'createNotificationRule'
        ? [{ ...row, field: 'tenantId', foreign: tenantOfOthers, input: (tenantId: number) => bodyWith({ tenantId }) }]
        : [])
    ]
  }),
  ...(['deleteNotificationRule', 'testNotificationRule'] as const).map(
    (call): Row => ({
      call,
      field: 'ruleId',
      as: 'tenant',
      foreign: ruleOf('<>'),
      input: async ruleId => ({ body: { ruleId } })
    })
  ),
  {
    call: 'switchNotificationRule',
    field: 'ruleId',
    as: 'tenant',
    foreign: ruleOf('<>'),
    input: async ruleId => ({ body: { ruleId, enabled: false } })
  },
  {
    call: 'reportDevices',
    field: 'upgradeId',
    as: 'tenant',
    foreign: upgradeOfOthers,
    input: async upgradeId => ({ body: { reports: [{ kind: 'installing', upgradeId }] } })
  },
  {
    call: 'reportWatchTasks',
    field: 'watchTaskId',
    as: 'tenant',
    foreign: watchTaskOfOthers,
    input: async watchTaskId => ({ body: { reports: [{ watchTaskId, state: 'done' }] } })
  },
  {
    call: 'openCustomerDetail',
    field: 'customerId',
    as: 'tenant',
    foreign: customerOfOthers,
    input: async customerId => ({ query: { customerId } })
  },
  {
    call: 'registerOpenCustomer',
    field: 'tenantId',
    as: 'tenant',
    foreign: tenantOfOthers,
    input: async tenantId => ({
      body: { tenantId, company: 'A', contact: 'B', email: 'a@b.example', purpose: 'C' }
    })
  },
  {
    call: 'decideOpenCustomer',
    field: 'customerId',
    as: 'tenant',
    foreign: customerOfOthers,
    input: async customerId => ({ body: { customerId, state: 'approved' } })
  },
  {
    call: 'openApplicationList',
    field: 'customerId',
    as: 'tenant',
    foreign: customerOfOthers,
    input: async customerId => ({ query: { customerId } })
  },
  {
    call: 'createOpenApplication',
    field: 'customerId',
    as: 'tenant',
    foreign: customerOfOthers,
    input: async customerId => ({ body: { customerId, name: 'A', scopes: ['robots:read'] } })
  },
  ...(['openApplicationDetail', 'openUsage'] as const).map(
    (call): Row => ({
      call,
      field: 'applicationId',
      as: 'tenant',
      foreign: openApplicationOfOthers,
      input: async applicationId => ({ query: { applicationId } })
    })
  ),
  ...(
    [
      ['updateOpenApplication', { name: 'A', scopes: ['robots:read'] }],
      ['rotateOpenSecret', { keepHours: 0 }],
      ['setOpenApplicationState', { state: 'disabled' }],
      ['deleteOpenApplication', {}],
      ['limitOpenApplication', { perMinute: 1, perDay: 1 }],
      ['switchOpenCall', { name: 'outsideRobots', enabled: false }]
    ] as const
  ).map(
    ([call, more]): Row => ({
      call,
      field: 'applicationId',
      as: 'tenant',
      foreign: openApplicationOfOthers,
      input: async applicationId => ({ body: { applicationId, ...more } })
    })
  ),
  {
    call: 'cancelSentMessage',
    field: 'sentMessageId',
    as: 'distributor',
    foreign: sentByOthers,
    input: async sentMessageId => ({ body: { sentMessageId } })
  },
  {
    call: 'templateDetail',
    field: 'templateId',
    as: 'distributor',
    foreign: templateOfOthers,
    input: async templateId => ({ query: { templateId } })
  },
  {
    call: 'updateTemplate',
    field: 'templateId',
    as: 'distributor',
    foreign: templateOfOthers,
    input: async templateId => ({ body: { templateId, name: 'Mine', texts: written } })
  },
  {
    call: 'deleteTemplate',
    field: 'templateId',
    as: 'distributor',
    foreign: templateOfOthers,
    input: async templateId => ({ body: { templateId } })
  },
  {
    call: 'createAnnouncement',
    field: 'tenantId',
    as: 'distributor',
    foreign: tenantOfNobody,
    input: async tenantId => ({ body: { tenantId, ...announced } })
  },
  {
    call: 'announcementDetail',
    field: 'noticeId',
    as: 'distributor',
    foreign: noticeToAll,
    input: async noticeId => ({ query: { noticeId } })
  },
  {
    call: 'updateAnnouncement',
    field: 'noticeId',
    as: 'distributor',
    foreign: noticeToAll,
    input: async noticeId => ({ body: { noticeId, ...announced } })
  },
  {
    call: 'endAnnouncement',
    field: 'noticeId',
    as: 'distributor',
    foreign: noticeToAll,
    input: async noticeId => ({ body: { noticeId } })
  }
]

/** A list without rows, and a report of which nothing was taken, say nothing of the id. */
const tellNothing: readonly string[] = [
  'robotList',
  'taskRecords',
  'faultRecords',
  'reportCleaning',
  'reportDispatch',
  'reportRequests',
  'groupRobotList',
  'rollOutPreview',
  'sceneList',
  'reportWatchTasks',
  'reportPhones',
  'reportDevices',
  'upgradableDevices',
  'rideList',
  'openApplicationList',
  'openUsage',
  'syncMappings',
  'syncPackages'
]

/** Ids of what everybody shares, or that the caller makes up: none of them is anybody else's. */
const sharedIds = [
  'salespersonId',
  'courseId',
  'lessonId',
  'imageId',
  'eventId',
  'versionId',
  'deviceVersionId',
  'deviceVersionIds',
  'versionIds',
  'softwareId',
  'machineVersionId',
  'releaseId',
  'goodsId',
  'categoryId',
  'typeId',
  'floorId',
  'serviceDeskId',
  'noteId'
]

const sentAs = (
  body: object | undefined,
  file: { part: string; text: string } | undefined,
  headers: Record<string, string>
) => {
  if (body === undefined) return { headers }
  if (file === undefined)
    return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) form.append(key, String(value))
  form.append(file.part, new Blob([file.text]), 'rows.csv')
  return { headers, body: form }
}

const ask = async ({ call: name, as, input }: Row, id: number) => {
  const { method, path, file: wanted }: Call = calls[name]
  const { query = {}, body, file: text } = await input(id)
  const file = wanted && text !== undefined ? { part: wanted.part, text } : undefined
  const address = new URL(path, cloud.url)
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value))
  const headers = { Authorization: `Bearer ${tokens[as]}` }
  const answer = await readAnswer(await fetch(address, { method, ...sentAs(body, file, headers) }))
  return { status: answer.status, code: answer.code, msg: answer.msg, data: answer.data }
}

test('an id of somebody else’s is answered like one that nobody has', async () => {
  // In the demo data, people with these permissions have everybody's scope. Here a tenant's administrator has them, too.
  const dispatch = ['', ':create', ':assign', ':handOver', ':cancel'].map(it => `operation:hospitalDispatch${it}`)
  const deploy = [
    'remoteDeployment',
    'remoteDeployment:act',
    'deviceMonitoring',
    'remoteSetting',
    'remoteSetting:change',
    'mappingConfig',
    'mappingConfig:change',
    'remoteDiagnosis',
    'remoteLog',
    'remoteLog:ask',
    'remoteDiagnosis:start'
  ].map(it => `deploy:${it}`)
  const robot = [
    'running:statistics',
    'lockQuery',
    'lockQuery:lock',
    'lockQuery:unlock',
    'settingsTemplate',
    'settingsTemplate:edit',
    'settingsTemplate:apply'
  ].map(it => `robot:${it}`)
  const scenes = ['', ':settings', ':bind', ':delete'].map(it => `resourceweb:scenes${it}`)
  const ota = ['ota', 'ota:softwareUpdate', 'ota:softwareUpdate:run']
  const elevator = ['', ':manage:edit', ':simulator:run', ':stressTest:run', ':config:edit']
  const phone = ['', ':device:edit', ':callSimulator:run', ':voiceConfig:edit'].map(it => `platform:phone${it}`)
  const platform = [
    ...elevator.map(it => `platform:elevator${it}`),
    'platform:watch',
    'platform:watch:manage:edit',
    'platform:iot:deviceUpgrade',
    'platform:iot:deviceUpgrade:run',
    'platform:iot:mobileNotification',
    'platform:iot:mobileNotification:edit',
    ...phone
  ]
  for (const permission of [
    'message:send',
    'cleanCC',
    'cleanCC:control',
    'robot:report',
    'store',
    ...dispatch,
    ...deploy,
    ...robot,
    ...ota,
    ...scenes,
    ...platform,
    ...Object.values(openPermissions)
  ])
    await cloud.query(
      `insert into role_permissions (role_id, permission) select role_id, '${permission}' from user_roles where user_id = ${userOf('tenant')} on conflict do nothing`
    )
  for (const row of rows) {
    const what = `${row.call} with ${row.field}`
    const foreign = await row.foreign()
    expect(foreign, `${what}: an id of somebody else`).toBeGreaterThan(0)
    const answered = await ask(row, foreign)
    expect(answered.code, `${what} is let through to the look-up`).not.toBe(610403)
    expect(answered, what).toEqual(await ask(row, madeUp))
    if (!tellNothing.includes(row.call)) expect(answered.code, what).not.toBe(610000)
  }
})

test('every call that takes an id is in the table', () => {
  const idsIn = (schema: Call['query']): string[] => {
    if (schema === undefined) return []
    const text = JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))
    return [...text.matchAll(/"(\w*Ids?)":\{/g)].map(match => match[1] ?? '')
  }
  const taken = Object.entries(calls).flatMap(([name, { query, body }]: [string, Call]) =>
    [...idsIn(query), ...idsIn(body)].map(field => `${name} ${field}`)
  )
  const known = new Set(rows.map(({ call, field }) => `${call} ${field}`))
  const missing = taken.filter(it => !known.has(it) && !sharedIds.some(id => it.endsWith(` ${id}`)))
  expect([...new Set(missing)]).toEqual(['recordEvents userId'])
  expect(taken.length).toBeGreaterThanOrEqual(known.size)
})
