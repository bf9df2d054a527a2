import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { elevatorPermissions } from '../../permissions.ts'
import { floorLabel } from './elevators.ts'

/* Rides of robots in elevators, which the cloud plays step by step. */

const path = '/api/platformservice/v1/elevators/rides'
const read = { permission: elevatorPermissions.section }
const act = { permission: elevatorPermissions.ride }
const whole = v.pipe(v.number(), v.integer())

/**
 * The steps of a ride. The elevator comes floor by floor, its door opens, and the robot enters. Then the elevator moves
 * floor by floor, its door opens, and the robot leaves.
 */
export const rideSteps = ['called', 'coming', 'doorOpen', 'entered', 'moving', 'arrived', 'left'] as const
export type RideStep = (typeof rideSteps)[number]

export const rideStates = ['open', 'done', 'failed', 'cancelled'] as const
export type RideState = (typeof rideStates)[number]

/** Why a ride failed: it took too long, the door closed before the robot was in, or the controller was silent. */
export const rideFailures = ['timeout', 'doorClosed', 'controllerLost'] as const
export type RideFailure = (typeof rideFailures)[number]

const ride = {
  rideId: v.number(),
  elevatorId: v.number(),
  /** Null where the robot is gone. */
  robotName: v.nullable(v.string()),
  from: v.string(),
  to: v.string(),
  state: v.picklist(rideStates),
  failure: v.nullable(v.picklist(rideFailures)),
  startTime: whole,
  endTime: v.nullable(whole)
}
const shownRide = v.object(ride)
export type Ride = v.InferOutput<typeof shownRide>

export const rideList = defineCall({
  method: 'GET',
  path,
  summary: 'The rides in one elevator that the user may see, the newest first, a page at a time.',
  access: read,
  query: v.object({ ...page, elevatorId: idInQuery }),
  data: v.object({ list: v.array(shownRide), total: whole })
})

const takenStep = v.object({ step: v.picklist(rideSteps), floor: v.string(), time: whole })
export type TakenStep = v.InferOutput<typeof takenStep>

export const rideDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One ride with its steps so far, the oldest first. 610603 for one that the user may not see.',
  access: read,
  query: v.object({ rideId: idInQuery }),
  data: v.object({ ...ride, steps: v.array(takenStep) })
})
export type RideDetail = v.InferOutput<typeof rideDetail.data>

export const startRide = defineCall({
  method: 'POST',
  path,
  summary:
    'Calls an elevator for a robot of its store, and plays the ride step by step. 610603 for an elevator that the user may not ' +
    'see, 610701 for a robot of another store, 610604 for a floor that it does not have, 610703 while it is offline, 610605 ' +
    'while it has a fault, 610704 while it or the robot is on a ride.',
  access: act,
  body: v.pipe(
    v.object({ elevatorId: id, robotId: id, from: floorLabel, to: floorLabel }),
    v.forward(
      v.check(({ from, to }) => from !== to, 'another floor'),
      ['to']
    )
  ),
  data: v.object({ rideId: v.number() })
})

export const cancelRide = defineCall({
  method: 'PUT',
  path: `${path}/cancel`,
  summary: 'Ends a ride that is under way. 610603 for one that the user may not see, 610606 for one that has ended.',
  access: act,
  body: v.object({ rideId: id }),
  data: v.null()
})
