import type { FastifyInstance } from 'fastify'
import type { Every } from '../clock.ts'
import { openFaultLog } from '../http/fault-log.ts'
import { openLines, type RouteLines, type Turn } from '../http/lines.ts'
import { createServer } from '../http/server.ts'
import type { CloudOptions } from './cloud-options.ts'
import { prepareToStop, type Stop } from './stop-server.ts'

/** The server before it listens. */
export type OpenHttp = {
  server: FastifyInstance
  routeLines: RouteLines
  /** Has a request wait in the line of its group. */
  turn: Turn
  stop: Stop
  /** Calls back once, when the cloud is told to stop. */
  whenStopped: (leave: () => void) => void
  /** Ends what the log does by itself. */
  close: () => void
}

/** Makes the server, with its lines and its log. */
export const openHttp = async (
  { data, rules, logLevel = 'warn', logTo, trustedProxies = [] }: CloudOptions,
  every: Every
): Promise<OpenHttp> => {
  const turn = openLines(data.kind === 'server', rules.database)
  const faultLog = openFaultLog()
  const { server, routeLines } = await createServer({
    faultLog,
    logLevel,
    requestMs: rules.requestMs,
    trustedProxies,
    turn,
    refusedBodies: rules.refusedBodies,
    ...(logTo && { logTo })
  })
  const stopped = new EventTarget()
  return {
    server,
    routeLines,
    turn,
    stop: prepareToStop(server, () => stopped.dispatchEvent(new Event('stop'))),
    whenStopped: leave => stopped.addEventListener('stop', leave, { once: true }),
    close: faultLog.tell(server.log, every)
  }
}
