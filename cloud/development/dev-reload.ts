import type { FastifyInstance, FastifyReply } from 'fastify'

/** The markup that makes a page reload when the portal was built anew. */
export const reloadMarkup = '<script src="/dev/reload.js" defer></script>'

/** The channel opens again by itself when the cloud was started anew; then the page may be of an older build. */
const script = `const reloads = new EventSource('/dev/reload')
reloads.onmessage = () => location.reload()
reloads.onopen = () => { reloads.onopen = () => location.reload() }
`

/** Tells open pages about a new build, while developing. Answers what tells them. */
export const serveDevReload = (server: FastifyInstance): { tellPages: () => void } => {
  const pages = new Set<FastifyReply>()

  server.get('/dev/reload.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(script)
  )

  server.get('/dev/reload', (request, reply) => {
    reply.hijack()
    // Nothing moves on it for hours.
    request.raw.socket.setTimeout(0)
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    reply.raw.write(': connected\n\n')
    pages.add(reply)
    request.raw.on('close', () => pages.delete(reply))
  })

  // These answers never end by themselves, and would keep the server from stopping.
  server.addHook('preClose', async () => {
    for (const page of pages) page.raw.end()
  })

  return {
    tellPages: () => {
      for (const page of pages) page.raw.write('data: reload\n\n')
    }
  }
}
