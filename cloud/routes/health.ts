import type { FastifyInstance, FastifyReply } from 'fastify'

/** Whoever asks gives up after a few seconds, so that a database that hangs has to count as gone before that. */
const patienceMs = 1_500

/** Whether the work is done in time; a failure counts as not done. */
const isDoneInTime = (work: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    const settle = (done: boolean) => () => {
      clearTimeout(timer)
      resolve(done)
    }
    work.then(settle(true), settle(false))
  })

const send = (reply: FastifyReply, status: number, state: string): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(`${state}\n`)

/**
 * For load balancers and process managers, who learn the state and nothing else: `/healthz` says that the process
 * answers, `/readyz` that it can work, which is not so (503) while the database is gone and while we stop.
 */
export const serveHealth = (server: FastifyInstance, askDatabase: () => Promise<void>): void => {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })

  // Anybody may ask at any rate, and a database that hangs must not be asked more often for it.
  let asking: Promise<boolean> | undefined
  const databaseAnswers = () => {
    asking ??= isDoneInTime(askDatabase()).finally(() => {
      asking = undefined
    })
    return asking
  }

  const method = ['GET', 'HEAD']
  server.route({ method, url: '/healthz', handler: async (_request, reply) => send(reply, 200, 'alive') })
  server.route({
    method,
    url: '/readyz',
    handler: async (_request, reply) => {
      if (stopping) return send(reply, 503, 'stopping')
      return (await databaseAnswers()) ? send(reply, 200, 'ready') : send(reply, 503, 'no database')
    }
  })
}
