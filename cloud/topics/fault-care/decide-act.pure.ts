import type { FaultAct } from '#contract/calls/fault-care/fault-care.ts'
import * as limits from '#contract/limits.ts'

/** How a fault is looked after: none of it for one that nobody has touched. */
export type Care = {
  actCount: number
  keeperId: number | null
  acknowledgeTime: number | null
  closeTime: number | null
}

/** What somebody wants to do with a fault. */
export type Act =
  | { act: 'acknowledged' }
  | { act: 'assigned'; seenKeeperId: number | null; keeperId: number | null }
  | { act: 'noted'; note: string }
  | { act: 'closed'; note: string }

/** Why an act is refused: somebody was first, or people did too much with the fault. */
type Objection = 'meanwhile' | 'tooMuch'

/** Whether a fault takes an act as it stands. Closing is never too much, so that every fault has an end. */
export const objectionTo = (act: Act, care: Care): Objection | undefined => {
  const isClosed = care.closeTime !== null
  if (isClosed && act.act !== 'noted') return 'meanwhile'
  if (act.act === 'acknowledged' && care.acknowledgeTime !== null) return 'meanwhile'
  if (act.act === 'assigned' && act.seenKeeperId !== care.keeperId) return 'meanwhile'
  return act.act !== 'closed' && care.actCount >= limits.faultActsMax ? 'tooMuch' : undefined
}

type Change = {
  keeperId?: number | null
  acknowledgedBy?: number
  acknowledgeTime?: number
  closedBy?: number
  closeTime?: number
}

/** What an act changes. Whoever acknowledges a fault looks after it, where nobody does. */
export const changeBy = (act: Act, care: Care, { userId, now }: { userId: number; now: number }): Change => {
  const isAcknowledged = care.acknowledgeTime !== null
  if (act.act === 'acknowledged')
    return { acknowledgedBy: userId, acknowledgeTime: now, keeperId: care.keeperId ?? userId }
  if (act.act === 'closed') return { closedBy: userId, closeTime: now }
  if (act.act === 'noted') return {}
  // Somebody who takes a fault has seen it.
  const isTaken = act.keeperId === userId && !isAcknowledged
  return { keeperId: act.keeperId, ...(isTaken && { acknowledgedBy: userId, acknowledgeTime: now }) }
}

/** Whom an act is told to: somebody who has to look after a fault because of another person. */
export const toldBy = (act: Act, userId: number): number | undefined =>
  act.act === 'assigned' && act.keeperId !== null && act.keeperId !== userId ? act.keeperId : undefined

/** The act as the story of the fault has it. */
export const entryOf = (act: Act): { act: FaultAct['act']; keeperId: number | null; note: string } => ({
  act: act.act,
  keeperId: act.act === 'assigned' ? act.keeperId : null,
  note: act.act === 'noted' || act.act === 'closed' ? act.note : ''
})
