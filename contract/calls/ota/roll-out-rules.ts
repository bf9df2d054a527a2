import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { id, page } from '../../paging.ts'
import { otaPermissions } from '../../permissions.ts'

/* What an organisation wants of all its roll-outs: a second person's approval, and a bound of the bandwidth of its stores. */

const path = '/api/otaservice/v1/roll_outs/rules'
const see = { permission: otaPermissions.softwareUpdate }
const run = { permission: otaPermissions.runRollOuts }

const whole = v.pipe(v.number(), v.integer())

export const rollOutRules = defineCall({
  method: 'GET',
  path,
  summary:
    'Whether a second person has to approve the roll-outs of the own organisation. For people who see every tenant it is the rule for ' +
    'their roll-outs over the robots of all.',
  access: see,
  data: v.object({
    needsApproval: v.boolean(),
    /** Whether who asks may switch it. */
    maySwitch: v.boolean()
  })
})

export const switchRollOutApproval = defineCall({
  method: 'PUT',
  path: `${path}/approval`,
  summary:
    'Says whether a second person has to approve the roll-outs of the own organisation. It stands in the audit. Roll-outs that wait for ' +
    'approval go on waiting when it is switched off. 610403 without the permission for roles beside that for roll-outs.',
  access: run,
  body: v.object({ needed: v.boolean() }),
  data: v.null()
})

const storeBandwidth = v.object({ storeId: v.number(), storeName: v.string(), megabits: whole })
export type StoreBandwidth = v.InferOutput<typeof storeBandwidth>

export const storeBandwidthList = defineCall({
  method: 'GET',
  path: `${path}/bandwidths`,
  summary: 'The own stores whose robots share a bound while they download software, a page at a time, by name.',
  access: see,
  query: v.object({ ...page }),
  data: v.object({ list: v.array(storeBandwidth), total: whole })
})

export const setStoreBandwidth = defineCall({
  method: 'PUT',
  path: `${path}/bandwidths`,
  summary:
    'Bounds the bandwidth that the robots of a store share while they download software, in Mbit/s; null takes the bound away. ' +
    '610603 for a store that is not there.',
  access: run,
  body: v.object({
    storeId: id,
    megabits: v.nullable(
      v.pipe(
        whole,
        v.minValue(1, 'at least 1'),
        v.maxValue(limits.storeMegabitsMax, `at most ${limits.storeMegabitsMax}`)
      )
    )
  }),
  data: v.null()
})
