import type { FaultRecord } from '#contract/calls/robot-details/records.ts'

/** What a person can choose to do with a fault. */
export type CareAct = 'acknowledge' | 'assign' | 'note' | 'close'

type Care = Pick<FaultRecord, 'acknowledgeTime' | 'closeTime'>

/** The acts that a fault takes as it stands; the first one is the next step. The cloud decides again. */
export const actsOf = ({ acknowledgeTime, closeTime }: Care): CareAct[] => {
  if (closeTime !== null) return ['note']
  return [...(acknowledgeTime === null ? (['acknowledge'] as const) : []), 'note', 'assign', 'close']
}

/** How a fault is looked after, in one word. `over`: the robot ended it, and nobody had touched it. */
type CareState = 'closed' | 'nobody' | 'kept' | 'over'

type Shown = Pick<FaultRecord, 'unattended' | 'keeperId' | 'closeTime'>

export const careStateOf = ({ unattended, keeperId, closeTime }: Shown): CareState => {
  if (closeTime !== null) return 'closed'
  if (unattended) return 'nobody'
  return keeperId === null ? 'over' : 'kept'
}
