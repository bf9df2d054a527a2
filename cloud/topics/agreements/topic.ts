import type { Topic } from '../../topic.ts'
import { agreementRoutes } from './routes.ts'

export const agreementsTopic = {
  routes: [{ group: 'frame', make: agreementRoutes }]
} satisfies Topic
