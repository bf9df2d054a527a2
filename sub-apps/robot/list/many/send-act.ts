import { loadTexts, request } from '@portal/session'
import {
  applyTemplateToMany,
  bindManyRobots,
  diagnoseRobots,
  lockRobots,
  type RobotOutcome,
  tagRobots,
  unbindManyRobots,
  unlockRobots
} from '#contract/calls/robot-acts/many.ts'
import { lockReasons, staffLockReasons } from '#contract/calls/robot-locks/locks.ts'
import { type ManyWish, type Said, tagsIn } from './acts.pure.ts'

const quiet = { quiet: true }

const answerOf = ({ act, chosen }: ManyWish, { note, ...said }: Said): Promise<RobotOutcome[]> => {
  switch (act) {
    case 'lock': {
      const reason = staffLockReasons.find(it => it === said.reason) ?? 'service'
      return request(lockRobots, { body: { chosen, reason, note } }, quiet)
    }
    case 'unlock': {
      const reason = lockReasons.find(it => it === said.reason) ?? 'service'
      return request(unlockRobots, { body: { chosen, reason, note } }, quiet)
    }
    case 'bind':
      return request(bindManyRobots, { body: { chosen, storeId: Number(said.storeId) } }, quiet)
    case 'unbind':
      return request(unbindManyRobots, { body: { chosen } }, quiet)
    case 'tag':
      return request(tagRobots, { body: { chosen, add: tagsIn(said.add), remove: tagsIn(said.remove) } }, quiet)
    case 'diagnose':
      return request(diagnoseRobots, { body: { chosen } }, quiet)
    case 'template':
      return request(applyTemplateToMany, { body: { chosen, templateId: Number(said.templateId) } }, quiet)
  }
}

/**
 * Sends an act in one request. The sentences of codes are there when it answers: robots that did not take it are told by
 * their codes.
 */
export const sendAct = async (wish: ManyWish, said: Said): Promise<RobotOutcome[]> => {
  const [outcomes] = await Promise.all([answerOf(wish, said), loadTexts('codes').catch(() => undefined)])
  return outcomes
}
