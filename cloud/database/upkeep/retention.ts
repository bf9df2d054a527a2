import { and, getTableName, gt, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { centreRequestMs } from '#contract/calls/cleaning/cleaning-centre.ts'
import * as limits from '#contract/limits.ts'
import { beijingDay, day } from '../../clock.ts'
import { mergeCleaningDays } from '../../topics/cleaning/sql/cleaning-days.ts'
import { letterAgeMaxMs, longestPauseMs } from '../../topics/delivery/attempts.pure.ts'
import { dropOldLetters } from '../../topics/delivery/sql/unsent-letters.ts'
import { isOldAttempt, type LockRule } from '../../topics/identity/sql/sign-in-attempts.ts'
import { compactManyCounts } from '../../topics/messages/sql/messages.ts'
import { unfinishedMs } from '../../topics/resource-packages/rules.ts'
import { robotClockSlackMs, robotEventAgeMaxMs } from '../../topics/robots/report-plan.ts'
import { mergeFaultDays } from '../../topics/robots/sql/fault-days.ts'
import { mergeRunningDays } from '../../topics/robots/sql/running.ts'
import { mergeTaskDays } from '../../topics/robots/sql/task-days.ts'
import type { Database } from '../open.ts'
import { deleteBatch } from '../rows/delete-batch.ts'
import { clockSlackMs, timesSince } from '../rows/moments.ts'
import * as schema from '../schema.ts'

/** How long rows are kept where a setting says so, in milliseconds, and what else their age depends on. */
export type RetentionRules = {
  usageMs: number
  messageMs: number
  historyMs: number
  logMs: number
  outboxMs: number
  /** The newest of the outbox that are kept, however old they are. */
  outboxMax: number
  lock: LockRule
  /** The longest window in which wrong passwords, and other counted acts, are looked at. */
  attemptsMs: number
  countsMs: number
  sessionMs: number
  deviceMs: number
}

export type Retention = {
  /** The table's name. */
  table: string
  /** Until when a row is kept, for people. */
  kept: string
  /** Drops some of the older rows, and tells how many went. Fewer than a batch means that none is left. */
  drop: (database: Database, now: number, rules: RetentionRules) => Promise<number>
}

const rows = (
  table: PgTable,
  kept: string,
  condition: (now: number, rules: RetentionRules) => SQL | undefined
): Retention => ({
  table: getTableName(table),
  kept,
  drop: (database, now, rules) => deleteBatch(database, table, condition(now, rules) ?? sql`false`)
})

/** A file is done within a day. */
const exportsKeptMs = (limits.exportDays + 1) * day

/** A file that did not become a version within a day. */
const isUnfinished = (now: number): SQL | undefined =>
  and(ne(schema.packageUploads.state, 'done'), lt(schema.packageUploads.createTime, now - unfinishedMs))

const isUnfinishedMaterial = (now: number): SQL | undefined =>
  and(isNull(schema.materials.sha256), lt(schema.materials.createTime, now - unfinishedMs))

const { sessions, outboxMessages, rateCounters, addressAttempts } = schema

/** A session that would last longer than the rule began under a wrong clock; it lasts from now on as long as the rule says. */
const dropSessions: Retention['drop'] = async (database, now, { sessionMs }) => {
  await database
    .update(sessions)
    .set({ expireTime: now + sessionMs })
    .where(gt(sessions.expireTime, now + sessionMs + clockSlackMs))
  return deleteBatch(database, sessions, lte(sessions.expireTime, now))
}

const beyondOutbox = (outboxMax: number): SQL =>
  sql`${outboxMessages.outboxId} <= (
    select outbox_id from ${outboxMessages} as newest order by outbox_id desc offset ${outboxMax} limit 1
  )`

/** Every table that grows by acts of people, robots and strangers, and until when its rows are kept. */
export const retention: readonly Retention[] = [
  { table: getTableName(sessions), kept: 'until they expire (SESSION_SECONDS)', drop: dropSessions },
  rows(schema.captchas, 'until they expire (CAPTCHA_SECONDS)', now => lte(schema.captchas.expireTime, now)),
  rows(schema.imageTickets, 'until they expire (CAPTCHA_TICKET_SECONDS)', now =>
    lte(schema.imageTickets.expireTime, now)
  ),
  rows(schema.workplaceTickets, 'one minute', now => lte(schema.workplaceTickets.expireTime, now)),
  rows(schema.passwordLinks, 'until they expire', now => lte(schema.passwordLinks.expireTime, now)),
  rows(schema.knownDevices, 'as long as the rule of known devices gives after the last sign-in', (now, { deviceMs }) =>
    lte(schema.knownDevices.useTime, now - deviceMs)
  ),
  rows(schema.verificationCodes, 'until they expire (CODE_SECONDS)', now =>
    lte(schema.verificationCodes.expireTime, now)
  ),
  rows(schema.signInAttempts, 'as long as they count (LOCK_WINDOW_SECONDS, LOCK_SECONDS)', (now, rules) =>
    isOldAttempt(now, rules.lock, rules.attemptsMs)
  ),
  rows(
    addressAttempts,
    'as long as they count (LOCK_WINDOW_SECONDS)',
    (now, { attemptsMs }) => sql`not exists ${timesSince(addressAttempts.failTimes, now - attemptsMs, now)}`
  ),
  rows(
    rateCounters,
    'as long as they count: a day',
    (now, { countsMs }) => sql`not exists ${timesSince(rateCounters.times, now - countsMs, now)}`
  ),
  rows(schema.securityEvents, '90 days, and 200 of a kind', now =>
    lt(schema.securityEvents.createTime, now - limits.securityEventDays * day)
  ),
  rows(schema.centreRequests, 'as long as a request may be old, twice', now =>
    lte(schema.centreRequests.useTime, now - 2 * centreRequestMs)
  ),
  rows(schema.robotEvents, 'as long as one could come again: 7 days', now =>
    lt(schema.robotEvents.receiveTime, now - robotEventAgeMaxMs - robotClockSlackMs)
  ),
  rows(schema.usageEvents, 'USAGE_DAYS', (now, { usageMs }) => lt(schema.usageEvents.receiveTime, now - usageMs)),
  rows(schema.moduleLoads, 'USAGE_DAYS', (now, { usageMs }) => lt(schema.moduleLoads.firstTime, now - usageMs)),
  rows(schema.releases, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.releases.endTime), lt(schema.releases.endTime, now - historyMs))
  ),
  rows(schema.invitations, 'until they expire: 7 days', now => lte(schema.invitations.expireTime, now)),
  rows(schema.auditEntries, 'HISTORY_DAYS', (now, { historyMs }) =>
    lt(schema.auditEntries.createTime, now - historyMs)
  ),
  rows(schema.sentMessages, 'a day longer than the messages that have its texts', (now, { messageMs }) =>
    and(isNotNull(schema.sentMessages.endTime), lt(schema.sentMessages.endTime, now - messageMs - day))
  ),
  rows(schema.notices, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    lt(schema.notices.endTime, now - historyMs)
  ),
  rows(schema.messages, 'MESSAGE_DAYS, read or not', (now, { messageMs }) =>
    lt(schema.messages.createTime, now - messageMs)
  ),
  { table: getTableName(schema.messageCounts), kept: 'put together into one row a user', drop: compactManyCounts },
  rows(
    outboxMessages,
    'OUTBOX_DAYS, and the newest OUTBOX_MESSAGES',
    (now, { outboxMs, outboxMax }) =>
      sql`(${lt(outboxMessages.createTime, now - outboxMs)} or ${beyondOutbox(outboxMax)})`
  ),
  {
    table: getTableName(schema.unsentLetters),
    kept: 'until they are sent, a day at most',
    drop: (database, now) => dropOldLetters(database, now, { ageMs: letterAgeMaxMs, pauseMs: longestPauseMs })
  },
  rows(schema.tasks, 'HISTORY_DAYS', (now, { historyMs }) => lt(schema.tasks.startTime, now - historyMs)),
  {
    table: getTableName(schema.taskDays),
    kept: 'as long as its tasks; changes of a day are put together',
    drop: mergeTaskDays
  },
  {
    table: getTableName(schema.cleaningDays),
    kept: 'as long as its tasks; changes of a day are put together',
    drop: mergeCleaningDays
  },
  {
    table: getTableName(schema.faultDays),
    kept: 'as long as its faults; changes of a day are put together',
    drop: mergeFaultDays
  },
  {
    table: getTableName(schema.runningDays),
    kept: 'as long as its tasks and stretches; changes of a day are put together',
    drop: mergeRunningDays
  },
  // The pieces first: many at once would be one long statement.
  rows(
    schema.exportParts,
    'as long as their file',
    now =>
      sql`export_id in (select export_id from ${schema.exportJobs} where ${lt(schema.exportJobs.createTime, now - exportsKeptMs)})`
  ),
  rows(schema.exportJobs, '7 days after the file is done', now =>
    lt(schema.exportJobs.createTime, now - exportsKeptMs)
  ),
  // The parts first, for the same reason.
  rows(
    schema.packageParts,
    'as long as their file; a day, when the file did not arrive whole',
    now => sql`upload_id in (select upload_id from ${schema.packageUploads} where ${isUnfinished(now)})`
  ),
  rows(schema.packageUploads, 'as long as their package; a day, when the file did not arrive whole', isUnfinished),
  rows(
    schema.materialParts,
    'as long as their file; a day, when the file did not arrive whole',
    now => sql`material_id in (select material_id from ${schema.materials} where ${isUnfinishedMaterial(now)})`
  ),
  rows(
    schema.materials,
    'until somebody deletes them; a day, when the file did not arrive whole',
    isUnfinishedMaterial
  ),
  rows(schema.materialTickets, 'ten minutes', now => lte(schema.materialTickets.expireTime, now)),
  rows(schema.packageTickets, 'one minute', now => lte(schema.packageTickets.expireTime, now)),
  rows(schema.robotFaults, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.robotFaults.endTime), lt(schema.robotFaults.endTime, now - historyMs))
  ),
  rows(schema.cleaningRuns, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.cleaningRuns.endTime), lt(schema.cleaningRuns.endTime, now - historyMs))
  ),
  rows(schema.dispatchOrders, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.dispatchOrders.endTime), lt(schema.dispatchOrders.endTime, now - historyMs))
  ),
  rows(schema.openUsage, 'HISTORY_DAYS', (now, { historyMs }) => lt(schema.openUsage.day, beijingDay(now - historyMs))),
  rows(schema.deviceMeasures, '7 days', now => lt(schema.deviceMeasures.minute, now - limits.measureDays * day)),
  rows(schema.deployments, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.deployments.endTime), lt(schema.deployments.endTime, now - historyMs))
  ),
  rows(schema.robotRequests, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.robotRequests.endTime), lt(schema.robotRequests.endTime, now - historyMs))
  ),
  // The parts first: a log has hundreds.
  rows(
    schema.robotLogParts,
    'as long as their log',
    (now, { logMs }) =>
      sql`request_id in (select request_id from ${schema.robotLogs} where ${lt(schema.robotLogs.createTime, now - logMs)})`
  ),
  rows(schema.robotLogs, 'LOG_DAYS, and the newest 10 of a robot', (now, { logMs }) =>
    lt(schema.robotLogs.createTime, now - logMs)
  ),
  rows(schema.robotLogTickets, 'one minute', now => lte(schema.robotLogTickets.expireTime, now)),
  rows(schema.robotStretches, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.robotStretches.endTime), lt(schema.robotStretches.endTime, now - historyMs))
  ),
  rows(schema.settingsApplications, 'HISTORY_DAYS', (now, { historyMs }) =>
    lt(schema.settingsApplications.createTime, now - historyMs)
  ),
  rows(schema.robotLocks, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.robotLocks.endTime), lt(schema.robotLocks.endTime, now - historyMs))
  ),
  rows(schema.upgrades, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.upgrades.endTime), lt(schema.upgrades.endTime, now - historyMs))
  ),
  rows(schema.rollOuts, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.rollOuts.endTime), lt(schema.rollOuts.endTime, now - historyMs))
  ),
  rows(schema.elevatorRides, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.elevatorRides.endTime), lt(schema.elevatorRides.endTime, now - historyMs))
  ),
  rows(schema.stressTests, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.stressTests.endTime), lt(schema.stressTests.endTime, now - historyMs))
  ),
  rows(schema.watchTasks, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.watchTasks.endTime), lt(schema.watchTasks.endTime, now - historyMs))
  ),
  rows(schema.phoneCalls, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.phoneCalls.endTime), lt(schema.phoneCalls.endTime, now - historyMs))
  ),
  rows(schema.deviceUpgrades, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.deviceUpgrades.endTime), lt(schema.deviceUpgrades.endTime, now - historyMs))
  ),
  rows(schema.mobileNotifications, 'HISTORY_DAYS', (now, { historyMs }) =>
    lt(schema.mobileNotifications.createTime, now - historyMs)
  ),
  rows(schema.deviceEvents, 'HISTORY_DAYS', (now, { historyMs }) => lt(schema.deviceEvents.time, now - historyMs)),
  rows(schema.appointments, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    lt(schema.appointments.endTime, now - historyMs)
  ),
  rows(schema.orders, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    and(isNotNull(schema.orders.endTime), lt(schema.orders.endTime, now - historyMs))
  ),
  rows(schema.salespersonAbsences, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
    lt(schema.salespersonAbsences.endTime, now - historyMs)
  ),
  rows(schema.scenes, 'HISTORY_DAYS after they were deleted', (now, { historyMs }) =>
    and(isNotNull(schema.scenes.deleteTime), lt(schema.scenes.deleteTime, now - historyMs))
  )
]

