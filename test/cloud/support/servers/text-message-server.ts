import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type TextMessage = { path: string; headers: IncomingHttpHeaders; body: string }

type Answer = {
  status: number
  headers: Record<string, string>
  /** The status for who only asks whether anybody is there; without it the same. */
  probeStatus?: number
  /** Until then a message has no answer. */
  held?: Promise<void>
}

/** A real webhook on this machine that keeps its messages, and answers with the status that a test sets. */
export const startTextMessageServer = async () => {
  const messages: TextMessage[] = []
  const probes = { count: 0 }
  const answer: Answer = { status: 204, headers: {} }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    // By HEAD a cloud asks whether anybody is there.
    const isProbe = request.method === 'HEAD'
    if (isProbe) probes.count += 1
    else messages.push({ path: request.url ?? '', headers: request.headers, body })
    if (!isProbe) await answer.held
    const { status, probeStatus = status } = answer
    response.writeHead(isProbe ? probeStatus : status, answer.headers).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    probes,
    answer,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
