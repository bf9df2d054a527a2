import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import { succeeded } from '../../../http/answer/envelopes.ts'
import { type Awaiting, createPatience } from '../../../http/patience.ts'
import { refuseHarmful } from '../../../http/request/body.ts'
import { fitting } from '../../../http/request/validation.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { ServeParts } from '../../../topic.ts'
import { noteUse } from '../sql/admission.ts'
import { type Admitted, admitApplication } from './admit.ts'
import { outsideRoutes } from './outside-routes.ts'

const noLimit: Awaiting = answer => answer

/** The line of the outside API alone: its clients never wait before people, and people never behind them. */
const line = 'outside'

/** The query as a call takes it. @throws Refusal 610601, 610604 */
const queryOf = ({ query: schema }: Call, query: unknown): unknown => {
  const given = query ?? {}
  const fits = schema && fitting(schema, given)
  refuseHarmful(given)
  return fits
}

/** Serves the outside API. It reads no cookie and no token: only key and secret open it, and they open nothing else. */
export const serveOutsideCalls = (
  server: FastifyInstance,
  { databaseOf, now, turn, awaiting = noLimit }: ServeParts
): void => {
  const database = databaseOf('outside')
  const onFailure = (error: unknown) => server.log.warn({ err: error }, 'the use of the outside API could not be noted')
  /** Does the work of a request that was let in, and counts it. A refusal counts as an error of the client. */
  const noted = async <Result>(call: OutsideCallName, { applicationId }: Admitted, work: () => Promise<Result>) => {
    const note = async (failed: boolean): Promise<void> => {
      const lastTime = now()
      try {
        await noteUse(database, { applicationId, day: beijingDay(lastTime), call, failed, lastTime })
      } catch (error) {
        onFailure(error)
      }
    }
    try {
      const result = await work()
      await note(false)
      return result
    } catch (error) {
      if (error instanceof Refusal) await note(true)
      throw error
    }
  }

  for (const { name, call, scope, answer } of outsideRoutes({ database, now }))
    server.get(call.path, { config: { line } }, async request => {
      const patience = createPatience()
      const { authorization } = request.headers
      const admitted = () => admitApplication({ database, now }, { name, scope }, authorization)
      const application = await patience(awaiting(turn(request, line, 'caller', admitted)))
      const work = () => noted(name, application, async () => answer(queryOf(call, request.query), application))
      return succeeded(await patience(awaiting(turn(request, line, 'answer', work))))
    })
}
