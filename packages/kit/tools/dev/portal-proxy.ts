import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ProxyOptions } from 'vite'
import { tokenCookie } from '#contract/page/page-names.ts'
import { changeFor, type Guest, policyWith } from './change-answer.pure.ts'

/**
 * Passes everything on to a running portal, and puts the developer's module into its answers. Only this developer's
 * browser sees the change. The portal needs no setting for it.
 */
export const portalProxy = (portal: string, guest: Guest): ProxyOptions => ({
  target: portal,
  changeOrigin: true,
  ws: true,
  // The portal refuses requests of other origins. A compressed answer could not be changed.
  headers: { origin: new URL(portal).origin, 'accept-encoding': 'identity' },
  selfHandleResponse: true,
  configure: proxy => {
    proxy.on('proxyReq', (request, { headers: { accept, cookie } }) => {
      if (accept?.includes('text/html') !== true) return
      // The portal would render the menu into the page for a person whom it knows, without the developer's entry.
      if (cookie !== undefined) request.setHeader('cookie', withoutToken(cookie))
      request.removeHeader('if-none-match')
    })
    proxy.on('proxyRes', (answer, request, response) => void passOn(answer, request, response, guest))
  }
})

const withoutToken = (cookies: string): string =>
  cookies
    .split('; ')
    .filter(cookie => !cookie.startsWith(`${tokenCookie}=`))
    .join('; ')

const passOn = async (
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  guest: Guest
): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://portal.example')
  const change = changeFor(pathname, answer.headers['content-type'])
  if (change === undefined) {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    return
  }
  const { 'content-length': _, etag: __, 'transfer-encoding': ___, ...headers } = answer.headers
  const policy = headers['content-security-policy']
  if (policy !== undefined) headers['content-security-policy'] = policyWith(String(policy), guest)
  try {
    const changed = change(await text(answer), guest)
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(changed)
  } catch (error) {
    // The portal broke off its answer.
    response.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}
