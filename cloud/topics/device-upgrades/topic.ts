import type { Topic } from '../../topic.ts'
import { putDeviceUpgradesOfDemo } from './demo.ts'
import { retention } from './retention.ts'
import { platformUpgradeRoutes } from './routes.ts'
import { deviceUpgradeWork } from './upgrade-reports.ts'

export const deviceUpgradesTopic = {
  routes: [{ group: 'stores', make: platformUpgradeRoutes }],
  background: [deviceUpgradeWork],
  retention,
  demo: [{ name: 'device upgrades', put: putDeviceUpgradesOfDemo }]
} satisfies Topic
