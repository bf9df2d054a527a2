import type { RollOutAct, RollOutDetail, RollOutState, TriedAgain } from '#contract/calls/ota/roll-outs.ts'

const acts: Record<RollOutState, readonly RollOutAct[]> = {
  waitingForApproval: ['cancel'],
  scheduled: ['cancel'],
  running: ['pause', 'takeBack', 'end'],
  paused: ['continue', 'takeBack', 'end'],
  takingBack: [],
  done: [],
  ended: [],
  takenBack: []
}

/** The acts that a person can do with a roll-out in its state. The cloud decides. */
export const actsOf = (state: RollOutState): readonly RollOutAct[] => acts[state]

/** Whether the plan of a roll-out can be changed still. */
export const isChangeable = (state: RollOutState): boolean => state === 'scheduled' || state === 'waitingForApproval'

/** The robots that a press tries again; undefined where none failed. A roll-out that was taken back tries ways back alone. */
export const triesOf = ({
  state,
  counts,
  notBack
}: Pick<RollOutDetail, 'state' | 'counts' | 'notBack'>): TriedAgain | undefined => {
  if (state === 'takingBack' || state === 'takenBack') return notBack > 0 ? 'waysBack' : undefined
  return counts.failed + counts.timedOut > 0 ? 'upgrades' : undefined
}
