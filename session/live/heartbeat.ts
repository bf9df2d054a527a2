import { adapter } from '../adapter.ts'

/** Between two questions for a sign of life. */
export const beatMs = 25_000

/** So many questions in a row may stay without any frame. */
const missesMax = 2

/** A timer that is later than this stood still: the machine slept, and the connection is gone. */
const asleepMs = 3 * beatMs

export type Heartbeat = {
  /** Any frame arrived. */
  heard: () => void
  /** The cloud answered a question, so it answers the next ones too. */
  answered: () => void
  /** Whether the machine slept since the last question. */
  wasAsleep: () => boolean
  end: () => void
}

/**
 * Asks a channel again and again whether it lives.
 * @param ask sends the question
 * @param silent the channel is open, and nothing comes
 */
export const startHeartbeat = (ask: () => void, silent: () => void): Heartbeat => {
  const { now, later } = adapter()
  let answers = false
  let misses = 0
  let asked = now()
  let cancel = (): void => undefined
  const wasAsleep = (): boolean => answers && now() - asked > asleepMs
  const beat = (): void => {
    if (wasAsleep() || (answers && misses >= missesMax)) {
      silent()
      return
    }
    asked = now()
    misses += 1
    ask()
    cancel = later(beat, beatMs)
  }
  beat()
  return {
    heard: () => {
      misses = 0
    },
    answered: () => {
      answers = true
    },
    wasAsleep,
    end: () => cancel()
  }
}
