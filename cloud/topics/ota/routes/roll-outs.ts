import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Work } from '../../../background.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import type { Announce } from '../../../live/announce.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { scopeOf } from '../../identity/index.ts'
import { actOnRollOut } from '../roll-outs/change-roll-out.ts'
import { rollOutWork } from '../roll-outs/keep-rolling-out.ts'
import { listRollOuts, previewRollOut, showRollOut, withCodes } from '../roll-outs/shown-roll-outs.ts'
import { startRollOut } from '../roll-outs/start-roll-out.ts'
import { findRollOut } from '../sql/roll-outs.ts'
import { findUpgradeRecords, findUpgradesOf } from '../sql/upgrades.ts'
import { upgradeRobot } from '../upgrade-robot.ts'

type Services = { database: Database; now: Clock; announce: Announce; begin: (work: Work) => void }

/** Roll-outs and upgrades of single robots. */
export const otaRollOutRoutes = ({ database, now, announce, begin }: Services) => ({
  rollOutList: forMember(calls.rollOutList, ({ query: { state, ...page } }, member) =>
    listRollOuts(database, scopeOf(member), state, page)
  ),

  rollOutDetail: forMember(calls.rollOutDetail, ({ query: { rollOutId } }, member) =>
    showRollOut(database, scopeOf(member), rollOutId)
  ),

  rollOutPreview: forMember(calls.rollOutPreview, ({ body }, member) =>
    previewRollOut(database, scopeOf(member), body)
  ),

  startRollOut: forMember(calls.startRollOut, async ({ body }, member) => {
    const { tenantIds, ...started } = await startRollOut(
      database,
      scopeOf(member),
      { ...body, userId: member.userId },
      now()
    )
    announce.ofRobots(tenantIds, 'upgrades_changed')
    begin(rollOutWork)
    return started
  }),

  changeRollOut: forMember(calls.changeRollOut, async ({ body }, member) => {
    announce.ofRobots(await actOnRollOut(database, scopeOf(member), body, now()), 'upgrades_changed')
    begin(rollOutWork)
    return null
  }),

  rollOutRobots: forMember(calls.rollOutRobots, async ({ query: { rollOutId, state, ...page } }, member) => {
    if ((await findRollOut(database, scopeOf(member), rollOutId)) === undefined) throw new Refusal(codes.recordNotFound)
    return withCodes(await findUpgradesOf(database, rollOutId, state, page))
  }),

  upgradeRecords: forMember(calls.upgradeRecords, async ({ query: { pageNo, size, ...filter } }, member) =>
    withCodes(await findUpgradeRecords(database, scopeOf(member), filter, { pageNo, size }))
  ),

  upgradeRobot: forMember(calls.upgradeRobot, async ({ body }, member) => {
    const wish = { ...body, userId: member.userId }
    const { tenantId, recordId } = await upgradeRobot(database, scopeOf(member), wish, now())
    announce.ofRobots([tenantId], 'upgrades_changed')
    return { recordId }
  })
})
