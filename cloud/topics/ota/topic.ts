import type { Topic } from '../../topic.ts'
import { putOta } from './demo.ts'
import { endUpgrade } from './end-upgrade.ts'
import { softwareCheckWork } from './files/keep-checking.ts'
import { withdrawnFileWork } from './files/keep-removing.ts'
import { serveSoftwareFiles } from './files/serve-files.ts'
import { retention } from './retention.ts'
import { rollOutWork } from './roll-outs/keep-rolling-out.ts'
import { otaRuleRoutes } from './routes/roll-out-rules.ts'
import { otaRollOutRoutes } from './routes/roll-outs.ts'
import { otaSoftwareRoutes } from './routes/software.ts'
import { otaFileRoutes } from './routes/software-files.ts'

export const otaTopic = {
  routes: [
    { group: 'stores', make: otaSoftwareRoutes },
    { group: 'packages', make: otaFileRoutes },
    { group: 'stores', make: otaRollOutRoutes },
    { group: 'stores', make: otaRuleRoutes }
  ],
  serve: serveSoftwareFiles,
  background: [rollOutWork, softwareCheckWork, withdrawnFileWork],
  endHandlers: { upgrade: endUpgrade },
  retention,
  demo: [{ name: 'ota', put: putOta }]
} satisfies Topic
