import type { RollOutAct, RollOutState } from '#contract/calls/ota/roll-outs.ts'

const acts: Record<RollOutState, readonly RollOutAct[]> = {
  running: ['pause', 'takeBack', 'end'],
  paused: ['continue', 'takeBack', 'end'],
  takingBack: [],
  done: [],
  ended: [],
  takenBack: []
}

/** The acts that a person can do with a roll-out in its state. The cloud decides. */
export const actsOf = (state: RollOutState): readonly RollOutAct[] => acts[state]
