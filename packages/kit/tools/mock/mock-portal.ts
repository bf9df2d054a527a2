import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { tokenCookie } from '#contract/page/page-names.ts'
import type { Frame } from './find-frame.ts'
import { openChannel } from './live-channel.ts'
import { callAt, mockAnswer } from './mock-answer.pure.ts'
import { fateOf, type MockSwitches } from './mock-switches.pure.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css'
}

/** A portal of the frame's files, with a cloud that makes its answers up. */
export type MockPortal = { address: string; close: () => Promise<void> }

/** Starts it on this machine alone. Everybody who opens its page is signed in. */
export const startMockPortal = async (frame: Frame, switches: MockSwitches): Promise<MockPortal> => {
  const server = createServer((request, response) => {
    answer(request, response, frame, switches).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    })
  })
  server.on('upgrade', openChannel)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  frame: Frame,
  switches: MockSwitches
): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock.example')
  if (pathname.startsWith('/assets/')) return sendFile(response, frame.folder, pathname)
  const call = callAt(request.method ?? '', pathname)
  if (call === undefined) return sendPage(request, response, frame)
  const body = await readBody(request)
  const { delayMs, code } = fateOf(pathname, switches, Math.random())
  await wait(delayMs)
  const envelope =
    code === undefined
      ? mockAnswer(call, { query: Object.fromEntries(searchParams), body: call.body === undefined ? undefined : body })
      : { code, msg: '', data: null }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(envelope))
}

/** A file among the fields is not looked at. */
const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const body = await text(request)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

const sendFile = async (response: ServerResponse, folder: string, pathname: string): Promise<void> => {
  const file = normalize(join(folder, pathname))
  const content = file.startsWith(join(folder, 'assets') + sep)
    ? await readFile(file).catch(() => undefined)
    : undefined
  const headers = { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }
  if (content === undefined) response.writeHead(404).end()
  else response.writeHead(200, headers).end(content)
}

/** Every address is a page, as in a portal. Scripts and calls that are not there are no page. */
const sendPage = ({ headers: { accept } }: IncomingMessage, response: ServerResponse, frame: Frame): void => {
  if (accept?.includes('text/html') !== true) {
    response.writeHead(404).end()
    return
  }
  const life = 'Path=/; SameSite=Lax; Max-Age=86400'
  response
    .writeHead(200, {
      ...frame.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Set-Cookie': [`${tokenCookie}=mock; ${life}`]
    })
    .end(frame.page)
}
