import { request } from '@portal/session'
import { useEffect, useReducer, useState } from 'react'
import { remoteLogLines } from '#contract/calls/robot-logs/remote-logs.ts'
import { createLineStore, type LineStore } from './line-store.pure.ts'

/** The lines of a log around those that are looked at, and the error of the last answer. */
export const useLines = (requestId: number): { store: LineStore; error: unknown } => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [error, setError] = useState<unknown>()
  const [store] = useState(() =>
    createLineStore(
      async (from, count) =>
        (await request(remoteLogLines, { query: { requestId, from, count } }, { quiet: true })).lines,
      cause => {
        setError(cause)
        redraw()
      }
    )
  )
  useEffect(() => store.end, [store])
  return { store, error }
}
