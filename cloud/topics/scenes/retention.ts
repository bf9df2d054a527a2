import { and, isNotNull, lt } from 'drizzle-orm'
import { robotPlaces, sceneFloors, sceneRobots, scenes } from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(scenes, 'HISTORY_DAYS after they were deleted', (now, { historyMs }) =>
      and(isNotNull(scenes.deleteTime), lt(scenes.deleteTime, now - historyMs))
    )
  ],
  bounded: [
    [sceneFloors, '12 rows a scene'],
    [sceneRobots, 'one row a robot'],
    [robotPlaces, 'one row a robot']
  ]
}
