import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { scopeOf } from '../../identity/index.ts'
import { isStoreWithin } from '../../stores/index.ts'
import { findBandwidths, putBandwidth } from '../sql/store-downloads.ts'
import { showRules, switchApproval } from '../switch-approval.ts'

/** What an organisation wants of its roll-outs. */
export const otaRuleRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  rollOutRules: forMember(calls.rollOutRules, (_input, member) => showRules(database, member)),

  switchRollOutApproval: forMember(calls.switchRollOutApproval, async ({ body: { needed } }, member) => {
    await switchApproval(database, member, needed, now())
    return null
  }),

  storeBandwidthList: forMember(calls.storeBandwidthList, ({ query }, member) =>
    findBandwidths(database, scopeOf(member), query)
  ),

  setStoreBandwidth: forMember(calls.setStoreBandwidth, async ({ body }, member) => {
    // Another tenant's store is answered like one that is not there, so that ids tell nothing.
    if (!(await isStoreWithin(database, scopeOf(member), body.storeId))) throw new Refusal(codes.recordNotFound)
    await putBandwidth(database, body, now())
    return null
  })
})
