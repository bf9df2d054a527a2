import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, yesOrNo } from '../../paging.ts'
import { otaPermissions } from '../../permissions.ts'
import { robotFailures } from '../robot-requests/request-states.ts'
import { hour, machineVersion, rollOutFilter, rollOutPlan } from './roll-out-plan.ts'

const path = '/api/otaservice/v1/roll_outs'
const see = { permission: otaPermissions.softwareUpdate }
const run = { permission: otaPermissions.runRollOuts }

const whole = v.pipe(v.number(), v.integer())
const time = whole

/**
 * How a roll-out can stand. It is open until it is done, ended or taken back. A scheduled one begins at its date by itself, and
 * one that waits for approval when a second person approves it.
 */
export const rollOutStates = [
  'waitingForApproval',
  'scheduled',
  'running',
  'paused',
  'takingBack',
  'done',
  'ended',
  'takenBack'
] as const
export type RollOutState = (typeof rollOutStates)[number]

/** Why a scheduled roll-out never began. */
export const notStartedReasons = ['cancelled', 'refused', 'noRobots', 'tooManyRobots', 'withdrawn'] as const
export type NotStarted = (typeof notStartedReasons)[number]

/** How an upgrade of one robot can stand. It is open while it waits or is asked. */
export const upgradeStates = ['waiting', 'asked', 'done', 'failed', 'timedOut', 'cancelled'] as const
export type UpgradeState = (typeof upgradeStates)[number]

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
  /** Per cent of all robots, as the plan has them. A wave that would have no robot is left out. */
  waveShares: v.array(whole),
  /** So many days after its turn came, a robot that is offline counts as failed. */
  patienceDays: whole,
  /** When it begins or began by its date; null for one that began at once. */
  startTime: v.nullable(time),
  /** Null for one that began, or still may. */
  notStarted: v.nullable(v.picklist(notStartedReasons)),
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

/** The acts of people on a roll-out, and its own steps. */
export const rollOutHistoryActs = [
  ...(['start', 'schedule', 'change', 'cancel', 'begin', 'pause', 'tooManyFailed'] as const),
  ...(['continue', 'end', 'takeBack', 'tryAgain', 'tryBackAgain'] as const),
  ...(['askForApproval', 'approve', 'refuse'] as const)
] as const
export type RollOutHistoryAct = (typeof rollOutHistoryActs)[number]

const rollOutEntry = v.object({
  time,
  act: v.picklist(rollOutHistoryActs),
  /** Null for what it did by itself, and for an account that is gone or of another organisation. */
  by: v.nullable(v.string()),
  /** Of how many robots, where an act chose some. */
  robots: v.nullable(whole),
  /** The words of a person who approved or refused it. */
  note: v.nullable(v.string())
})
export type RollOutEntry = v.InferOutput<typeof rollOutEntry>

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
  data: v.object({
    ...rollOut.entries,
    filter: rollOutFilter,
    waves: v.array(v.object({ robots: whole, done: whole, failed: whole })),
    /** Robots that were to go back to the version before, and did not. */
    notBack: whole,
    /** How often failed robots were tried again. */
    tries: whole,
    /** The newest acts first. */
    history: v.array(rollOutEntry),
    /** Whether who asks did not make the plan, and so may approve it where it waits for that. */
    mayDecide: v.boolean(),
    /** Counts the changes of a scheduled one. `version` is that of the software here. */
    edition: readVersion
  })
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
  body: v.object({ ...machineVersion, filter: rollOutFilter, waveShares: rollOutPlan.waveShares }),
  data: v.object({
    matching: whole,
    current: whole,
    upgrading: whole,
    locked: whole,
    offline: whole,
    waves: v.array(whole),
    /** The serials of the filter that no robot has which the person may upgrade and which fits the other parts. */
    unfitSerials: v.array(v.string())
  })
})
export type RollOutPreview = v.InferOutput<typeof rollOutPreview.data>

