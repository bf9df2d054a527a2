import { type Clock, minute } from '../../clock.ts'

/** The most answers that are kept. Whoever asks for one more finds it anew each time. */
const keptMax = 200

/**
 * Keeps each answer until the minute is over. All who ask the same in that minute get the same answer: dashboards ask
 * together, and an answer can take the sum of a million tasks.
 * @param find gets the beginning of the minute, so that each answer is of the same moment
 */
export const onceAMinute = <Question, Answer>(
  now: Clock,
  find: (question: Question, time: number) => Promise<Answer>
): ((question: Question) => Promise<Answer>) => {
  let countedFor = 0
  const kept = new Map<string, Promise<Answer>>()
  return question => {
    const time = Math.floor(now() / minute) * minute
    if (time !== countedFor) kept.clear()
    countedFor = time
    const key = JSON.stringify(question)
    const known = kept.get(key)
    if (known !== undefined) return known
    const found = find(question, time)
    if (kept.size >= keptMax) return found
    kept.set(key, found)
    // Whoever asks after a failure asks the database again.
    found.catch(() => kept.delete(key))
    return found
  }
}
