import type { TaskRecord } from '#contract/calls/robot-details/records.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from './texts.ts'

/** A state as the portal's table shows it. Shape and word say the same as the colour. */
export type Mark = {
  text: string
  shape: 'dot' | 'ring' | 'square' | 'diamond'
  tone: 'success' | 'warning' | 'danger' | 'brand' | 'muted'
}

const ofRobots = {
  inactive: 'ring muted',
  idle: 'ring success',
  busy: 'dot success',
  charging: 'square brand',
  upgrading: 'dot warning',
  fault: 'diamond danger'
} as const

type Shown = Pick<Robot, 'online' | 'state'> & Partial<Pick<Robot, 'locked'>>

const isOffline = ({ online, state }: Shown): boolean => !online && state !== 'inactive'

/** Whether a robot first shows that it is locked or offline, and not its state. */
export const isBehind = (robot: Shown): boolean => robot.locked === true || isOffline(robot)

/** A robot that is locked or offline shows that first: its state is the last that is known. One that is not activated is not offline. */
export const robotMark = (text: Text, robot: Shown): Mark => {
  if (robot.locked) return { text: text('state.locked'), shape: 'square', tone: 'warning' }
  return isOffline(robot)
    ? { text: text('online.false'), shape: 'ring', tone: 'muted' }
    : mark(text(`state.${robot.state}`), ofRobots[robot.state])
}

const ofTasks = {
  started: 'dot success',
  ended: 'ring muted',
  cancelled: 'square muted',
  interrupted: 'square warning',
  abnormal: 'diamond danger'
} as const

export const taskMark = (text: Text, status: TaskRecord['status']): Mark =>
  mark(text(`task.${status}`), ofTasks[status])

/** A fault lasts until it has an end. */
export const faultMark = (text: Text, { endTime }: { endTime: number | null }): Mark =>
  endTime === null
    ? { text: text('faults.lasts'), shape: 'diamond', tone: 'danger' }
    : { text: text('faults.over'), shape: 'ring', tone: 'muted' }
