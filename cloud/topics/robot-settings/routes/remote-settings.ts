import type { SettingChange } from '#contract/calls/robot-settings/remote-settings.ts'
import { misfitKeys } from '#contract/calls/robot-settings/robot-settings.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { askOneRobot, type FoundRequest, findRequestsOf, robotFor, showRequest } from '../../robot-requests/index.ts'
import { askForSettings, askToReadSettings } from '../ask-for-settings.ts'
import { findSaidSettings } from '../sql/robot-settings.ts'

const showChange = (request: FoundRequest): SettingChange => ({
  ...showRequest(request),
  values: request.ask.kind === 'changeSettings' ? request.ask.values : []
})

/** Settings of single robots, read and changed from afar. */
export const remoteSettingRoutes = (services: CloudServices) => {
  const { database } = services
  return {
    remoteSettings: forMember(calls.remoteSettings, async ({ query: { robotId } }, member) => {
      const { tenantId: _, ...robot } = await robotFor(database, member, robotId)
      const last = { robotId, pageNo: 1, size: 1 }
      const [reading] = (await findRequestsOf(database, { ...last, kind: 'readSettings' })).list
      const [change] = (await findRequestsOf(database, { ...last, kind: 'changeSettings' })).list
      return {
        ...robot,
        values: await findSaidSettings(database, robotId),
        reading: reading === undefined ? null : showRequest(reading),
        change: change === undefined ? null : showChange(change)
      }
    }),

    readRemoteSettings: forMember(calls.readRemoteSettings, ({ body: { robotId } }, member) =>
      askOneRobot(services, member, robotId, askToReadSettings)
    ),

    changeRemoteSettings: forMember(calls.changeRemoteSettings, ({ body: { robotId, values } }, member) =>
      askOneRobot(services, member, robotId, (transaction, robot, asking) => {
        const data = misfitKeys(values, robot.capabilities).map(key => ({ field: key, reason: 'not for this robot' }))
        if (data.length > 0) throw new Refusal(codes.parameterIllegal, { data })
        return askForSettings(transaction, robot, values, asking)
      })
    ),

    settingChanges: forMember(calls.settingChanges, async ({ query: { robotId, ...page } }, member) => {
      await robotFor(database, member, robotId)
      const { list, total } = await findRequestsOf(database, { ...page, robotId, kind: 'changeSettings' })
      return { list: list.map(showChange), total }
    })
  }
}
