import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'
import { accountRoutes } from './routes/account.ts'
import { codeRoutes } from './routes/codes.ts'
import { identityRoutes } from './routes/identity.ts'
import { securityRoutes } from './routes/security.ts'

export const identityTopic = {
  routes: [
    { group: 'signIn', except: { userInfo: 'frame' }, make: identityRoutes },
    { group: 'account', make: codeRoutes },
    { group: 'account', make: accountRoutes },
    { group: 'account', make: securityRoutes }
  ],
  retention
} satisfies Topic