export const startRollOut = defineCall({
  method: 'POST',
  path,
  summary:
    'Starts a roll-out, now or at a date within a year. 612051 for a version that is not released, 612046 while one of this version is open, ' +
    '612047 while too many are, 610701 where no robot fits the filter, 612006 where all of them run the version, 612008 where the others are ' +
    'being upgraded, 610604 for too many robots, a model that the version is not for, a serial that no such robot has, or a date that is past ' +
    'or too far ahead. The robots of a scheduled one are chosen at its date; that none fits now is no reason to refuse it. Where the ' +
    'organisation wants it, the roll-out waits until a second person approves it, and its robots are chosen then.',
  access: run,
  body: v.object({ ...machineVersion, ...rollOutPlan }),
  data: v.object({ rollOutId: v.number(), robots: whole, state: v.picklist(rollOutStates) })
})

export const updateRollOut = defineCall({
  method: 'PUT',
  path: `${path}/plan`,
  summary:
    'Changes the plan of a roll-out that is scheduled or waits for approval; without a date it begins now. Where the organisation wants ' +
    'approvals, it waits for one anew. 610603 for one that is not there, 610606 for one that has begun or ended and over a newer change, ' +
    'and as above.',
  access: run,
  body: v.object({ rollOutId: id, edition: v.optional(seenVersion), ...rollOutPlan }),
  data: v.null()
})

/** The acts by which a person can change an open roll-out. */
export const rollOutActs = ['pause', 'continue', 'end', 'takeBack', 'cancel'] as const
export type RollOutAct = (typeof rollOutActs)[number]

export const changeRollOut = defineCall({
  method: 'PUT',
  path,
  summary:
    'Pauses a roll-out, continues it, ends it, takes it back, or cancels one that has not begun. Taken back, robots that have the version go back to ' +
    'the one before; nobody has to approve that. 610603 for one that is not there, 610606 for an act that does not fit how it stands.',
  access: run,
  body: v.object({ rollOutId: id, act: v.picklist(rollOutActs) }),
  data: v.null()
})

export const decideRollOut = defineCall({
  method: 'PUT',
  path: `${path}/approval`,
  summary:
    'Approves a roll-out that waits for it, or refuses it, which ends it. An approved one begins, or is scheduled where its date lies ' +
    'ahead. `seenEdition` is that of the plan that the person read. 610603 for one that is not there; 610606 with a reason for who ' +
    'made the plan or changed it last, and where somebody decided or changed it meanwhile; 610604 for a refusal without a note; ' +
    'for one that begins as `startRollOut`.',
  access: run,
  body: v.object({
    rollOutId: id,
    seenEdition: seenVersion,
    decision: v.picklist(['approve', 'refuse']),
    note: trimmedString(limits.rollOutNoteMaxLength)
  }),
  data: v.object({ state: v.picklist(rollOutStates) })
})

/** The robots that are tried again: those that did not get the version, or those that did not go back. */
export const triedAgain = ['upgrades', 'waysBack'] as const
export type TriedAgain = (typeof triedAgain)[number]

export const tryRollOutAgain = defineCall({
  method: 'POST',
  path: `${path}/tries`,
  summary:
    'Tries the failed robots of a roll-out again, or those that did not go back. `tries` is the number that the person read: of two presses, ' +
    'also of two people, one tries, and the other one is answered like it. 610603 for one that is not there; 610606 with a reason where ' +
    'nothing failed, where it was taken back (ways back: where it was not), or where somebody tried meanwhile; 612051, 612046 and 612047 as for a start.',
  access: run,
  body: v.object({
    rollOutId: id,
    which: v.picklist(triedAgain),
    tries: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(30_000, 'at most 30000'))
  }),
  data: v.object({ robots: whole })
})

export const rollOutRobots = defineCall({
  method: 'GET',
  path: `${path}/robots`,
  summary:
    'The robots of a roll-out with their progress, a page at a time: those that work at it first. Of a robot that was tried again, the last ' +
    'try. 610603 as above.',
  access: see,
  query: v.object({
    ...page,
    rollOutId: idInQuery,
    state: v.optional(v.picklist(upgradeStates)),
    /** Only robots that did not go back to the version before. */
    notBack: v.optional(yesOrNo)
  }),
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
  body: v.object({ serial: text(limits.serialMaxLength), machineVersionId: id }),
  data: v.object({ recordId: v.number() })
})
