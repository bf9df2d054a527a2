import type {
  RequestReport,
  RobotAnswer,
  RobotAsk,
  RobotFailure,
  RobotRequest
} from '#contract/calls/robot-requests.ts'
import { randomFrom } from '../../cloud/demo/random.ts'
import type { RobotCloud } from './robot-cloud.ts'

type Life = { seed: string; rate: number }

/** The shares of requests to which a robot never answers, and which it can't carry out. */
const silentShare = 0.02
const failedShare = 0.05

/** The rate at which a request takes about ten seconds. */
const usualRate = 10

const failures = ['battery', 'space', 'network', 'checksum', 'internal'] as const satisfies RobotFailure[]

/** What a robot answers to what it was asked. */
const answerTo = (ask: RobotAsk): RobotAnswer => ({ kind: ask.kind, version: ask.version })

/**
 * What a robot reports of a request a second later: it goes on, ends, or says nothing. It is the same for the same seed and
 * request.
 */
export const nextRequestReport = (
  { requestId, state, progress, ask }: RobotRequest,
  { seed, rate }: Life
): RequestReport | undefined => {
  const fate = randomFrom(seed, 'request', requestId).next()
  if (fate < silentShare) return undefined
  if (state === 'asked') return { requestId, state: 'working', progress: 0 }
  const random = randomFrom(seed, 'request', requestId, progress)
  const next = progress + Math.ceil((random.between(5, 15) * rate) / usualRate)
  if (fate < silentShare + failedShare && next >= 50)
    return { requestId, state: 'failed', failure: random.pick(failures) }
  if (next >= 100) return { requestId, state: 'done', answer: answerTo(ask) }
  return { requestId, state: 'working', progress: next }
}

/** One second of the robots that the cloud asks something of. */
export const answerRequests = async (cloud: RobotCloud, life: Life): Promise<void> => {
  const reports = (await cloud.requests()).map(request => nextRequestReport(request, life))
  await cloud.reportRequests(reports.filter(report => report !== undefined))
}
