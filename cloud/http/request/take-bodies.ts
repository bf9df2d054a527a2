import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Rate } from '../../rules.ts'
import { countHere } from '../../topics/rates/rates.ts'
import { parseForm, parseJson } from './body.ts'
import { networkAddressOf } from './origin-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most values that a JSON body of this route can need; a few where nothing is said. */
    valuesMax?: number
  }
}

/** For routes that are no calls of the contract, as those of the cleaning control centre while developing. */
const fewValues = 200

/** The sender of a body: a member, wherever they are, or a network address of strangers. */
const senderOf = (request: FastifyRequest): string => {
  const member = request.caller?.member
  return member === undefined ? networkAddressOf(request) : `user ${member.userId}`
}

/**
 * Has the server read JSON and forms. A body that is none at all costs its sender: after so many of them, further bodies
 * of that sender are refused unread for the rest of the window. A field that does not fit its schema costs nothing, since
 * people mistype.
 */
export const takeBodies = (server: FastifyInstance, refusedBodies: Rate): void => {
  const refused = countHere(refusedBodies, () => performance.now())
  const counted = async <Body>(request: FastifyRequest, parse: () => Body): Promise<Body> => {
    const sender = senderOf(request)
    refused.refuseSpent(sender)
    try {
      return parse()
    } catch (error) {
      refused.one(sender)
      throw error
    }
  }
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    counted(request, () => parseJson(body, request.routeOptions.config.valuesMax ?? fewValues))
  )
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string) => counted(request, () => parseForm(body))
  )
}
