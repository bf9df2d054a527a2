import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { withoutSecrets } from '#contract/without-secrets.ts'
import { addUsageEvents } from '../database/usage-events.ts'
import { forMember } from '../http/served.ts'
import { countOrRefuse } from '../identity/rates.ts'
import type { IdentityServices } from '../identity/services.ts'
import { Refusal } from '../refusal.ts'

/** The last moment of the year 9999: what comes after has no date that the database reads. */
const lastMoment = Date.UTC(10_000, 0) - 1

export const usageRoutes = ({ database, now, rules }: IdentityServices) => ({
  recordEvents: forMember(
    calls.recordEvents,
    async ({ body: { ap, cm, et } }, { userId, sessionId }) => {
      const problems = et.flatMap(({ timestamp }, index) =>
        timestamp < 0 || timestamp > lastMoment
          ? [{ field: `et.${index}.timestamp`, reason: 'epoch milliseconds before the year 10000' }]
          : []
      )
      if (problems.length > 0) throw new Refusal(codes.parameterIllegal, { data: problems })
      const receiveTime = now()
      await countOrRefuse(database, `usage of ${sessionId}`, rules.tracking, receiveTime)
      const common = withoutSecrets(cm)
      await addUsageEvents(
        database,
        et.map(({ timestamp, event, properties }) => ({
          userId,
          application: ap,
          common,
          event,
          properties: withoutSecrets(properties),
          occurTime: timestamp,
          receiveTime
        }))
      )
      return null
    },
    { bodyLimit: limits.trackingBytesMax }
  )
})
