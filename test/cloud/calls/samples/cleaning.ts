import { calls } from '#contract/index.ts'
import { type Find, listed, type Sample } from '../../support/calls/sample.ts'

const floor = listed(calls.cleaningFloors, 'storeId')

/** A run of a robot that had none, on a floor of somebody else's. */
const run: Find = async ({ ask, foreign }) => {
  const { list, plan } = await ask('operator', calls.cleaningFloor, { query: { storeId: await foreign('storeId') } })
  const under = list.find(it => it.run !== null)?.run
  if (under) return under.runId
  const robot = list.find(({ online, state }) => online && state === 'idle')
  const [room] = plan.rooms
  if (robot === undefined || room === undefined) throw new Error('no robot can clean')
  const body = { serial: robot.serial, rooms: [room.room] }
  return ask('operator', calls.startCleaning, { body }).then(it => it.runId)
}

const cleaning: Sample = {
  /** Every hospital of the demo data belongs to the tenant's administrator. */
  as: call => (/dispatch/i.test(call) ? 'distributor' : 'tenant'),
  ids: {
    storeId: floor,
    runId: { foreign: run },
    orderId: listed(calls.dispatchOrders, 'orderId', { query: { status: 'assigned' } })
  },
  values: {
    code: '123456',
    plan: { width: 1, height: 1, dock: { x: 0, y: 0 }, rooms: [] }
  }
}

export const samples = { cleaning, 'hospital-dispatch': cleaning }
