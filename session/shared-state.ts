import { computed } from 'nanostores'
import type { Language } from '#contract/languages.ts'
import { $micro } from './frame/micro.ts'
import { $permissions, $token, $user } from './identity/session.ts'
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
    [$token, $permissions, $language, $route, $user, $micro],
    (token, permissions, language, route, user, micro): SharedState =>
      freeze({
        token: token ?? '-1',
        permissions,
        language,
        route,
        userId: user?.userId,
        micro: micro !== undefined
      })
  )
)
