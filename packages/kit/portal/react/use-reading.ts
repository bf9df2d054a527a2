import { sentenceOf } from '@portal/session'
import { useState } from 'react'

/** Reads a chosen file for its field. @returns the sentence about a file that could not be read, and what reads */
export const useReading = (): [problem: string | undefined, read: (work: () => unknown) => Promise<void>] => {
  const [error, setError] = useState<unknown>()
  const read = async (work: () => unknown): Promise<void> => {
    setError(undefined)
    try {
      await work()
    } catch (cause) {
      setError(cause)
    }
  }
  return [error === undefined ? undefined : sentenceOf(error), read]
}
