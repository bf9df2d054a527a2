import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type {
  RequestReport,
  RobotAnswer,
  RobotRequest,
  RobotRequestKind
} from '#contract/calls/robot-requests/robot-requests.ts'
import { randomFrom } from '../../cloud/random.pure.ts'
import { logParts, logPartText } from '../../cloud/topics/robot-logs/demo/log-text.pure.ts'
import { checkResults } from '../../cloud/topics/robot-requests/demo/robot-answers.ts'
import { withUpgrade } from './fetch-upgrade.ts'
import type { RobotCloud } from './robot-cloud.ts'
import type { RobotMemory } from './robot-memory.ts'
import { withFiles } from './show-materials.ts'

type Life = { seed: string; rate: number; memory: RobotMemory }

/** The shares of requests to which a robot never answers, and which it can't carry out. */
const silentShare = 0.02
const failedShare = 0.05

/** The rate at which an upgrade takes about ten seconds. */
const usualRate = 10

/** Per cent of a request that a robot does in a second at the usual rate. And why the robot may fail. */
const works = {
  upgrade: { least: 5, most: 15, failures: ['battery', 'space', 'network', 'checksum', 'internal'] },
  readSettings: { least: 60, most: 100, failures: ['internal'] },
  changeSettings: { least: 40, most: 70, failures: ['busy', 'refused', 'internal'] },
  diagnose: { least: 15, most: 30, failures: ['battery', 'internal'] },
  sendLog: { least: 5, most: 15, failures: ['network', 'internal'] },
  // A robot in motion comes to a stop first.
  lock: { least: 60, most: 100, failures: ['internal'] },
  unlock: { least: 60, most: 100, failures: ['internal'] },
  showMaterials: { least: 20, most: 50, failures: ['space', 'network', 'unsupported', 'internal'] },
  goTo: { least: 5, most: 15, failures: ['busy', 'battery', 'refused', 'internal'] },
  charge: { least: 5, most: 15, failures: ['busy', 'refused', 'internal'] },
  stop: { least: 60, most: 100, failures: ['internal'] },
  restart: { least: 5, most: 10, failures: ['busy', 'internal'] },
  speak: { least: 30, most: 60, failures: ['busy', 'unsupported', 'internal'] }
} as const satisfies Record<RobotRequestKind, { least: number; most: number; failures: readonly RobotFailure[] }>

/** The answer of a robot to a request. The robot remembers settings that the request changed. */
const answerTo = ({ requestId, serial, ask }: RobotRequest, { seed, memory }: Life): RobotAnswer => {
  if (ask.kind === 'upgrade') return { kind: 'upgrade', version: ask.version }
  if (ask.kind === 'readSettings') return { kind: 'readSettings', values: memory.settingsOf(serial) }
  if (ask.kind === 'sendLog') return { kind: 'sendLog', parts: logParts(ask), complete: true }
  if (ask.kind === 'diagnose') return { kind: 'diagnose', results: checkResults(seed, serial, ask.checks, requestId) }
  if (ask.kind === 'showMaterials')
    return {
      kind: 'showMaterials',
      materialIds: [...new Set(ask.group?.materials.map(({ materialId }) => materialId))]
    }
  if (ask.kind === 'changeSettings') return { kind: 'changeSettings', values: memory.change(serial, ask.values) }
  if (ask.kind === 'stop') memory.giveUp(serial)
  // Of the others, a robot says no more than that they are done.
  return { kind: ask.kind }
}

/**
 * The report of a robot about a request a second later: it goes on, ends, or says nothing. The same seed and request give
 * the same report.
 */
export const nextRequestReport = (request: RobotRequest, life: Life): RequestReport | undefined => {
  const { seed, rate } = life
  const { requestId, state, progress, ask } = request
  const fate = randomFrom(seed, 'request', requestId).next()
  if (fate < silentShare) return undefined
  if (state === 'asked') return { requestId, state: 'working', progress: 0 }
  const random = randomFrom(seed, 'request', requestId, progress)
  const { least, most, failures } = works[ask.kind]
  const next = progress + Math.ceil((random.between(least, most) * rate) / usualRate)
  if (fate < silentShare + failedShare && next >= 50)
    return { requestId, state: 'failed', failure: random.pick<RobotFailure>(failures) }
  if (next >= 100) return { requestId, state: 'done', answer: answerTo(request, life) }
  return { requestId, state: 'working', progress: next }
}

/** The parts of a log that are sent before a report: as many of all as the report says, without those that are there. */
export const partsBefore = (
  ask: { from: number; to: number },
  progress: number,
  report: RequestReport
): { from: number; to: number } => {
  const parts = logParts(ask)
  const sentAt = (percent: number) => Math.floor((parts * percent) / 100)
  const to = report.state === 'done' ? parts : report.state === 'working' ? sentAt(report.progress) : 0
  return { from: sentAt(progress), to }
}

/**
 * Sends the parts of its log that a robot has by now. A part that was sent before a lost answer comes twice, which changes
 * nothing.
 */
const sendLog = async (
  cloud: RobotCloud,
  request: RobotRequest,
  report: RequestReport,
  seed: string
): Promise<void> => {
  const { requestId, serial, progress, ask } = request
  if (ask.kind !== 'sendLog') return
  const { from, to } = partsBefore(ask, progress, report)
  for (let part = from; part < to; part += 1)
    if (!(await cloud.sendLogPart({ requestId, part }, logPartText(seed, serial, ask, part)))) return
}

/** One second of the robots that the cloud asks something of. */
export const answerRequests = async (cloud: RobotCloud, life: Life): Promise<void> => {
  const requests = await cloud.requests()
  const reports: RequestReport[] = []
  for (const request of requests) {
    const report = nextRequestReport(request, life)
    if (report === undefined) continue
    await sendLog(cloud, request, report, life.seed)
    const withMaterials = await withFiles(cloud, life.memory, request, report)
    reports.push(await withUpgrade(cloud, life.memory, request, withMaterials))
  }
  await cloud.reportRequests(reports)
}
