import type { Robot } from '../floor.ts'

/** The state of a robot, in one word, and the orders that a person can give it. */
export type RobotStatus = {
  state: 'docked' | 'cleaning' | 'paused' | 'returning' | 'offline' | 'notReady'
  acts: readonly ('start' | 'pause' | 'resume' | 'return')[]
}

const ready: readonly string[] = ['idle', 'charging']

const actsOf = {
  cleaning: ['pause', 'return'],
  paused: ['resume', 'return'],
  returning: ['resume']
} as const

/** A run that is under way counts before all else: a robot that lost its network still stands on the floor. */
export const statusOf = ({ online, state, run }: Pick<Robot, 'online' | 'state' | 'run'>): RobotStatus => {
  if (run !== null) return { state: run.state, acts: actsOf[run.state] }
  if (!online) return { state: 'offline', acts: [] }
  return ready.includes(state) ? { state: 'docked', acts: ['start'] } : { state: 'notReady', acts: [] }
}
