import { adapter } from '../adapter.ts'

/** Between two questions for a sign of life. */
export const beatMs = 25_000

/** A channel that is doubted is asked at once, and has so long to answer. A machine tells of changes many times a minute. */
export const doubtMs = 5_000

/** So many questions in a row may stay without any frame. */
const missesMax = 2

/** A timer that is later than this stood still: the machine slept, and the connection is gone. */
const asleepMs = 3 * beatMs

export type Heartbeat = {
  /** Any frame arrived. */
  heard: () => void
  /** The cloud answered a question, so it answers the next ones too. */
  answered: () => void
  /** The network may be another one: the channel is asked at once, and is silent unless a frame comes soon. */
  doubt: () => void
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
  let isDoubted = false
  let cancel = (): void => undefined
  const wasAsleep = (): boolean => answers && now() - asked > asleepMs
  const beat = (): void => {
    if (wasAsleep() || (answers && misses >= missesMax)) {
      silent()
      return
    }
    isDoubted = false
    askFor(misses + 1, beatMs)
  }
  const askFor = (missesNow: number, patienceMs: number): void => {
    asked = now()
    misses = missesNow
    ask()
    cancel = later(beat, patienceMs)
  }
  beat()
  return {
    heard: () => {
      misses = 0
    },
    answered: () => {
      answers = true
    },
    doubt: () => {
      if (!answers || isDoubted) return
      if (wasAsleep()) return silent()
      isDoubted = true
      cancel()
      askFor(missesMax, doubtMs)
    },
    wasAsleep,
    end: () => cancel()
  }
}
