import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { otaPermissions } from '../../permissions.ts'
import { robotFailures } from '../robot-requests/request-states.ts'
import { versionNumber } from './version-number.ts'

const path = '/api/otaservice/v1/roll_outs'
const see = { permission: otaPermissions.softwareUpdate }
const run = { permission: otaPermissions.runRollOuts }

const whole = v.pipe(v.number(), v.integer())
const time = whole

/** How a roll-out can stand. It is open until it is done, ended or taken back. */
export const rollOutStates = ['running', 'paused', 'takingBack', 'done', 'ended', 'takenBack'] as const
export type RollOutState = (typeof rollOutStates)[number]

/** The shares of all robots, per cent, that are brought to the version wave by wave. */
export const waveShares = [1, 10, 100] as const

/** How an upgrade of one robot can stand. It is open while it waits or is asked. */
export const upgradeStates = ['waiting', 'asked', 'done', 'failed', 'timedOut', 'cancelled'] as const
export type UpgradeState = (typeof upgradeStates)[number]

const hour = v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(23, 'at most 23'))

/** The robots of a roll-out, among those that the person sees. An unknown part is refused: without it, more robots would be upgraded. */
const rollOutFilter = v.strictObject({
  models: v.pipe(boundedList(text(limits.robotModelMaxLength), limits.otaModelsMax), v.minLength(1, 'at least one')),
  storeId: v.optional(id),
  /** Robots that run this version. */
  fromVersion: v.optional(versionNumber)
})
export type RollOutFilter = v.InferOutput<typeof rollOutFilter>

const counts = v.object({
  waiting: whole,
  asked: whole,
  done: whole,
  failed: whole,
  timedOut: whole,
  cancelled: whole
})
export type UpgradeCounts = v.InferOutput<typeof counts>

const rollOut = v.object({
  rollOutId: v.number(),
  machineVersionId: v.number(),
  version: v.string(),
  state: v.picklist(rollOutStates),
  /** By whom it is paused; null while it is not. */
  pausedBy: v.nullable(v.picklist(['person', 'failures'])),
  /** From 0. */
  wave: whole,
  robots: whole,
  /** Per cent of the robots of a wave. */
  failureShareMax: whole,
  nightFrom: hour,
  nightTo: hour,
  counts,
  createTime: time,
  endTime: v.nullable(time),
  createdBy: v.nullable(v.string())
})
export type RollOut = v.InferOutput<typeof rollOut>

const upgrade = v.object({
  recordId: v.number(),
  /** Null where a person upgraded the one robot. */
  rollOutId: v.nullable(v.number()),
  serial: v.string(),
  robotName: v.string(),
  storeName: v.nullable(v.string()),
  online: v.boolean(),
  fromVersion: v.string(),
  toVersion: v.string(),
  /** Whether it goes to an older version because a roll-out is taken back. */
  isBack: v.boolean(),
  wave: whole,
  state: v.picklist(upgradeStates),
  /** Per cent. */
  progress: whole,
  failure: v.nullable(v.picklist(robotFailures)),
  /** The code of how it ended, where that was not well. */
  code: v.nullable(whole),
  createTime: time,
  askTime: v.nullable(time),
  endTime: v.nullable(time)
})
export type Upgrade = v.InferOutput<typeof upgrade>

export const rollOutList = defineCall({
  method: 'GET',
  path,
  summary: 'The roll-outs that the user may see, a page at a time, the newest first.',
  access: see,
  query: v.object({ ...page, state: v.optional(v.picklist(rollOutStates)) }),
  data: v.object({ list: v.array(rollOut), total: whole })
})

export const rollOutDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One roll-out. 610603 for one that is not there.',
  access: see,
  query: v.object({ rollOutId: idInQuery }),
  data: v.object({ ...rollOut.entries, waves: v.array(v.object({ robots: whole, done: whole, failed: whole })) })
})
export type RollOutDetail = v.InferOutput<typeof rollOutDetail.data>

export const rollOutPreview = defineCall({
  method: 'POST',
  path: `${path}/preview`,
  summary:
    'Which robots a roll-out would choose: how many fit the filter, how many of them run the version already or are in another roll-out, ' +
    'and the waves of the others. 610603 for a version that is not there.',
  access: see,
  isQuestion: true,
  body: v.object({ machineVersionId: id, filter: rollOutFilter }),
  data: v.object({
    matching: whole,
    current: whole,
    upgrading: whole,
    locked: whole,
    offline: whole,
    waves: v.array(whole)
  })
})
export type RollOutPreview = v.InferOutput<typeof rollOutPreview.data>

export const startRollOut = defineCall({
  method: 'POST',
  path,
  summary:
    'Starts a roll-out. 612051 for a version that is not released, 612046 while one of this version runs, 612047 while too many run, 610701 ' +
    'where no robot fits the filter, 612006 where all of them run the version, 612008 where the others are being upgraded, 610604 for too ' +
    'many robots or a model that the version is not for.',
  access: run,
  body: v.object({
    machineVersionId: id,
    filter: rollOutFilter,
    /** Hours on the clocks of a robot's place. The same hour twice stands for the whole day. */
    nightFrom: hour,
    nightTo: hour,
    failureShareMax: v.pipe(whole, v.minValue(1, 'at least 1'), v.maxValue(100, 'at most 100'))
  }),
  data: v.object({ rollOutId: v.number(), robots: whole })
})

/** The acts by which a person can change an open roll-out. */
export const rollOutActs = ['pause', 'continue', 'end', 'takeBack'] as const
export type RollOutAct = (typeof rollOutActs)[number]

export const changeRollOut = defineCall({
  method: 'PUT',
  path,
  summary:
    'Pauses a roll-out, continues it, ends it, or takes it back: robots that have the version go back to the one before. 610603 for one ' +
    'that is not there, 610606 for an act that does not fit how it stands.',
  access: run,
  body: v.object({ rollOutId: id, act: v.picklist(rollOutActs) }),
  data: v.null()
})

export const rollOutRobots = defineCall({
  method: 'GET',
  path: `${path}/robots`,
  summary:
    'The robots of a roll-out with their progress, a page at a time: those that work at it first. 610603 as above.',
  access: see,
  query: v.object({ ...page, rollOutId: idInQuery, state: v.optional(v.picklist(upgradeStates)) }),
  data: v.object({ list: v.array(upgrade), total: whole })
})

export const upgradeRecords = defineCall({
  method: 'GET',
  path: '/api/otaservice/v1/upgrades',
  summary: 'Upgrades of the robots that the user may see, a page at a time, the newest first.',
  access: { permission: otaPermissions.upgradeRecord },
  query: v.object({
    ...page,
    state: v.optional(v.picklist(upgradeStates)),
    /** Part of a serial or of a name. */
    text: v.optional(text(100))
  }),
  data: v.object({ list: v.array(upgrade), total: whole })
})

export const upgradeRobot = defineCall({
  method: 'POST',
  path: '/api/otaservice/v1/upgrades',
  summary:
    'Upgrades one robot now. 610701 for a robot that is not there, 612051 for a version that is not released, 614100 where it is not for ' +
    'the robot or runs already, 614101 while the robot is being upgraded, 611062 while it is offline, 610704 while it is locked, 614102 while it does a task, 614103 ' +
    'while too many robots are upgraded one by one.',
  access: run,
  body: v.object({ serial: text(64), machineVersionId: id }),
  data: v.object({ recordId: v.number() })
})
