import type { RobotOutcome } from '#contract/calls/robot-acts/many.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forMember } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import type { RobotNews } from '../../live/robot-news.pure.ts'
import { type Member, readingScopeOf, scopeOf } from '../identity/index.ts'
import { applyToMany, bindMany, diagnoseMany, lockMany, unbindMany, unlockMany } from './acts.ts'
import { deleteTag, saveTag } from './change-tag.ts'
import { tagMany } from './tag-many.ts'

type Services = { database: Database; now: Clock; announce: Announce }

/** One act on many robots of the list. */
export const robotsManyRoutes = ({ database, now, announce }: Services) => {
  const byOf = (member: Member) => ({ scope: scopeOf(member), userId: member.userId, now: now() })

  const told = async (
    acted: Promise<{ outcomes: RobotOutcome[]; tenantIds: number[] }>,
    ...news: RobotNews[]
  ): Promise<RobotOutcome[]> => {
    const { outcomes, tenantIds } = await acted
    announce.ofRobots(tenantIds, ...news)
    return outcomes
  }

  return {
    lockRobots: forMember(calls.lockRobots, ({ body }, member) =>
      told(lockMany(database, body, byOf(member)), 'locks_changed', 'robots_changed')
    ),
    unlockRobots: forMember(calls.unlockRobots, ({ body }, member) =>
      told(unlockMany(database, body, byOf(member)), 'locks_changed', 'robots_changed')
    ),
    bindManyRobots: forMember(calls.bindManyRobots, ({ body }, member) =>
      told(bindMany(database, body, byOf(member)), 'robots_changed')
    ),
    unbindManyRobots: forMember(calls.unbindManyRobots, ({ body }, member) =>
      told(unbindMany(database, body, byOf(member)), 'robots_changed')
    ),
    tagRobots: forMember(calls.tagRobots, ({ body }, member) =>
      told(tagMany(database, body, byOf(member)), 'robots_changed')
    ),
    saveRobotTag: forMember(calls.saveRobotTag, async ({ body }, member) => {
      const { tenantId, tag, name, description } = body
      const by = { ...byOf(member), reading: readingScopeOf(member) }
      await saveTag(database, { tenantId, tag }, { name, description }, by, editOf(member, body, now()))
      announce.ofRobots([tenantId], 'robots_changed')
      return null
    }),
    deleteRobotTag: forMember(calls.deleteRobotTag, async ({ body }, member) => {
      await deleteTag(database, body, { ...byOf(member), reading: readingScopeOf(member) })
      announce.ofRobots([body.tenantId], 'robots_changed')
      return null
    }),
    diagnoseRobots: forMember(calls.diagnoseRobots, ({ body }, member) =>
      told(diagnoseMany(database, body, byOf(member)), 'requests_changed')
    ),
    applyTemplateToMany: forMember(calls.applyTemplateToMany, ({ body }, member) =>
      told(applyToMany(database, body, byOf(member)), 'requests_changed')
    )
  }
}
