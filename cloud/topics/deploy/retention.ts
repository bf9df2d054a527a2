import { lt } from 'drizzle-orm'
import * as limits from '#contract/limits.ts'
import { day } from '../../clock.ts'
import {
  deploymentEvents,
  deployments,
  deviceMeasures,
  faultCodes,
  mappingConfigurations,
  robotMappings
} from '../../database/schema.ts'
import { ended, rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(deviceMeasures, '7 days', now => lt(deviceMeasures.minute, now - limits.measureDays * day)),
    ended(deployments)
  ],
  bounded: [
    [faultCodes, 'editors write them, so many an hour'],
    [deploymentEvents, '200 rows a deployment; they go with it'],
    [mappingConfigurations, 'one row a model and store'],
    [robotMappings, 'one row a robot']
  ]
}
