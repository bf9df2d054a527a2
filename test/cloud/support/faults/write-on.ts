import type { Answer } from '../client.ts'
import { NotTaken, type Writer } from './writer.ts'

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Whether an answer says that the database is away for a moment, and when to try again. */
const isUnavailable = ({ status, code, headers }: Answer): boolean =>
  status === 503 && code === 610_521 && Number(headers.get('Retry-After')) > 0

/**
 * Has writers write at the same time, each one thing after the other, until it is told to stop. A write that is answered
 * 503 is followed by another one a moment later.
 * @returns what stops them, and then tells which answers were neither a success nor such a 503, and how many were 503
 */
export const writeOn = (writers: readonly Writer[], url: string) => {
  const faults: string[] = []
  let refused = 0
  let stopped = false
  const one = async ({ name, write }: Writer): Promise<void> => {
    while (!stopped)
      try {
        await write(url)
      } catch (error) {
        if (!(error instanceof NotTaken && isUnavailable(error.answer))) faults.push(`${name}: ${error}`)
        else refused += 1
        await pause(50)
      }
  }
  const writing = Promise.all(writers.map(one))
  return {
    hasFaults: () => faults.length > 0,
    stop: async (): Promise<{ faults: string[]; refused: number }> => {
      stopped = true
      await writing
      return { faults, refused }
    }
  }
}
