import type { Topic } from '../../topic.ts'
import { putRobotLocks } from './demo.ts'
import { toldLockWork } from './keep-told.ts'
import { retention } from './retention.ts'
import { robotLockRoutes } from './routes.ts'
import { settleLock } from './tell-locks.ts'

export const robotLocksTopic = {
  routes: [{ group: 'stores', make: robotLockRoutes }],
  background: [toldLockWork],
  settlers: { lock: settleLock, unlock: settleLock },
  retention,
  demo: [{ name: 'robot locks', put: putRobotLocks }]
} satisfies Topic
