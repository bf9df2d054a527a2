import type { Topic } from '../../topic.ts'
import { putOta } from './demo.ts'
import { endUpgrade } from './end-upgrade.ts'
import { retention } from './retention.ts'
import { rollOutWork } from './roll-outs/keep-rolling-out.ts'
import { otaRollOutRoutes } from './routes/roll-outs.ts'
import { otaSoftwareRoutes } from './routes/software.ts'

export const otaTopic = {
  routes: [
    { group: 'stores', make: otaSoftwareRoutes },
    { group: 'stores', make: otaRollOutRoutes }
  ],
  background: [rollOutWork],
  endHandlers: { upgrade: endUpgrade },
  retention,
  demo: [{ name: 'ota', put: putOta }]
} satisfies Topic
