import {
  machineVersionParts,
  machineVersions,
  rollOuts,
  software,
  softwareVersions,
  upgrades
} from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(upgrades), ended(rollOuts)],
  bounded: [
    [software, 'the robot maker adds software'],
    [softwareVersions, 'the robot maker publishes versions'],
    [machineVersions, 'the robot maker makes whole-machine versions'],
    [machineVersionParts, '100 rows a whole-machine version']
  ]
}
