import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { menuRoutes } from './routes.ts'

export const menuTopic = {
  routes: [{ group: 'usage', except: { menuTree: 'frame' }, make: menuRoutes }],
  retention
} satisfies Topic
