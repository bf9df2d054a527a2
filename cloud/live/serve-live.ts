import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { dataAgeMsMax, dataAgeQuery, liveCloseCodes, livePath, permissionStampQuery } from '#contract/page/live.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Turn } from '../http/lines.ts'
import { describeFault } from '../http/log.ts'
import { isOwnPage } from '../http/own-page.pure.ts'
import { networkAddressOf, pageClaimOf } from '../http/request/origin-of.ts'
import { Refusal } from '../refusal.pure.ts'
import type { Rules } from '../rules.ts'
import { permissionStamp } from '../topics/identity/permission-stamp.ts'
import { scopeOf } from '../topics/identity/scope.ts'
import { memberFinder } from '../topics/identity/sql/accounts.ts'
import { findTenantsBelow } from '../topics/identity/sql/tenants-below.ts'
import { tokenHash } from '../topics/identity/tokens.ts'
import { createChannel } from './channel.ts'
import type { Channels } from './channels.ts'

type Options = {
  database: Database
  now: Clock
  channels: Channels
  rules: Rules['live']
  allowedOrigins: readonly string[]
  turn: Turn
}

type FindMember = ReturnType<typeof memberFinder>

/** Channels that do not agree to their end are cut off after this, when the cloud stops. */
const farewellMs = 2_000

/** Handshakes wait for their turn like calls: anybody can make up tokens, and each of them is looked up. */
const line = 'live'

/**
 * Serves the live channel. Every handshake is accepted, and the code of the close that follows tells the fault. A browser
 * shows its page nothing of a handshake that was refused.
 * @returns a function that tells all channels that this process goes; they come back to another one
 */
export const serveLive = async (server: FastifyInstance, options: Options): Promise<{ leave: () => void }> => {
  const { channels } = options
  const findMember = memberFinder(options.database)
  let leaving = false
  const leave = () => {
    if (leaving) return
    leaving = true
    channels.closeAll(liveCloseCodes.goingAway)
    setTimeout(channels.dropAll, farewellMs).unref()
  }
  await server.register(websocket, {
    options: { maxPayload: limits.liveFrameBytesMax, perMessageDeflate: false },
    // A frame that is too large or broken: the socket says so by the code of its close, and ends itself.
    errorHandler: () => undefined,
    preClose: done => {
      leave()
      done()
    }
  })
  server.route({
    method: 'GET',
    // A wildcard has no largest length, so that a token that is too long is told to be wrong like any other.
    url: `${livePath}/*`,
    config: { line },
    handler: async () => {
      throw new Refusal(codes.notFound)
    },
    wsHandler: async (socket, request) => {
      if (leaving) return socket.close(liveCloseCodes.goingAway)
      try {
        await openChannel(socket, request, { ...options, findMember })
      } catch (error) {
        const told = { ...describeFault(error, request), networkAddress: networkAddressOf(request) }
        request.log.error(told, 'a live channel could not be opened')
        socket.close(liveCloseCodes.fault)
      }
    }
  })
  return { leave }
}

const openChannel = async (
  socket: WebSocket,
  request: FastifyRequest,
  {
    database,
    findMember,
    now,
    channels,
    rules: { framesPerSecond },
    allowedOrigins,
    turn
  }: Options & { findMember: FindMember }
): Promise<void> => {
  const channel = createChannel(socket, tokenHash((request.params as { '*': string })['*']), { now, framesPerSecond })
  socket.on('close', () => channels.remove(channel))
  if (!isOwnPage(pageClaimOf(request), allowedOrigins)) return channel.close(liveCloseCodes.originRefused)
  if (!channels.admit(channel)) return channel.close(liveCloseCodes.tooMuch)
  const find = () => turn(request, line, 'caller', () => findMember(channel.tokenHash, now()))
  const member = await find()
  if (member === undefined) {
    channels.remove(channel)
    return channel.close(liveCloseCodes.tokenInvalid)
  }
  const scope = scopeOf(member)
  const { tenantId } = member
  const below =
    scope.of === 'tenant' && tenantId !== null
      ? await turn(request, line, 'caller', () => findTenantsBelow(database, tenantId))
      : []
  channels.welcome(channel, { userId: member.userId, scope, below }, dataAge(request))
  const seen = seenStamp(request)
  if (seen === undefined) return
  // Looked up once more: what changed before the channel was welcomed was told to nobody, what changes from now on is told.
  const current = await find()
  if (current !== undefined && permissionStamp(current) !== seen) channel.tell('permissions_changed', {})
}

const queried = ({ query }: FastifyRequest, name: string): unknown => (query as Record<string, unknown>)[name]

/** The stamp of the permissions that the page knows; undefined for a page that names none. */
const seenStamp = (request: FastifyRequest): unknown => queried(request, permissionStampQuery)

/** The age of the page's oldest data in milliseconds; undefined for a page that does not tell it, or has old data. */
const dataAge = (request: FastifyRequest): number | undefined => {
  const told = queried(request, dataAgeQuery)
  if (typeof told !== 'string' || !/^\d{1,5}$/.test(told)) return undefined
  const age = Number(told)
  return age <= dataAgeMsMax ? age : undefined
}
