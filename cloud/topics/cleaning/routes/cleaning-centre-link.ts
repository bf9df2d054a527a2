import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import type { Clock } from '../../../clock.ts'
import { forTokenHolder } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { Centre } from '../centre/centre.ts'
import { signRequest } from '../centre/sign-request.ts'

/** Links to the cleaning control centre. Each carries the caller's own token, encrypted, as docs/requirements.md §2 wants. */
export const cleaningCentreRoutes = ({ now, centre }: { now: Clock; centre: Centre | undefined }) => ({
  cleaningCentreLink: forTokenHolder(
    calls.cleaningCentreLink,
    async ({ query: { language = fallbackLanguage } }, { token, member: { tenantId } }) => {
      if (centre === undefined) throw new Refusal(codes.notFound)
      const { address, keys, systemType, siteEnv } = centre
      const data = signRequest({ token, language, tenantId, systemType, siteEnv }, keys, now())
      return { url: `${address}?data=${data}` }
    }
  )
})
