import { permissionOfAct } from '#contract/calls/robot-acts/one.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember } from '../../http/served.ts'
import type { CloudServices } from '../../services.ts'
import { askOneRobot } from '../robot-requests/index.ts'
import { askToAct } from './ask-to-act.ts'

/** One act of one robot. */
export const robotActRoutes = (services: CloudServices) => ({
  askRobotToAct: forMember(calls.askRobotToAct, ({ body: { robotId, act } }, member) =>
    askOneRobot(services, member, robotId, async (transaction, _robot, asking) =>
      member.perms.includes(permissionOfAct[act.kind])
        ? askToAct(transaction, { robotId, act }, asking)
        : { refused: codes.permissionMissing }
    )
  )
})
