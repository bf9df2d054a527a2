import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { RobotNews } from '../../live/robot-news.pure.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { type Asked, type Asking, requestOrRefuse } from './ask-robot.ts'
import { findRobotToAsk, type RobotToAsk } from './sql/robot-to-ask.ts'

/**
 * A robot that a member sees.
 * @throws Refusal 610701; another tenant's robot is answered like one that is not there, so that ids tell nothing
 */
export const robotFor = async (database: Database, member: Member, robotId: number): Promise<RobotToAsk> => {
  const robot = await findRobotToAsk(database, scopeOf(member), robotId)
  if (robot === undefined) throw new Refusal(codes.robotNotFound)
  return robot
}

type Ask = (transaction: Database, robot: RobotToAsk, asking: Asking) => Promise<Asked>

/**
 * Asks something of one robot for a member, and tells open pages of it.
 * @throws Refusal 610520, 610701, and the code that `ask` answers
 */
export const askOneRobot = async (
  services: CloudServices,
  member: Member,
  robotId: number,
  ask: Ask,
  news: RobotNews = 'requests_changed'
): Promise<{ requestId: number }> => {
  const { database, now, announce } = services
  const { userId } = member
  await countChange(services, 'deploy', userId)
  const { tenantId, ...request } = await database.transaction(async transaction => {
    const robot = await robotFor(transaction, member, robotId)
    return { tenantId: robot.tenantId, ...requestOrRefuse(await ask(transaction, robot, { userId, now: now() })) }
  })
  announce.ofRobots([tenantId], news)
  return request
}
