import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import {
  signInByWorkplace as signInByWorkplaceCall,
  type WorkplaceOutcome,
  workplacePaths
} from '#contract/calls/identity/workplace.ts'
import { boundedString } from '#contract/checks/bounds.ts'
import * as limits from '#contract/limits.ts'
import { describeFault } from '../../../http/log.ts'
import { networkAddressOf } from '../../../http/request/origin-of.ts'
import { forBrowser, type Served } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { admitFromWorkplace, signInByWorkplace, ticketSeconds } from '../sign-in/workplace.ts'
import type { WorkplaceProvider } from '../sign-in/workplace-provider.ts'
import { mayTry, settleAddress } from '../sql/sign-in/sign-in-attempts.ts'
import { deviceTokenOf, giveDeviceToken } from './device-cookie.ts'

/** Seconds that a person has at the provider. */
const attemptSeconds = 10 * 60

const attemptCookie = 'portal_workplace_attempt'
const ticketCookie = 'portal_workplace_ticket'

/** The cookie from the start to the provider's answer. It binds the answer to the browser that asked (RFC 9700). */
const attemptSchema = v.object({
  state: boundedString(128),
  nonce: boundedString(128),
  verifier: boundedString(128),
  redirect: boundedString(limits.redirectMaxLength)
})

const encode = (value: v.InferOutput<typeof attemptSchema>): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

/** Browsers drop longer ones without a word; a person then comes back to the start instead of nowhere. */
const fitsCookie = (value: string): boolean => value.length <= 3_800

const decode = (text: string | undefined): v.InferOutput<typeof attemptSchema> | undefined => {
  try {
    const read = v.safeParse(attemptSchema, JSON.parse(Buffer.from(text ?? '', 'base64url').toString()))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** The portal checks `redirect` before it follows it, as that of every sign-in. */
const signInPage = (outcome: WorkplaceOutcome, redirect: string): string =>
  `/login?${new URLSearchParams({ workplace: outcome, ...(redirect === '' ? {} : { redirect }) })}`

/** The call that makes a session of a ticket. */
export const workplaceCalls = (services: CloudServices): Served[] => [
  forBrowser(signInByWorkplaceCall, async (_request, caller) => {
    const from = { origin: caller.origin, deviceToken: deviceTokenOf(caller) }
    const { grant, deviceToken } = await signInByWorkplace(services, caller.cookies[ticketCookie], from)
    giveDeviceToken(caller, deviceToken, services.rules.device)
    return grant
  })
]

/** The two addresses that the browser itself goes to, on its way to the provider and back. */
export const serveWorkplace = (
  server: FastifyInstance,
  services: CloudServices,
  { provider, origin }: { provider: WorkplaceProvider; origin: string | undefined }
): void => {
  const { database, now, rules } = services
  // A proxy that we trust says by which scheme and host it was asked.
  const originFor = ({ protocol, host }: FastifyRequest): string =>
    origin ?? `${protocol === 'https' ? 'https' : 'http'}://${host}`
  const callbackOf = (request: FastifyRequest): string => originFor(request) + workplacePaths.callback
  const isSecure = (request: FastifyRequest): boolean => originFor(request).startsWith('https:')
  const attemptLife = { path: workplacePaths.callback, sameSite: 'lax' } as const
  const ticketLife = { path: signInByWorkplaceCall.path, sameSite: 'strict' } as const

  server.get(workplacePaths.start, async (request, reply) => {
    const redirect = redirectOf(request)
    const life = { ...attemptLife, secure: isSecure(request), maxAge: attemptSeconds }
    try {
      const { address, attempt } = await provider.begin(callbackOf(request))
      const [value = ''] = [redirect, ''].map(to => encode({ ...attempt, redirect: to })).filter(fitsCookie)
      reply.setCookie(attemptCookie, value, life)
      return reply.redirect(address, 303)
    } catch (error) {
      request.log.warn(describeFault(error, request), 'the workplace provider cannot be asked')
      return reply.redirect(signInPage('failed', redirect), 303)
    }
  })

  server.get(workplacePaths.callback, async (request, reply) => {
    const attempt = decode(request.cookies[attemptCookie])
    const secure = isSecure(request)
    reply.clearCookie(attemptCookie, { ...attemptLife, secure })
    // Without what its start left behind, an answer is somebody else's: a link that would sign people in as its sender.
    if (attempt === undefined) return reply.redirect(signInPage('failed', ''), 303)
    // Counted by itself: wrong passwords of others at the same address shut nobody out here.
    const counted = `workplace from ${networkAddressOf(request)}`
    const limit = rules.address.failedSignIns
    if (!(await mayTry(database, counted, now(), limit)))
      return reply.redirect(signInPage('failed', attempt.redirect), 303)
    try {
      const verdict = await provider.finish(callbackOf(request), request.url.split('?')[1] ?? '', attempt)
      if (verdict.kind === 'cancelled') return reply.redirect(signInPage('cancelled', attempt.redirect), 303)
      const admission = await admitFromWorkplace(services, verdict.email)
      const life = { ...ticketLife, secure, maxAge: ticketSeconds }
      if (admission.outcome === 'done') reply.setCookie(ticketCookie, admission.ticket, life)
      return reply.redirect(signInPage(admission.outcome, attempt.redirect), 303)
    } catch (error) {
      request.log.warn(describeFault(error, request), 'the workplace provider did not vouch for somebody')
      await settleAddress(database, counted, 'wrong', now(), limit)
      return reply.redirect(signInPage('failed', attempt.redirect), 303)
    }
  })
}

/** Where to go after sign-in; the portal takes no longer one. */
const redirectOf = ({ query }: FastifyRequest): string => {
  const { redirect } = query as Record<string, unknown>
  return typeof redirect === 'string' && redirect.length <= limits.redirectMaxLength ? redirect : ''
}
