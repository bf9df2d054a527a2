import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { covers, toRead } from '../../database/rows/scope.ts'
import { forMember } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, readingScopeOf, scopeOf } from '../identity/index.ts'
import { acknowledgeAll, actOnFault } from './act-on-fault.ts'
import type { Act } from './decide-act.pure.ts'
import { countCare, findActs, findCare, findKeepers } from './sql/care.ts'

type Services = { database: Database; now: Clock; announce: Announce }

/** Who looks after faults. Reading reaches the organisations below, and acting the own one alone. */
export const faultCareRoutes = ({ database, now, announce }: Services) => {
  const byOf = (member: Member) => ({ scope: scopeOf(member), userId: member.userId, now: now() })

  const act = async (member: Member, faultId: number, wish: Act): Promise<null> => {
    const { tenantId, told } = await actOnFault(database, faultId, wish, byOf(member))
    announce.toUsers(told)
    announce.ofRobots([tenantId], 'faults_changed')
    return null
  }

  return {
    faultStory: forMember(calls.faultStory, async ({ query: { faultId } }, member) => {
      const scope = scopeOf(member)
      const found = await findCare(database, { reading: toRead(scope), scope }, faultId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      const { tenantId, ...care } = found
      return { ...care, own: covers(scope, tenantId), acts: await findActs(database, scope, faultId) }
    }),

    faultKeepers: forMember(calls.faultKeepers, async ({ query: { faultId } }, member) => {
      const scope = scopeOf(member)
      const fault = await findCare(database, { reading: scope, scope }, faultId)
      if (fault === undefined) throw new Refusal(codes.recordNotFound)
      return findKeepers(database, fault.tenantId, { asker: member.userId })
    }),

    faultCareCounts: forMember(calls.faultCareCounts, (_request, member) =>
      countCare(database, readingScopeOf(member), member.userId)
    ),

    acknowledgeFaults: forMember(calls.acknowledgeFaults, async ({ body: { faultIds } }, member) => {
      const { outcomes, tenantIds } = await acknowledgeAll(database, faultIds, byOf(member))
      announce.ofRobots(tenantIds, 'faults_changed')
      return outcomes
    }),

    assignFault: forMember(calls.assignFault, ({ body: { faultId, ...wish } }, member) =>
      act(member, faultId, { act: 'assigned', ...wish })
    ),

    noteFault: forMember(calls.noteFault, ({ body: { faultId, note } }, member) =>
      act(member, faultId, { act: 'noted', note })
    ),

    closeFault: forMember(calls.closeFault, ({ body: { faultId, note } }, member) =>
      act(member, faultId, { act: 'closed', note })
    )
  }
}
