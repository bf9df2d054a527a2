import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byGroup, type CallGroup, connectionsOf } from '../database/engine/call-groups.ts'
import type { Rules } from '../rules.ts'
import { createCallLine, type Piece } from './call-line.ts'
import { networkAddressOf } from './request/origin-of.ts'

/** The lines in which requests wait: one for each group of calls, and one for all that asks no database. */
export type LineName = CallGroup | 'files'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `none` for a route that answers from memory in one word. Every other route is in a line. */
    line?: LineName | 'none'
  }
}

/**
 * Does a piece of a request's work when the turn of its network address has come.
 * @throws Overloaded where too much waits in this line
 */
export type Turn = <Result>(
  request: FastifyRequest,
  line: LineName,
  piece: Piece,
  work: () => Promise<Result>
) => Promise<Result>

/** Calls of one group that PGlite works on at once: it does one thing at a time, and one call may wait for a password. */
const callsOnPglite = 2

/** Files cost little each; a page asks for dozens of them in one moment. */
const files = { atOnce: 32, times: 10 }

/** Opens the lines of a server. */
export const openLines = (isServer: boolean, { connections, waitingMax }: Rules['database']): Turn => {
  const ofGroup = byGroup(name => {
    const atOnce = isServer ? connectionsOf(name, connections) : callsOnPglite
    return createCallLine({ name, atOnce, waitingMax })
  })
  const ofFiles = createCallLine({ name: 'files', atOnce: files.atOnce, waitingMax: files.times * waitingMax })
  return (request, line, piece, work) =>
    (line === 'files' ? ofFiles : ofGroup(line))(piece, networkAddressOf(request), work)
}

/** The routes of a server with the lines in which their requests wait. */
export type RouteLines = { method: string; url: string; line: LineName | 'none' }[]

/**
 * Has each request that names no line of its own wait for a turn among the files: built files, pages, descriptions,
 * and paths that lead nowhere. So no route is outside of all lines, unless it says so.
 * @returns the routes, as they come
 */
export const keepInLine = (server: FastifyInstance, turn: Turn): RouteLines => {
  const routes: RouteLines = []
  server.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) routes.push({ method: one, url, line: config?.line ?? 'files' })
  })
  server.addHook('onRequest', async request => {
    const line = request.routeOptions.config?.line ?? 'files'
    if (line === 'files') await turn(request, 'files', 'caller', async () => undefined)
  })
  return routes
}
