import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { escapeHtml } from '../http/answer/html.pure.ts'
import { findInOutbox, type OutboxMessage } from '../topics/delivery/sql/outbox.ts'
import { findImageCodes } from '../topics/identity/sql/sign-in/captchas.ts'

const row = ({ to, purpose, code, text, time }: OutboxMessage): string =>
  `<tr>${[new Date(time).toISOString(), to, purpose, code ?? '', text]
    .map(cell => `<td>${escapeHtml(cell)}</td>`)
    .join('')}</tr>`

/** The outbox as a page for developers: plain, in English, without script. */
export const outboxPage = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
table { border-collapse: collapse } th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0 }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>What would have been sent by e-mail or text message, newest first. Reload to see what came since.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : `<table><thead><tr><th>Time (UTC)</th><th>To</th><th>Purpose</th><th>Code</th><th>Text</th></tr></thead><tbody>\n${messages.map(row).join('\n')}\n</tbody></table>`}
</body>
</html>
`

const textOf = (request: FastifyRequest, name: 'to' | 'imageId'): string | undefined => {
  const text = (request.query as Record<string, unknown>)[name]
  return typeof text === 'string' && !text.includes('\0') ? text : undefined
}

/** Serves the outbox at /dev/outbox and /dev/outbox.json, with the answers of captchas; all of /dev/ is local. */
export const serveOutbox = (server: FastifyInstance, database: Database, now: Clock): void => {
  server.get('/dev/outbox', async (request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    })
    return reply.type('text/html; charset=utf-8').send(outboxPage(await findInOutbox(database, textOf(request, 'to'))))
  })

  server.get('/dev/outbox.json', async (request, reply) => {
    const imageId = textOf(request, 'imageId')
    const found =
      imageId === undefined
        ? await findInOutbox(database, textOf(request, 'to'))
        : await findImageCodes(database, imageId, now())
    return reply.header('Cache-Control', 'no-store').send(found)
  })
}
