import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { languageRoutes } from './routes.ts'

export const languagesTopic = {
  routes: [{ group: 'languages', except: { languageFile: 'frame', languageHashes: 'frame' }, make: languageRoutes }],
  retention
} satisfies Topic
