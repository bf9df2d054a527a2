import { deviceUpgrades, deviceVersions } from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(deviceUpgrades)],
  bounded: [[deviceVersions, 'the robot maker publishes versions of devices']]
}
