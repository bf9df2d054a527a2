import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { RobotState } from '#contract/calls/robots/robots.ts'
import type { RobotNews } from '../../live/robot-news.pure.ts'

/** Whose robots each news is about. */
export type ReportNews = ReadonlyMap<RobotNews, ReadonlySet<number>>

type Shown = { online: boolean; state: RobotState; battery: number }
type Known = Shown & { tenantId: number; stateTime: number | null }
type Said = Shown & { serial: string; time: number }

/** The news of each kind of event. */
const newsOfEvent: Partial<Record<RobotEvent['type'], RobotNews>> = {
  task: 'tasks_changed',
  fault: 'faults_changed',
  lock: 'locks_changed'
}

/**
 * Whether the list of robots shows a robot otherwise after a state. Most states repeat the one before, and a robot sends one each
 * minute: the time of the last sign of life alone is no news.
 */
const isOther = (before: Known, { time, online, state, battery }: Said): boolean =>
  (before.stateTime ?? 0) <= time && (before.online !== online || before.state !== state || before.battery !== battery)

type Taken = {
  /** The events that were new. */
  events: readonly Pick<RobotEvent, 'type' | 'serial'>[]
  /** The newest state of each robot. */
  states: readonly Said[]
  movedSerials: readonly string[]
  /** Robots that were silent and are back. */
  backSerials: readonly string[]
}

/**
 * The news of a report. It needs no question to the database.
 * @param robots as they were before the report, by their serials
 */
export const reportNews = (
  { events, states, movedSerials, backSerials }: Taken,
  robots: { get: (serial: string) => Known | undefined }
): ReportNews => {
  const told = new Map<RobotNews, Set<number>>()
  const tell = (news: RobotNews, serial: string): void => {
    const robot = robots.get(serial)
    if (robot !== undefined) told.set(news, (told.get(news) ?? new Set()).add(robot.tenantId))
  }
  for (const { type, serial } of events) {
    const news = newsOfEvent[type]
    if (news === undefined) continue
    tell(news, serial)
    tell('robots_changed', serial)
  }
  for (const said of states) {
    const before = robots.get(said.serial)
    if (before !== undefined && isOther(before, said)) tell('robots_changed', said.serial)
  }
  for (const serial of backSerials) tell('robots_changed', serial)
  for (const serial of movedSerials) tell('robots_moved', serial)
  return told
}
