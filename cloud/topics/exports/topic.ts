import type { Topic } from '../../topic.ts'
import { exportWork } from './keep-exporting.ts'
import { retention } from './retention.ts'
import { exportRoutes } from './routes.ts'
import { serveExportFiles } from './serve-files.ts'

export const exportsTopic = {
  routes: [{ group: 'dashboard', make: exportRoutes }],
  serve: serveExportFiles,
  background: [exportWork],
  retention
} satisfies Topic
