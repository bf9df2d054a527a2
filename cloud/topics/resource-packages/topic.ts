import type { Topic } from '../../topic.ts'
import { packageCheckWork } from './check/keep-checking.ts'
import { putPackages } from './demo/put-packages.ts'
import { putRobotPackages } from './demo/robot-packages.ts'
import { retention } from './retention.ts'
import { packageUploadRoutes } from './routes/package-uploads.ts'
import { resourcePackageRoutes } from './routes/resource-packages.ts'
import { servePackageFiles } from './serve-files.ts'

export const resourcePackagesTopic = {
  routes: [
    { group: 'packages', make: packageUploadRoutes },
    { group: 'packages', make: resourcePackageRoutes }
  ],
  serve: servePackageFiles,
  background: [packageCheckWork],
  retention,
  demo: [
    { name: 'resource packages', put: putPackages },
    { name: 'robot packages', put: putRobotPackages }
  ]
} satisfies Topic
