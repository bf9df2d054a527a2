import type { Topic } from '../../topic.ts'
import { putRobotLocks } from './demo.ts'
import { toldLockWork } from './keep-told.ts'
import { retention } from './retention.ts'
import { robotLockRoutes } from './routes.ts'
import { endTelling } from './tell-locks.ts'

export const robotLocksTopic = {
  routes: [{ group: 'stores', make: robotLockRoutes }],
  background: [toldLockWork],
  endHandlers: { lock: endTelling, unlock: endTelling },
  retention,
  demo: [{ name: 'robot locks', put: putRobotLocks }]
} satisfies Topic
