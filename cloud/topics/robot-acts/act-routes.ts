import { permissionOfAct } from '#contract/calls/robot-acts/one.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { askOneRobot } from '../robot-requests/index.ts'
import { askToAct } from './ask-to-act.ts'

/** One act of one robot. */
export const robotActRoutes = (services: CloudServices) => ({
  askRobotToAct: forMember(calls.askRobotToAct, async ({ body: { robotId, act } }, member) => {
    if (!member.perms.includes(permissionOfAct[act.kind])) throw new Refusal(codes.permissionMissing)
    return askOneRobot(services, member, robotId, (transaction, _robot, asking) =>
      askToAct(transaction, { robotId, act }, asking)
    )
  })
})
