import { propertiesWithoutSecrets, withoutSecrets } from '#contract/checks/without-secrets.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../clock.ts'
import { forMember } from '../../http/served.ts'
import type { CloudServices } from '../../services.ts'
import { countHere, countOrRefuse } from '../rates/index.ts'
import { addUsageEvents } from './sql.ts'
import { readEvents } from './usage-events.ts'

const trackingBytesMax = 256 * 1_024

/**
 * When an event happened, as it is stored: the nearest moment within a day of now. A clock that is wrong, or somebody who
 * makes dates up, fills no other day.
 */
export const datedWithinADay = (timestamp: number, now: number): number =>
  Math.min(Math.max(timestamp, now - day), now + day)

export const usageRoutes = ({ database, now, rules }: CloudServices) => {
  const countAddress = countHere(rules.tracking.address, now)
  return {
    recordEvents: forMember(
      calls.recordEvents,
      async ({ body: { ap, cm, et } }, { userId, sessionId }, { networkAddress }) => {
        countAddress.one(networkAddress)
        const { good, refused } = readEvents(et)
        const receiveTime = now()
        await countOrRefuse(database, `usage of ${sessionId}`, rules.tracking.session, receiveTime)
        await countOrRefuse(database, `usage of user ${userId}`, rules.tracking.user, receiveTime)
        const budget = { left: limits.trackingTextsSizeMax }
        const common = withoutSecrets(cm, budget)
        await addUsageEvents(
          database,
          good.map(({ timestamp, event, properties }) => ({
            userId,
            application: ap,
            common,
            event,
            properties: propertiesWithoutSecrets({ event, properties }, budget),
            occurTime: datedWithinADay(timestamp, receiveTime),
            receiveTime
          }))
        )
        return { stored: good.length, refused }
      },
      { bodyLimit: trackingBytesMax }
    )
  }
}
