import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, stop, text } from '../../checks/bounds.ts'
import { requestKey } from '../../checks/request-key.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { dispatchPermissions, permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { compartmentKinds } from '../robot-registry/compartments.ts'
import { robotState } from '../robots/robots.ts'
import { dispatchGoods } from './goods.ts'

const path = '/api/hospitalservice/v1'
const watch = { permission: dispatchPermissions.watch }
const asRobot = { permission: permissions.reportAsRobot }

const whole = v.pipe(v.number(), v.integer())
const time = v.nullable(whole)

const goods = v.picklist(dispatchGoods)

/** How an order can stand. A robot has it from `assigned` to `arrived`. */
export const dispatchStatuses = ['waiting', 'assigned', 'carrying', 'arrived', 'handedOver', 'cancelled'] as const
const status = v.picklist(dispatchStatuses)
export type DispatchStatus = (typeof dispatchStatuses)[number]

/**
 * Why a robot does not go on with its order: a person stopped it, it is locked or offline, or it is in service no more. An
 * order that is not picked up goes to another robot by itself. One whose goods are in the robot needs a person.
 */
export const dispatchHalts = ['stopped', 'locked', 'offline', 'gone'] as const

/** As it was answered when the order was created. */
const handOverCode = v.pipe(
  boundedString(limits.codeDigits, reasons.codeIncomplete),
  v.digits(reasons.codeIncomplete),
  stop(),
  v.length(limits.codeDigits, reasons.codeIncomplete)
)

const ward = text(limits.wardMaxLength)

export const dispatchOrder = v.object({
  orderId: v.number(),
  storeId: v.number(),
  hospital: v.string(),
  fromWard: v.string(),
  toWard: v.string(),
  goods,
  status,
  /** A person holds it back, so that the cloud gives it to no robot by itself. */
  held: v.boolean(),
  /** Why its robot does not go on with it now; null where it does, and without a robot on the way. */
  halt: v.nullable(v.picklist(dispatchHalts)),
  robotName: v.nullable(v.string()),
  robotSerial: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  createTime: whole,
  assignTime: time,
  pickUpTime: time,
  arriveTime: time,
  endTime: time
})
export type DispatchOrder = v.InferOutput<typeof dispatchOrder>

export const dispatchOrders = defineCall({
  method: 'GET',
  path: `${path}/orders`,
  summary:
    'Orders from ward to ward in the hospitals that the user may see, the newest first, a page at a time. 610702 for another hospital.',
  access: watch,
  query: v.object({ ...page, storeId: v.optional(idInQuery), status: v.optional(status) }),
  data: v.object({ list: v.array(dispatchOrder), total: whole })
})

const dispatchHospital = v.object({
  storeId: v.number(),
  name: v.string(),
  /** Whether the cloud gives orders that wait to free robots by itself. */
  automatic: v.boolean(),
  /** When somebody switched it last; null where nobody did. */
  switchTime: time,
  /** Null for an account that is gone. */
  switchedBy: v.nullable(v.string())
})
export type DispatchHospital = v.InferOutput<typeof dispatchHospital>

export const dispatchHospitals = defineCall({
  method: 'GET',
  path: `${path}/hospitals`,
  summary: 'The stores with medical robots that the user may see, a page at a time, by name.',
  access: watch,
  query: v.object(page),
  data: v.object({
    list: v.array(dispatchHospital),
    total: whole
  })
})

export const dispatchRobots = defineCall({
  method: 'GET',
  path: `${path}/robots`,
  summary:
    'The medical robots of a hospital, a page at a time: those that can take an order at once come first. 610702 for another hospital.',
  access: watch,
  query: v.object({ ...page, storeId: idInQuery }),
  data: v.object({
    list: v.array(
      v.object({
        serial: v.string(),
        name: v.string(),
        online: v.boolean(),
        state: robotState,
        battery: whole,
        free: v.boolean(),
        /** Those of its model; empty where nobody said which it has. */
        compartments: v.array(v.picklist(compartmentKinds))
      })
    ),
    total: whole
  })
})

