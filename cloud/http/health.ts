import type { FastifyInstance, FastifyReply } from 'fastify'

/** Load balancers give up after a few seconds. A database that hangs has to count as gone before that. */
const patienceMs = 1_500

/** How long, in milliseconds, it is believed that rows can be written, or can't. */
const writeKeptMs = 2_000

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

/** Asks once for all who want to know meanwhile, and keeps the answer for a while: anybody may ask at any rate. */
const asked = (ask: () => Promise<unknown>, keptMs = 0): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined
  let until = 0
  return () => {
    if (asking !== undefined && performance.now() < until) return asking
    until = Number.POSITIVE_INFINITY
    asking = isDoneInTime(ask()).finally(() => {
      until = performance.now() + keptMs
    })
    return asking
  }
}

export type HealthQuestions = {
  /** Asks the least of the database. */
  ask: () => Promise<void>
  /** Writes the least. */
  write: () => Promise<void>
  /** Asks as the calls do without which nobody gets in. */
  askAsCalls: () => Promise<unknown>
  /** What is wrong, although the cloud can work. */
  trouble: () => string | undefined
}

const send = (reply: FastifyReply, status: number, state: string): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(`${state}\n`)

/**
 * For load balancers and process managers, which learn the state and nothing else. `/healthz` says that the process
 * answers. `/readyz` says that it can work. It answers 503 while the database is gone or takes no writes. It also
 * answers 503 while calls find no connection to the database, and while we stop. A second line beside 200 names a trouble
 * with which the cloud can work.
 * @param isStopping whether the cloud was told to stop
 */
export const serveHealth = (
  server: FastifyInstance,
  { ask, write, askAsCalls, trouble }: HealthQuestions,
  isStopping: () => boolean
): void => {
  const databaseAnswers = asked(ask)
  const takesWrites = asked(write, writeKeptMs)
  const callsAreAnswered = asked(askAsCalls)
  const state = async (): Promise<string> => {
    if (isStopping()) return 'stopping'
    const [answers, writes, calls] = await Promise.all([databaseAnswers(), takesWrites(), callsAreAnswered()])
    if (!answers) return 'no database'
    if (!writes) return 'no writes'
    return calls ? 'ready' : 'busy'
  }

  const method = ['GET', 'HEAD']
  // Load balancers have to hear of a process that is busy. All that ask meanwhile share one answer.
  const config = { line: 'none' } as const
  server.route({ method, url: '/healthz', config, handler: async (_request, reply) => send(reply, 200, 'alive') })
  server.route({
    method,
    url: '/readyz',
    config,
    handler: async (_request, reply) => {
      const now = await state()
      if (now !== 'ready') return send(reply, 503, now)
      return send(reply, 200, [now, trouble()].filter(line => line !== undefined).join('\n'))
    }
  })
}
