import type { ChosenRobots } from '#contract/calls/robot-acts/many.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addHistory } from '../robot-registry/index.ts'
import { addTags, findTags, removeTags } from '../robots/index.ts'
import { actOnMany, type By, nothing } from './act-on-many.ts'
import { refusedBy } from './outcomes.pure.ts'
import { type TagWish, tagChange } from './tag-change.pure.ts'

/**
 * Changes the tags of many robots. The history of each names its tags that changed.
 * @throws Refusal 610604 without a tag, and as `actOnMany`
 */
export const tagMany = async (database: Database, { chosen, ...wish }: TagWish & { chosen: ChosenRobots }, by: By) => {
  if (wish.add.length + wish.remove.length === 0)
    throw new Refusal(codes.parameterIllegal, { data: [{ field: 'add', reason: 'at least one tag' }] })
  return actOnMany(database, chosen, by, {
    first: nothing,
    act: () => async (transaction, robots) => {
      const tags = await findTags(
        transaction,
        robots.map(({ robotId }) => robotId)
      )
      const changes = [...tags].map(([robotId, has]) => ({ robotId, change: tagChange(has, wish) }))
      const taken = changes.flatMap(({ robotId, change }) => (change === undefined ? [] : [{ robotId, ...change }]))
      const idsWith = (of: 'added' | 'removed') => taken.filter(it => it[of].length > 0)
      await removeTags(
        transaction,
        idsWith('removed').map(({ robotId }) => robotId),
        wish.remove.filter(tag => !wish.add.includes(tag))
      )
      await addTags(
        transaction,
        taken.flatMap(({ robotId, added }) => added.map(tag => ({ robotId, tag })))
      )
      const { now: time, userId } = by
      await addHistory(transaction, [
        ...idsWith('removed').map(({ robotId, removed }) => ({
          ...{ robotId, time, userId },
          act: 'untagged' as const,
          note: removed.join(', ')
        })),
        ...idsWith('added').map(({ robotId, added }) => ({
          ...{ robotId, time, userId },
          act: 'tagged' as const,
          note: added.join(', ')
        }))
      ])
      const full = new Set(changes.flatMap(({ robotId, change }) => (change === undefined ? [robotId] : [])))
      return refusedBy(robots, ({ robotId }) => (full.has(robotId) ? codes.createFailed : undefined))
    }
  })
}
