import type { Topic } from '../../topic.ts'
import { putRobotPlaces } from './demo/robot-places.ts'
import { putScenes } from './demo/scenes.ts'
import { retention } from './retention.ts'
import { robotPlaceRoutes } from './routes/robot-places.ts'
import { sceneRoutes } from './routes/scenes.ts'

export const scenesTopic = {
  routes: [
    { group: 'stores', make: sceneRoutes },
    { group: 'stores', make: robotPlaceRoutes }
  ],
  retention,
  demo: [
    { name: 'scenes', put: putScenes },
    { name: 'robot places', put: putRobotPlaces }
  ]
} satisfies Topic
