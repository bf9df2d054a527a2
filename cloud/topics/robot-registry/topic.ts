import { robotHistory, robotModels } from '../../database/schema.ts'
import type { Topic } from '../../topic.ts'
import { robotRegistryRoutes } from './routes.ts'

export const robotRegistryTopic = {
  routes: [{ group: 'stores', make: robotRegistryRoutes }],
  retention: {
    kept: [],
    bounded: [
      [robotModels, 'at most 1,000 models'],
      [robotHistory, 'people act on a robot a few times in its life, and the entries go with the robot']
    ]
  }
} satisfies Topic
