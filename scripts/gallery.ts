/** `npm run gallery`: the gallery of the elements as the last build has it, on this machine alone. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { main, root, Stop } from './support/process.mjs'

await main(async () => {
  const build = join(root, 'build')
  if (!existsSync(join(build, 'gallery'))) throw new Stop('There is no gallery yet. Run `npm run build` first.')
  const server = Fastify()
  await server.register(fastifyStatic, { root: build, cacheControl: false })
  server.get('/', (_request, reply) => reply.redirect('/gallery/index.html'))
  const address = await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) })
  console.log(`The gallery is at ${address}/gallery/index.html`)
  await new Promise(resolve => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await server.close()
  return 0
})
