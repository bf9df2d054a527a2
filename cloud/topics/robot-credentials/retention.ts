import { gateways, reporterCredentials } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [gateways, 'at most 1,000 of an organisation'],
    [reporterCredentials, 'one of a robot or a gateway']
  ]
}
