import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { withoutSecrets } from '#contract/without-secrets.ts'
import { addUsageEvents } from '../database/usage-events.ts'
import { forMember } from '../http/served.ts'
import { countOrRefuse } from '../identity/rates.ts'
import type { IdentityServices } from '../identity/services.ts'
import { readEvents } from './usage-events.ts'

export const usageRoutes = ({ database, now, rules }: IdentityServices) => ({
  recordEvents: forMember(
    calls.recordEvents,
    async ({ body: { ap, cm, et } }, { userId, sessionId }) => {
      const { good, refused } = readEvents(et)
      const receiveTime = now()
      await countOrRefuse(database, `usage of ${sessionId}`, rules.tracking, receiveTime)
      const common = withoutSecrets(cm)
      await addUsageEvents(
        database,
        good.map(({ timestamp, event, properties }) => ({
          userId,
          application: ap,
          common,
          event,
          properties: withoutSecrets(properties),
          occurTime: timestamp,
          receiveTime
        }))
      )
      return { stored: good.length, refused }
    },
    { bodyLimit: limits.trackingBytesMax }
  )
})
