import { createQueue } from '../queue.ts'

/** The two pieces of work that a call is made of, with its body read and checked between them. */
export type Piece = 'caller' | 'answer'

/** Does a piece of a call's work when the turn of the network address has come. */
export type CallLine = <Result>(piece: Piece, networkAddress: string, work: () => Promise<Result>) => Promise<Result>

/** A call whose caller is known goes before one that has just come: work that was done is not done in vain. */
const levels: Readonly<Record<Piece, number>> = { answer: 0, caller: 1 }

type Bounds = {
  /** The group of calls, for the log. */
  name: string
  /** So many pieces of work are under way at once: as many as the group has connections. */
  atOnce: number
  /** So many wait at most, half of them from one network address. */
  waitingMax: number
}

/** Nobody waits longer, in milliseconds, for one piece of work: a call may need two. */
const waitMs = 4_000

/**
 * The line in front of one group of calls. Network addresses take turns in it: a burst from one address costs others a
 * moment, and the burst itself waits.
 * @throws Overloaded where too much waits, or where the turn did not come in time
 */
export const createCallLine = ({ name, atOnce, waitingMax }: Bounds): CallLine => {
  const { run } = createQueue({
    name: `a call of the group ${name}`,
    atOnce,
    waitingMax,
    // One address leaves room for others.
    waitingOfOwnerMax: Math.ceil(waitingMax / 2),
    waitMs
  })
  return (piece, networkAddress, work) => run(work, { owner: networkAddress, level: levels[piece] })
}
