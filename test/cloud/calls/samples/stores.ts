import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'

const robot = listed(calls.robotList, 'robotId')
/** By the robots in it: everybody may ask for the list of robots. */
const store = listed(calls.robotList, 'storeId', { query: { bound: true } })

export const ids = {
  robotId: robot,
  robotIds: robot,
  storeId: store,
  /** A robot that can be asked for something. */
  idleRobotId: listed(calls.robotList, 'robotId', {
    query: { bound: true, online: true },
    where: it => it.state === 'idle'
  })
}

const stores: Sample = {
  as: 'distributor',
  values: { name: 'Nowhere', city: 'Lyon', country: 'FR', 'importStores file': 'name,city,country\nForeign,Suva,FJ\n' }
}

export const samples = { stores }
