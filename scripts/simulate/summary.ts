import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'

const counted = (count: number, one: string, many = one): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What happened, in one line: `20 events: 4 tasks started, 3 ended, 1 fault`. */
export const summaryOf = (events: readonly RobotEvent[]): string => {
  const count = (is: (event: RobotEvent) => boolean) => events.filter(is).length
  const tasks = (isMeant: (status: string) => boolean) => count(event => event.type === 'task' && isMeant(event.status))
  const parts = [
    ...counted(
      tasks(status => status === 'started'),
      'task started',
      'tasks started'
    ),
    ...counted(
      tasks(status => status === 'ended'),
      'ended'
    ),
    ...counted(
      tasks(status => status !== 'started' && status !== 'ended'),
      'broken off'
    ),
    ...counted(
      count(event => event.type === 'state' && event.state === 'charging'),
      'charging'
    ),
    ...counted(
      count(event => event.type === 'fault' && event.active),
      'fault',
      'faults'
    ),
    ...counted(
      count(event => event.type === 'fault' && !event.active),
      'cleared'
    )
  ]
  const [all = '0 events'] = counted(events.length, 'event', 'events')
  return parts.length === 0 ? all : `${all}: ${parts.join(', ')}`
}
