import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import { faultCode } from '../../checks/fault-code.ts'
import * as limits from '../../limits.ts'
import { permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { ownLockReasons } from '../robot-locks/locks.ts'
import { robotState } from '../robots/robots.ts'
import { robotPlace } from '../scenes/robot-places.ts'
import { targetName } from '../scenes/scene-floors.ts'

const time = v.pipe(v.number(), v.integer(), v.minValue(0))

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000, 'at most 1000000'))

/** Metres. A task of a week at walking speed stays below the limit. */
const mileage = amount

/** The cleaning of a task so far: square metres, and the water (millilitres) and energy (watt hours) that it took. */
const cleaned = v.object({ area: amount, water: amount, energy: amount })
export type Cleaned = v.InferOutput<typeof cleaned>

/** Robots that clean tell both. Those that go from one place to another may name the two, as people there know them. */
const work = { mileage, cleaned: v.optional(cleaned), from: v.optional(targetName), to: v.optional(targetName) }

const every = {
  /** Made by the reporter. An event that comes twice, because an answer was lost, counts once. */
  eventId: v.pipe(boundedString(36, 'a UUID'), v.uuid('a UUID')),
  /** The robot that the event is about. */
  serial: v.pipe(boundedString(64), v.nonEmpty(reasons.blank)),
  /** When it happened, by the reporter's clock. */
  time
}

/** How a task can stand. */
export const taskStatuses = ['started', 'ended', 'cancelled', 'interrupted', 'abnormal'] as const

/**
 * A robot's report. A task is identified by its robot and its start time. So its start, its mileage and its end can
 * arrive in any order, and the start may never arrive.
 */
export const robotEvent = v.variant('type', [
  v.object({ ...every, type: v.literal('task'), startTime: time, status: v.picklist(taskStatuses), ...work }),
  v.object({ ...every, type: v.literal('mileage'), startTime: time, ...work }),
  v.object({
    ...every,
    type: v.literal('state'),
    online: v.boolean(),
    state: robotState,
    battery: v.pipe(v.number(), v.integer(), v.minValue(0, 'at least 0'), v.maxValue(100, 'at most 100'))
  }),
  v.object({
    ...every,
    type: v.literal('fault'),
    faultCode,
    active: v.boolean()
  }),
  /** It locked itself, or somebody beside it released the stop. A lock that people set stays. */
  v.object({ ...every, type: v.literal('lock'), reason: v.picklist(ownLockReasons), active: v.boolean() }),
  /** Where it is on the map of its scene: each second while it drives. A robot in no scene needs not tell. */
  v.object({ ...every, type: v.literal('place'), ...robotPlace })
])
export type RobotEvent = v.InferOutput<typeof robotEvent>

/** What became of an event. */
const eventOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('taken') }),
  v.object({ outcome: v.literal('known') }),
  v.object({
    outcome: v.literal('refused'),
    code: v.pipe(v.number(), v.integer()),
    /** For developers: the field, and what is wrong with it. */
    reason: v.string()
  })
])
export type EventOutcome = v.InferOutput<typeof eventOutcome>

export const reportRobotEvents = defineCall({
  method: 'POST',
  path: '/api/managercloud/robots/report',
  summary:
    'Takes what robots did and how they are. The answer tells of each event whether it was taken, was known already, or is refused: ' +
    '610601 and 610604 for fields and times that can’t be, 610603 for a robot that this account does not report for. An event is ' +
    'never refused because of another one. Events of a robot with a wrong clock are taken at the cloud’s time.',
  access: { permission: permissions.reportAsRobot },
  body: v.object({
    /** What the reporter's clock says as it sends the report. So the cloud knows a wrong clock from a report that waited. */
    sentTime: v.optional(time),
    /** Takes anything, not only events. Each item is checked by itself, so that a wrong one is refused alone. */
    events: v.pipe(
      boundedList(v.union([robotEvent, v.unknown()]), limits.robotEventsMax),
      v.minLength(1, 'at least one')
    )
  }),
  data: v.object({
    /** Of each event, in the order of the report. */
    events: v.array(eventOutcome),
    /** How many were new: those that came before are not counted. */
    accepted: v.pipe(v.number(), v.integer(), v.minValue(0))
  })
})
