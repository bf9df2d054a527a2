import { computed } from 'nanostores'
import type { Language } from '#contract/languages.ts'
import { $micro } from './frame/micro.ts'
import { $permissions, $session, $user } from './identity/session.ts'
import { $language } from './language/language.ts'
import { $route, type Route } from './routes/route.ts'
import { freeze, readOnly } from './stores.ts'

/** The state that every sub-application receives (docs/requirements.md §4). A token of `-1` means that the person logged out. */
export type SharedState = Readonly<{
  token: string
  permissions: readonly string[]
  language: Language
  route: Route
  userId: number | undefined
  /** Whether the open sub-application was opened by an address with `micro=true`. */
  micro: boolean
}>

/** Read-only and frozen: one sub-application must not change what another one reads. */
export const $sharedState = readOnly(
  computed(
    [$session, $permissions, $language, $route, $user, $micro],
    (session, permissions, language, route, user, micro): SharedState =>
      freeze({
        // A page below the sign-in has not been left. It keeps the token, which is worth nothing now, until the next one.
        token: session.state === 'guest' ? '-1' : session.token,
        permissions,
        language,
        route,
        userId: user?.userId,
        micro: micro !== undefined
      })
  )
)
