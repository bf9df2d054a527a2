import type { calls } from '#contract/index.ts'
import type { Served } from '../http/served.ts'
import type { IdentityServices } from '../identity/services.ts'
import { accountRoutes } from './account.ts'
import { agreementRoutes } from './agreements.ts'
import { appointmentRoutes } from './appointments.ts'
import { codeRoutes } from './codes.ts'
import { homeRoutes } from './home.ts'
import { identityRoutes } from './identity.ts'
import { languageRoutes } from './languages.ts'
import { menuRoutes } from './menu.ts'
import { messageRoutes } from './messages.ts'
import { robotRoutes } from './robots.ts'
import { securityRoutes } from './security.ts'
import { storeRoutes } from './stores.ts'
import { studyRoutes } from './study.ts'
import { taskRoutes } from './tasks.ts'
import { usageRoutes } from './usage.ts'

/** What answers each call of the contract; a call that nobody answers is an error of the compiler. */
export const routes = (services: IdentityServices) =>
  ({
    ...identityRoutes(services),
    ...codeRoutes(services),
    ...accountRoutes(services),
    ...securityRoutes(services),
    ...menuRoutes(services),
    ...languageRoutes(services),
    ...taskRoutes(services),
    ...agreementRoutes(),
    ...homeRoutes(services),
    ...appointmentRoutes(services),
    ...messageRoutes(services),
    ...robotRoutes(services),
    ...storeRoutes(services),
    ...studyRoutes(services),
    ...usageRoutes(services)
  }) satisfies Record<keyof typeof calls, Served>