/** Every other table, and why it does not grow without end by what strangers do. */
const bounded: readonly (readonly [table: PgTable, why: string])[] = [
  [schema.users, 'an account costs a verified phone or mailbox; its owner or an operator ends it'],
  [schema.quickRegistrations, 'one row an account'],
  [schema.userRoles, 'operators give roles'],
  [schema.roles, 'administrators make roles'],
  [schema.rolePermissions, 'administrators give permissions'],
  [schema.tenants, 'administrators make tenants'],
  [schema.menuNodes, 'operators make the menu'],
  [schema.menuVisits, '50 rows an account'],
  [schema.stores, 'members with a permission make stores'],
  [schema.robots, 'robots are delivered'],
  [schema.robotSettings, 'one row a setting and robot'],
  [schema.cleaningFloors, 'one row a store'],
  [schema.faultCodes, 'editors write them, so many an hour'],
  [schema.deploymentEvents, '200 rows a deployment; they go with it'],
  [schema.settingsTemplates, '200 rows a tenant'],
  [schema.appliedRobots, '500 rows an application; they go with it'],
  [schema.openCustomers, '20 rows a tenant'],
  [schema.openApplications, '20 rows a customer of the open platform'],
  [schema.openCounters, 'one row an application'],
  [schema.openCallsOff, 'a row a call for everybody, and one for each application'],
  [schema.openDownloads, 'a row a file'],
  [schema.releaseNotes, 'the robot maker writes them'],
  [schema.software, 'the robot maker adds software'],
  [schema.softwareVersions, 'the robot maker publishes versions'],
  [schema.machineVersions, 'the robot maker makes whole-machine versions'],
  [schema.machineVersionParts, '100 rows a whole-machine version'],
  [schema.notificationRules, '50 rows a tenant'],
  [schema.notificationRulePeople, '20 rows a rule'],
  [schema.deviceVersions, 'the robot maker publishes versions of devices'],
  [schema.sceneFloors, '12 rows a scene'],
  [schema.sceneRobots, 'one row a robot'],
  [schema.robotPlaces, 'one row a robot'],
  [schema.resourcePackages, 'members with a permission make packages, and PACKAGE_TENANT_MEGABYTES bounds their files'],
  [schema.packageVersions, 'they are files of packages'],
  [schema.packageFiles, '2,000 rows a version'],
  [schema.mappingConfigurations, 'one row a model and store'],
  [schema.robotMappings, 'one row a robot'],
  [schema.robotPackages, 'one row a robot and published package of its kind'],
  [schema.materialGroups, '200 rows a tenant'],
  [schema.materialGroupItems, '50 rows a group'],
  [schema.materialGroupRobots, 'one row a robot'],
  [schema.elevatorRideSteps, 'some hundred rows a ride; they go with it'],
  [schema.stressRides, '1,000 rows a stress test; they go with it'],
  [schema.phones, 'members with a permission add phones, so many an hour'],
  [schema.phoneVoices, 'one row a store'],
  [schema.watches, 'members with a permission add watches, so many an hour'],
  [schema.elevators, 'members with a permission add elevators, so many an hour'],
  [schema.courses, 'courses come with the portal'],
  [schema.lessons, 'lessons come with the portal'],
  [schema.lessonProgress, 'one row a lesson and account'],
  [schema.productSales, 'one row a model and month'],
  [schema.messageTemplates, 'members with a permission make templates'],
  [schema.closedNotices, 'one row a notice and account'],
  [schema.dashboardLayouts, 'one row an account'],
  [schema.savedFilters, '20 rows an account'],
  [schema.toldLocks, 'one row a robot'],
  [schema.salespersons, 'operators name them'],
  [schema.takenSlots, 'they go with their appointment'],
  [schema.appointmentReminders, 'they go with their appointment'],
  [schema.goodsCategories, 'sellers make them'],
  [schema.goodsTypes, 'sellers make them'],
  [schema.goods, 'sellers add goods'],
  [schema.goodsPrices, 'three rows for some goods at most'],
  [schema.cartLines, '50 rows an account'],
  [schema.orderLines, 'they go with their order'],
  [schema.orderEvents, 'they go with their order'],
  [schema.stockMovements, 'orders and sellers make them, so many an hour; their sum is the stock'],
  [schema.languageFiles, 'members with a permission add languages'],
  [schema.languageVersions, '10 rows a language'],
  [schema.releaseLimits, 'one row'],
  [schema.shippedParts, 'a row for each part that comes with the portal'],
  [schema.demoParts, 'a row for each part of the demo data'],
  [schema.writeProbes, 'one row']
]

/** The names of the tables that nothing is dropped from. */
export const boundedTables = bounded.map(([table]) => getTableName(table))
