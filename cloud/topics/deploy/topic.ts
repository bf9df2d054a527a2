import type { Topic } from '../../topic.ts'
import { putDeployments } from './demo/deployments.ts'
import { putDemoFaultCodes } from './demo/fault-codes/put-fault-codes.ts'
import { putMappings } from './demo/mappings.ts'
import { putRobotAnswers } from './demo/remote-robots.ts'
import { retention } from './retention.ts'
import { deployRoutes } from './routes/deploy.ts'
import { diagnosisRoutes } from './routes/diagnoses.ts'
import { faultCodeRoutes } from './routes/fault-codes.ts'
import { mappingRoutes } from './routes/mapping-features.ts'

export const deployTopic = {
  routes: [
    { group: 'stores', make: deployRoutes },
    { group: 'stores', make: diagnosisRoutes },
    { group: 'stores', make: faultCodeRoutes },
    { group: 'stores', make: mappingRoutes }
  ],
  retention,
  demo: [
    { name: 'fault codes', put: putDemoFaultCodes },
    { name: 'robot answers', put: putRobotAnswers },
    { name: 'deployments', put: putDeployments },
    { name: 'mapping features', put: putMappings }
  ]
} satisfies Topic
