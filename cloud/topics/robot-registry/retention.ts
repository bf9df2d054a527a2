import { robotHistory, robotKinds, robotModels } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [robotKinds, 'at most 40 kinds'],
    [robotModels, 'at most 1,000 models'],
    [robotHistory, 'people act on a robot a few times in its life, and the entries go with the robot']
  ]
}
