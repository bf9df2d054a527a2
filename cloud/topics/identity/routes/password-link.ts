import { setPasswordByLink as setPasswordByLinkCall } from '#contract/calls/identity/password-link.ts'
import { forAnyone, type Served } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { setPasswordByLink } from '../passwords/password-link.ts'

/** The call behind the links that `npm run admin` prints. */
export const passwordLinkCalls = (services: CloudServices): Served[] => [
  forAnyone(setPasswordByLinkCall, async ({ body }, origin) => {
    await setPasswordByLink(services, body, origin)
    return null
  })
]