export const createDispatch = defineCall({
  method: 'POST',
  path: `${path}/orders`,
  summary:
    'Creates an order, and answers the code by which it is handed over; no later answer has the code. 610702 for a hospital that is ' +
    'not there, 610800 while too many orders wait. The same key sent again answers the order that it made, with a new code in ' +
    'place of the first one. 610606 where that order has ended.',
  access: { permission: dispatchPermissions.create },
  body: v.object({
    /** Without it, each call makes an order. */
    requestKey: v.optional(requestKey),
    storeId: id,
    fromWard: ward,
    toWard: ward,
    goods
  }),
  data: v.object({ orderId: v.number(), code: v.string() })
})

export const assignDispatch = defineCall({
  method: 'PUT',
  path: `${path}/orders/assign`,
  summary:
    'Gives a waiting order, or one whose robot halts, to a medical robot of its hospital, or to any that is free and has a compartment ' +
    'for the goods. Of a robot that halts, a person brings the goods back to where they are picked up. 610603 for an order that is not ' +
    'there, 610606 for one that neither waits nor halts, 610701 for a robot that is not there, 610703 for one that is offline, 610704 ' +
    'for one that does something else, 610604 with a reason for one without a compartment for the goods, 610705 where none is free.',
  access: { permission: dispatchPermissions.assign },
  body: v.object({ orderId: id, serial: v.optional(v.pipe(boundedString(64), v.nonEmpty(reasons.blank))) }),
  data: v.object({ serial: v.string(), name: v.string() })
})

export const holdDispatch = defineCall({
  method: 'PUT',
  path: `${path}/orders/hold`,
  summary:
    'Holds an order back for people, or lets the cloud give it to a robot again. An order that a robot has and has not picked up is taken back. 610603 ' +
    'as for assigning, 610606 for an order whose goods are picked up, or that has ended.',
  access: { permission: dispatchPermissions.assign },
  body: v.object({ orderId: id, held: v.boolean() }),
  data: v.null()
})

export const switchDispatch = defineCall({
  method: 'PUT',
  path: `${path}/hospitals/automatic`,
  summary:
    'Says whether the cloud gives the orders of a hospital to free robots by itself, as it does where nobody said so. The audit ' +
    'keeps who did. 610702 for another hospital.',
  access: { permission: dispatchPermissions.assign },
  body: v.object({ storeId: id, automatic: v.boolean() }),
  data: v.null()
})

export const handOverDispatch = defineCall({
  method: 'PUT',
  path: `${path}/orders/hand_over`,
  summary:
    'Hands an order over that has arrived. 610010 for another code than the order’s; 610520 after five tries within 15 ' +
    'minutes; 610603 and 610606 as for assigning.',
  access: { permission: dispatchPermissions.handOver },
  body: v.object({ orderId: id, code: handOverCode }),
  data: v.null()
})

export const cancelDispatch = defineCall({
  method: 'PUT',
  path: `${path}/orders/cancel`,
  summary: 'Cancels an order that is not handed over; its robot is free then. 610603 and 610606 as for assigning.',
  access: { permission: dispatchPermissions.cancel },
  body: v.object({ orderId: id }),
  data: v.null()
})

export const dispatchRuns = defineCall({
  method: 'GET',
  path: `${path}/robots/orders`,
  summary: 'For robots: the orders that a robot has and that have not arrived, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({
    list: v.array(v.object({ orderId: v.number(), serial: v.string(), status: v.picklist(['assigned', 'carrying']) })),
    total: whole
  })
})

/** A robot's report about its order. */
const dispatchReport = v.object({ orderId: id, status: v.picklist(['carrying', 'arrived', 'refused']) })
export type DispatchReport = v.InferOutput<typeof dispatchReport>

export const reportDispatch = defineCall({
  method: 'POST',
  path: `${path}/robots/orders`,
  summary:
    'For robots: who has picked its goods up, who has arrived, and who cannot take its order. Such an order waits for another robot. What fits no order is left out.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(dispatchReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({ accepted: whole })
})
