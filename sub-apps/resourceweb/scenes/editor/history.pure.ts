/* Pure: the steps that can be undone, and done again. */

export type History<State> = {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The kind of the last change; another one of the same kind is undone together with it. Undefined after an end. */
  kind: string | undefined
}

/** Steps that can be undone. The oldest one is forgotten first. */
export const stepsMax = 100

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  kind: undefined
})

/**
 * Adds one change. Steps that were undone before it can't be done again.
 * @param kind of a change that goes on: the letters of one field, the moves of one drag
 */
export const changed = <State>(history: History<State>, present: State, kind?: string): History<State> => {
  if (present === history.present) return history
  const goesOn = kind !== undefined && kind === history.kind
  const past = goesOn ? history.past : [...history.past, history.present].slice(-stepsMax)
  return { past, present, future: [], kind }
}

/** The next change is a step of its own. */
export const ended = <State>(history: History<State>): History<State> => ({ ...history, kind: undefined })

export const undone = <State>({ past, present, future, ...rest }: History<State>): History<State> => {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], kind: undefined }
}

export const redone = <State>({ past, present, future, ...rest }: History<State>): History<State> => {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: later, kind: undefined }
}
