import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

type Options = {
  /** The cloud behind the proxy. */
  to: string
  /** The proxy's name for its client; by default the client's network address. */
  nameOf?: (client: string) => string | undefined
  /** By which scheme and host the world reaches the proxy; told to the cloud. */
  origin?: string
}

/**
 * A small proxy, as a person would set one up. It listens on loopback and appends its client to X-Forwarded-For. It asks
 * the cloud by the cloud's own name, and passes the live channel on.
 */
export const startProxy = async ({ to, nameOf = () => undefined, origin }: Options) => {
  const { host } = new URL(to)
  const headersOf = ({ headers, socket }: IncomingMessage) => {
    const client = socket.remoteAddress ?? ''
    const { protocol, host: asked } = new URL(origin ?? `http://${headers.host}`)
    return {
      ...headers,
      host,
      'x-forwarded-for': [headers['x-forwarded-for'], nameOf(client) ?? client].filter(Boolean).join(', '),
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-host': asked
    }
  }
  const forward = (incoming: IncomingMessage) =>
    request(to + incoming.url, { method: incoming.method ?? 'GET', headers: headersOf(incoming) })

  const sockets = new Set<Duplex>()
  const server = createServer((incoming, answer) => {
    const outgoing = forward(incoming)
    incoming.pipe(outgoing)
    outgoing.on('error', () => answer.destroy())
    outgoing.on('response', response => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
  })
  server.on('upgrade', (incoming, socket) => {
    const outgoing = forward(incoming)
    outgoing.on('error', () => socket.destroy())
    outgoing.on('upgrade', (response, upstream, first) => {
      const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.write(first)
      sockets.add(socket)
      upstream.pipe(socket).pipe(upstream)
      for (const end of [upstream, socket]) end.on('error', () => end.destroy())
    })
    outgoing.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.close()
    server.closeAllConnections()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  return { url, close }
}

export type Asked = {
  /** The loopback address to connect from: 127.0.0.1 to 127.255.255.254 are all this machine. */
  from?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Asks from an address of one's choice and with any headers, which fetch does not allow. */
export const askFrom = (
  url: string,
  { from = '127.0.0.1', method = 'GET', headers = {}, body }: Asked
): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, localAddress: from }, async response => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    asked.on('error', reject)
    asked.end(body)
  })
