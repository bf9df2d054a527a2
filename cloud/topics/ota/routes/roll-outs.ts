import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Work } from '../../../background.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember } from '../../../http/served.ts'
import type { Announce } from '../../../live/announce.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { scopeOf } from '../../identity/index.ts'
import { actOnRollOut } from '../roll-outs/change-roll-out.ts'
import { decideRollOut } from '../roll-outs/decide-roll-out.ts'
import { rollOutWork } from '../roll-outs/keep-rolling-out.ts'
import { listRollOuts, previewRollOut, showRollOut, withCodes } from '../roll-outs/shown-roll-outs.ts'
import { startRollOut } from '../roll-outs/start-roll-out.ts'
import { tryAgain } from '../roll-outs/try-again.ts'
import { updateRollOut } from '../roll-outs/update-roll-out.ts'
import { findRollOut } from '../sql/roll-outs.ts'
import { findSuccess } from '../sql/success.ts'
import { findUpgradeRecords, findUpgradesOf } from '../sql/upgrades.ts'
import { upgradeRobot } from '../upgrade-robot.ts'

type Services = { database: Database; now: Clock; announce: Announce; begin: (work: Work) => void }

/** Roll-outs and upgrades of single robots. */
export const otaRollOutRoutes = ({ database, now, announce, begin }: Services) => {
  /** A roll-out that has no robots yet is news for whoever looks at it. */
  const tell = (tenantIds: readonly number[]): void =>
    tenantIds.length === 0 ? announce.toEveryone('upgrades_changed') : announce.ofRobots(tenantIds, 'upgrades_changed')

  return {
    rollOutList: forMember(calls.rollOutList, ({ query: { state, ...page } }, member) =>
      listRollOuts(database, scopeOf(member), state, page)
    ),

    rollOutDetail: forMember(calls.rollOutDetail, ({ query: { rollOutId } }, member) =>
      showRollOut(database, scopeOf(member), { rollOutId, readerId: member.userId })
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
      tell(tenantIds)
      begin(rollOutWork)
      return started
    }),

    changeRollOut: forMember(calls.changeRollOut, async ({ body }, member) => {
      const act = { ...body, userId: member.userId }
      tell(await actOnRollOut(database, scopeOf(member), act, now()))
      begin(rollOutWork)
      return null
    }),

    updateRollOut: forMember(calls.updateRollOut, async ({ body: { rollOutId, edition, ...plan } }, member) => {
      const edit = editOf(member, { version: edition, written: plan }, now(), { field: 'edition' })
      const wish = { rollOutId, plan, userId: member.userId, edit }
      tell(await updateRollOut(database, scopeOf(member), wish, now()))
      begin(rollOutWork)
      return null
    }),

    decideRollOut: forMember(calls.decideRollOut, async ({ body }, member) => {
      const wish = { ...body, userId: member.userId }
      const { state, tenantIds } = await decideRollOut(database, scopeOf(member), wish, now())
      tell(tenantIds)
      begin(rollOutWork)
      return { state }
    }),

    tryRollOutAgain: forMember(calls.tryRollOutAgain, async ({ body }, member) => {
      const press = { ...body, userId: member.userId }
      const { robots, tenantIds } = await tryAgain(database, scopeOf(member), press, now())
      announce.ofRobots(tenantIds, 'upgrades_changed')
      begin(rollOutWork)
      return { robots }
    }),

    rollOutRobots: forMember(calls.rollOutRobots, async ({ query: { pageNo, size, ...asked } }, member) => {
      if ((await findRollOut(database, scopeOf(member), asked.rollOutId)) === undefined)
        throw new Refusal(codes.recordNotFound)
      return withCodes(await findUpgradesOf(database, asked, { pageNo, size }))
    }),

    upgradeRecords: forMember(calls.upgradeRecords, async ({ query: { pageNo, size, ...filter } }, member) =>
      withCodes(await findUpgradeRecords(database, scopeOf(member), filter, { pageNo, size }))
    ),

    upgradeSuccess: forMember(calls.upgradeSuccess, (_input, member) => findSuccess(database, scopeOf(member))),

    upgradeRobot: forMember(calls.upgradeRobot, async ({ body }, member) => {
      const wish = { ...body, userId: member.userId }
      const { tenantId, recordId } = await upgradeRobot(database, scopeOf(member), wish, now())
      announce.ofRobots([tenantId], 'upgrades_changed')
      return { recordId }
    })
  }
}
