import type { Topic } from '../../topic.ts'
import { putRobotLogs } from './demo/put-logs.ts'
import { retention } from './retention.ts'
import { remoteLogRoutes } from './routes.ts'
import { serveLogFiles } from './serve-files.ts'

export const robotLogsTopic = {
  routes: [{ group: 'stores', make: remoteLogRoutes }],
  serve: serveLogFiles,
  retention,
  demo: [{ name: 'robot logs', put: putRobotLogs }]
} satisfies Topic
