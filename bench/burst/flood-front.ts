import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import type { LiveAction } from '#contract/page/live.ts'

const stepMs = 10

/**
 * A server in front of the portal that passes every call on. It holds the live channels itself, since no cloud would
 * send such floods.
 */
export const floodFront = async (portal: string) => {
  const server = createServer((question, answer) => {
    const { method, headers } = question
    const passedOn = request(new URL(question.url ?? '/', portal), { method, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    // A browser that goes takes its calls with it.
    passedOn.on('error', () => answer.destroy())
    question.pipe(passedOn)
  })
  const channels = new WebSocketServer({ server })
  channels.on('connection', channel => channel.send('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** Sends so many messages to every channel, evenly over the time. */
  const flood = async (messages: number, ms: number): Promise<void> => {
    const frame = JSON.stringify({ action: 'cloud_message' satisfies LiveAction })
    const began = performance.now()
    let sent = 0
    while (sent < messages) {
      const due = Math.min(messages, Math.ceil(((performance.now() - began) / ms) * messages))
      for (; sent < due; sent += 1) for (const channel of channels.clients) channel.send(frame)
      await pause(stepMs)
    }
  }
  const stop = (): void => {
    for (const channel of channels.clients) channel.terminate()
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, flood, stop }
}
