import type { FastifyInstance } from 'fastify'
import { parseJson } from '../../http/request/body.ts'
import { networkAddressOf } from '../../http/request/origin-of.ts'
import type { Rate } from '../../rules.ts'
import { policyReportsPath } from './content-security-policy.pure.ts'
import { blockedIn } from './policy-report.ts'

const bytesMax = 16 * 1_024

/** Of one body: browsers send several reports together, each with some twenty values. */
const valuesMax = 2_000

/** Kinds and addresses that are told apart within one window; more of them are counted together. */
const kindsMax = 20
const addressesMax = 10_000

const addTo = (counts: Map<string, number>, key: string, countsMax: number): number => {
  const kept = counts.has(key) || counts.size < countsMax ? key : 'others'
  const count = (counts.get(kept) ?? 0) + 1
  counts.set(kept, count)
  return count
}

/**
 * Receives what browsers report of blocked code, counts it, and logs one line a window. Anybody can send reports, so
 * they reach neither the database nor, in their own words, the log; the counts are this process's own.
 */
export const servePolicyReports = (server: FastifyInstance, { count, windowMs }: Rate): void => {
  const blocked = new Map<string, number>()
  const requests = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    requests.clear()
    if (blocked.size > 0)
      server.log.warn({ blocked: Object.fromEntries(blocked) }, 'the content security policy blocked')
    blocked.clear()
  }
  server.addHook('onClose', async () => tell())

  // In a scope of its own: no call may take these content types.
  server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'buffer', bodyLimit: bytesMax },
      async (_request: unknown, body: Buffer) => parseJson(body, valuesMax)
    )
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      reply.code(error.statusCode === 413 || error.statusCode === 415 ? error.statusCode : 400).send()
    )
    scope.post(policyReportsPath, {
      onRequest: async (request, reply) => {
        timer ??= setTimeout(tell, windowMs).unref()
        if (addTo(requests, networkAddressOf(request), addressesMax) > count) return reply.code(429).send()
      },
      handler: async (request, reply) => {
        const kinds = blockedIn(request.body)
        for (const kind of kinds ?? []) addTo(blocked, kind, kindsMax)
        return reply.code(kinds === undefined ? 400 : 204).send()
      }
    })
  })
}
