import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { grant } from './sign-in.ts'

/*
 * Sign-in of internal employees at their workplace's OpenID Connect provider (docs/requirements.md §1), where `environment.json` names
 * one. These stand outside of `calls`: a cloud without a provider has none of them.
 */

const base = '/api/userservice/auth/workplace/v1'

/** The addresses that the browser itself opens: at the start, and on the way back from the provider. */
export const workplacePaths = {
  /** With `redirect`, where to go after sign-in. It leads to the provider. */
  start: `${base}/start`,
  /** Registered at the provider. It leads to `/login?workplace=<outcome>&redirect=…`. */
  callback: `${base}/callback`
} as const

/**
 * The issuer that an environment names for the cloud's own provider for development. The cloud puts its own origin
 * before this path, since the port is known only at the start.
 */
export const developmentIssuer = '/dev/workplace'

/**
 * How it ended at the provider. After `done` the browser holds a ticket, in a cookie that no script reads, which
 * `signInByWorkplace` takes: so no token stands in an address, a history or a referrer.
 */
export const workplaceOutcomes = ['done', 'cancelled', 'failed', 'unknown', 'inaccessible', 'unactivated'] as const
export type WorkplaceOutcome = (typeof workplaceOutcomes)[number]

export const signInByWorkplace = defineCall({
  method: 'POST',
  path: `${base}/token`,
  summary: 'Gives a token for the ticket in the cookie that the way back from the provider set; once, within a minute.',
  access: 'anyone',
  body: v.object({}),
  data: grant
})
