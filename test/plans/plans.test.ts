import { createReadStream } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { expect, test } from '@playwright/test'
import { oneLine, readWalks, type Walk } from './read-plans.ts'

/* How the server found the rows that the whole suite asked for: run after the project `postgres`, over its server's log. */

const log = process.env.TEST_POSTGRES_LOG
// biome-ignore lint/suspicious/noSkippedTests: there are no plans where no server can be started
test.skip(log === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

/** Tables that grow with the things that a customer owns or an operator sets up, not with use. To walk them is no fault. */
const bounded = [
  '__drizzle_migrations',
  'cleaning_floors',
  'courses',
  'demo_parts',
  'device_versions',
  // One row a robot, and one a hospital.
  'dispatch_refusals',
  'dispatch_settings',
  'elevators',
  'fault_codes',
  'gateways',
  'goods',
  'goods_categories',
  'goods_prices',
  'goods_types',
  'language_files',
  'language_versions',
  'lessons',
  'machine_version_parts',
  'machine_versions',
  'mapping_configurations',
  'menu_nodes',
  'message_templates',
  'notices',
  'notification_rules',
  'notification_rule_people',
  // So many of a tenant and no more.
  'notification_webhooks',
  'open_applications',
  'open_calls_off',
  'open_customers',
  'open_downloads',
  'phones',
  'product_sales',
  'materials',
  'material_groups',
  'material_group_items',
  'material_group_robots',
  'resource_packages',
  'package_versions',
  'release_limits',
  'release_notes',
  'releases',
  // One row a robot or a gateway.
  'reporter_credentials',
  'role_permissions',
  // One row an organisation.
  'roll_out_rules',
  'robots',
  // One row a robot.
  'robot_absences',
  // Twenty rows a robot at most, and most robots have none.
  'robot_tags',
  'robot_kinds',
  'tag_descriptions',
  'robot_models',
  'roles',
  'salespersons',
  'saved_filters',
  'settings_templates',
  'told_locks',
  'scene_floors',
  'scene_robots',
  'robot_places',
  'scenes',
  'software',
  'software_keys',
  'software_versions',
  'stores',
  // One row a store.
  'store_downloads',
  'tenants',
  // So many of a tenant and no more.
  'unknown_robots',
  'watches',
  'write_probes'
]

/** Statements that have to walk a table that grows, and why. */
const exceptions: { begins: string; why: string }[] = [
  { begins: 'SELECT fk.', why: 'the server asks this itself, once, as a migration adds a foreign key' },
  {
    begins: 'insert into "messages" (user_id',
    why: 'a message to all is for every active user, so every user is looked at'
  },
  { begins: 'select count(*) as count from "users" where "users"."status"', why: 'as above: how many it would reach' },
  { begins: 'select count(*), max("user_id") from "users"', why: 'as above: how many it is for' },
  {
    begins: 'select "users"."user_id", "users"."nickname", "tenants"."name" from "users" left join "tenants"',
    why: 'a search for a part of a name, by who may write to everybody'
  },
  {
    begins: 'select count(*) as count from "sent_messages"',
    why: 'how many the pages are; they leave after MESSAGE_DAYS'
  },
  {
    begins: 'select "dispatch_orders"."order_id", "dispatch_orders"."store_id", "stores"."name"',
    why: 'a page of the orders of all hospitals that somebody sees, the newest first; they leave after HISTORY_DAYS'
  },
  { begins: 'select count(*)::int from "dispatch_orders"', why: 'as above: how many the pages are' },
  {
    begins: 'select count(*) from "dispatch_orders" inner join "stores"',
    why: 'the orders that wait, and those that a robot has, have indexes of their own, which hold no others'
  },
  { begins: 'select "store_id", count(*) from "dispatch_orders"', why: 'as above, for each store of a page' },
  {
    begins: 'select "cleaning_runs"."run_id", "robots"."serial"',
    why: 'its index holds only the runs that are under way, one a robot'
  },
  { begins: 'select count(*)::int from "cleaning_runs"', why: 'as above: how many the pages are' },
  {
    begins: 'select "dispatch_orders"."order_id", "robots"."serial", "dispatch_orders"."status"',
    why: 'its index holds only the orders that a robot has, one a robot'
  },
  {
    begins: 'select "robots"."robot_id", "robots"."battery", coalesce("robot_models"."compartments"',
    why: 'as above: robots of a hospital that have no order'
  },
  {
    begins:
      'select "deployments"."deployment_id", "deployments"."robot_id", "robots"."serial", "robots"."name", "stores"."name"',
    why: 'a page of the deployments of all robots that somebody sees, the newest first; they leave after HISTORY_DAYS'
  },
  { begins: 'select count(*)::int from "deployments"', why: 'as above: how many the pages are' },
  {
    begins: 'select "upgrades"."record_id", "upgrades"."roll_out_id", "robots"."serial"',
    why: 'a page of the upgrades of all robots that somebody sees, the newest first; they leave after HISTORY_DAYS'
  },
  { begins: 'select count(*)::int from "upgrades"', why: 'as above: how many the pages are' },
  {
    begins: 'select "upgrades"."to_version", "robots"."model", count(*)::int',
    why: 'how all upgrades of the robots that somebody sees ended; they leave after HISTORY_DAYS'
  },
  {
    begins: 'select "roll_outs"."roll_out_id", "roll_outs"."machine_version_id", "machine_versions"."version"',
    why: 'a page of the roll-outs of all tenants, the newest first; they leave after HISTORY_DAYS'
  },
  { begins: 'select count(*) as count from "roll_outs"', why: 'as above: how many the pages are' },
  {
    begins: 'select "roll_out_id" from "roll_outs" where ("roll_outs"."end_time" is null',
    why: 'its index holds only the roll-outs that are open, 20 an organisation'
  },
  {
    begins: 'select "roll_out_id", "machine_version_id", "tenant_id", "filter"',
    why: 'as above: one of them, by the same index or by its key'
  },
  {
    begins: 'select "robot_requests"."request_id", "robots"."serial"',
    why: 'its index holds only the open requests, one of a kind for each robot'
  },
  { begins: 'select count(*)::int from "robot_requests"', why: 'as above: how many the pages are' },
  {
    begins: 'select "robot_locks"."lock_id", "robot_locks"."reason"',
    why: 'its index holds only the locks that last, one of each reason for a robot'
  },
  { begins: 'select count(*)::int from "robot_locks"', why: 'as above: how many the pages are' },
  {
    begins: 'select "robots"."robot_id", "robots"."serial", "robots"."name", "robots"."model"',
    why: 'as above: which of the robots of a page are locked'
  },
  {
    begins: 'select "stress_tests"."stress_test_id", "stress_tests"."elevator_id", "elevators"."name"',
    why: 'a page of the stress tests of all elevators that somebody sees, the newest first; they leave after HISTORY_DAYS'
  },
  {
    begins: 'select count(*) as count from (select "stress_tests"."stress_test_id"',
    why: 'as above: how many the pages are'
  },
  {
    begins: 'select "phone_calls"."phone_call_id", "phones"."name", "phones"."extension"',
    why: 'the newest calls of all phones, a page in the order of an index; the plan joins the names before the page ends'
  },
  {
    begins: 'select "phone_calls"."phone_call_id", "phone_calls"."state", "phones"."serial"',
    why: 'its index holds only the calls that are open, one a robot'
  },
  {
    begins: 'select count(*) as count from "phone_calls"',
    why: 'how many the pages of the calls are; they leave after HISTORY_DAYS'
  },
  {
    begins: 'select "device_upgrades"."upgrade_id", "device_upgrades"."state"',
    why: 'a page of the upgrades of all devices that somebody sees, the newest first; they leave after HISTORY_DAYS'
  },
  { begins: 'select count(*) as count from "device_upgrades"', why: 'as above: how many the pages are' },
  {
    begins: 'select "mobile_notifications"."notification_id", "device_events"."kind"',
    why: 'a page of the messages about events that somebody sees, the newest first; they leave after HISTORY_DAYS'
  },
  {
    begins: 'select count(*) as count from (select "mobile_notifications"."notification_id"',
    why: 'as above: how many the pages are'
  },
  {
    begins: 'select "dispatch_orders"."order_id", "stores"."tenant_id" from',
    why: 'its index holds only the orders that have not ended'
  },
  {
    begins: 'select distinct "dispatch_orders"."store_id", "stores"."tenant_id"',
    why: 'its index holds only the orders that wait'
  },
  {
    begins: 'select "robots"."robot_id", "robots"."battery", "robot_models"."compartments"',
    why: 'its index holds only the orders that are under way, one a robot'
  },
  {
    begins: 'update "software_versions" set "has_file" = $1, "file_remove_time"',
    why: 'its index holds only the roll-outs that are open'
  },
  {
    begins: 'select "device_upgrades"."upgrade_id", "device_upgrades"."device_kind"',
    why: 'its index holds only the upgrades that are open, one a device'
  },
  {
    begins: 'select "event_id", "tenant_id", "store_id", "kind", "subject_id", "device_name"',
    why: 'its index holds only the events of devices that nobody was told of yet'
  },
  {
    begins: 'select "watch_tasks"."watch_task_id", "watch_tasks"."serial", "watch_tasks"."wearer_name"',
    why: 'as above, of the calls of all watches'
  },
  {
    begins: 'select count(*) as count from "watch_tasks"',
    why: 'how many the pages of the calls from watches are; they leave after HISTORY_DAYS'
  },
  {
    begins: 'select "watch_tasks"."watch_task_id", "watch_tasks"."state", "robots"."serial"',
    why: 'its index holds only the tasks that are under way, one a robot'
  },
  {
    begins: 'with gone as ( delete from "sign_in_attempts"',
    why: 'runs once an hour; each counter keeps its moments in one array, and no index knows the newest of them'
  },
  { begins: 'with gone as ( delete from "address_attempts"', why: 'as above' },
  { begins: 'with gone as ( delete from "rate_counters"', why: 'as above' },
  {
    begins: 'select "user_id", count(*)::int from "message_counts" group by',
    why: 'runs once an hour, and counts the entries of an index, in which each user’s stand together'
  },
  {
    begins: 'with changes as ( select change_id, tenant_id, store_id, day, robot_kind from "task_days"',
    why: 'its index holds only the changes that are still to be merged'
  },
  {
    begins: 'with changes as ( select change_id, place, place_id, day from "cleaning_days"',
    why: 'its index holds only the changes that are still to be merged'
  },
  {
    begins: 'with changes as ( select change_id, place, place_id, day, facet, value from "fault_days"',
    why: 'as above'
  },
  { begins: 'with changes as ( select change_id, robot_id, day from "running_days"', why: 'as above' },
  {
    begins: 'with gone as ( delete from "export_parts"',
    why: 'runs once an hour; the pieces of one file stand together in its key'
  },
  {
    begins: `select "appointments"."appointment_id", "appointments"."start_time", "appointments"."end_time", "appointments"."salesperson_id", "salespersons"."name", "users"."nickname"`,
    why: 'a page of the records of all people, searched and sorted by any column; appointments leave after HISTORY_DAYS'
  },
  { begins: 'select count(*)::int from "appointments"', why: 'as above: how many the pages are' },
  {
    begins: `select "users"."user_id", "users"."nickname", "users"."email", "users"."cellphone", "users"."user_type"`,
    why: 'a page of the accounts of a kind, which an administrator searches and sorts by any column'
  },
  {
    begins: 'select count(*) as count from "users" where ("users"."user_type"',
    why: 'as above: how many the pages are'
  },
  { begins: 'select count(*) as count from "users" where "users"."user_type"', why: 'as above, without a search' },
  {
    begins: 'select count(*) as count from "orders"',
    why: 'how many orders there are, for the pages of who sells; orders leave HISTORY_DAYS after their end'
  },
  {
    begins: `select "robots"."robot_id", "robots"."name", "robots"."serial", "robots"."robot_kind", "stores"."name", "robot_faults"`,
    why: 'the faults that last have an index of their own, which holds no others'
  },
  { begins: 'select count(*)::int from (select 1 as "one" from "robot_faults"', why: 'as above: how many they are' },
  {
    begins: 'select "robot_id", "serial", "name" from "robots" where ("robots"."store_id"',
    why: 'the orders that are not over have an index of their own, and a store has few robots'
  }
]

const isExcused = ({ statement }: Walk) => exceptions.some(({ begins }) => statement.startsWith(begins))

/** The statements of all migrations. Each runs once in a database's life, and may look at all rows that are older. */
const ofMigrations = async (): Promise<Set<string>> => {
  const statements = new Set<string>()
  for await (const file of glob('cloud/database/migrations/*.sql'))
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      statements.add(oneLine(statement))
  return statements
}

test('leads every statement to its rows by an index, in tables that grow', async () => {
  const lines = createInterface(createReadStream(log ?? ''))
  const { plans, walks } = await readWalks(lines, 'copy_')
  // Fewer would mean that the notes were not read, not that there was nothing to note.
  expect(plans).toBeGreaterThan(5_000)
  const once = await ofMigrations()
  const inGrowing = walks.filter(({ table, statement }) => !bounded.includes(table) && !once.has(statement))
  expect(inGrowing.filter(walk => !isExcused(walk))).toEqual([])
})

const plan = (node: object, database = 'copy_1') =>
  `${database} LOG:  duration: 0.012 ms  plan:\n\t${JSON.stringify({ 'Query Text': 'select\n 1', Plan: node }, null, 1).replaceAll('\n', '\n\t')}\n`
const scan = { 'Node Type': 'Index Scan', 'Relation Name': 'tasks' }

const rows: [name: string, log: string, walks: string[]][] = [
  ['a walk from the first row', plan({ 'Node Type': 'Seq Scan', 'Relation Name': 'tasks' }), ['tasks Seq Scan']],
  ['a walk inside another step', plan({ 'Node Type': 'Sort', Plans: [scan] }), ['tasks Index Scan']],
  ['no walk where the index has a condition', plan({ ...scan, 'Index Cond': 'x = 1' }), []],
  ['no walk in the first rows in the order of an index', plan({ 'Node Type': 'Limit', Plans: [scan] }), []],
  [
    'a walk that passes over rows on the way to the first',
    plan({ 'Node Type': 'Limit', Plans: [{ ...scan, Filter: 'x = 1' }] }),
    ['tasks Index Scan']
  ],
  [
    'no walk where the same statement found the index another time',
    plan(scan) + plan({ ...scan, 'Index Cond': 'x = 1' }),
    []
  ],
  ['nothing of other databases', plan(scan, 'template_1_days'), []],
  ['nothing of other lines', 'copy_1 LOG:  checkpoint starting: time\n', []]
]
for (const [name, text, walks] of rows)
  test(`reads of a log ${name}`, async () => {
    const found = await readWalks(Readable.from(text.split('\n')), 'copy_')
    expect(found.walks.map(({ table, how }) => `${table} ${how}`)).toEqual(walks)
  })
