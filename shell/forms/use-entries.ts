import { useEffect, useRef, useState } from 'react'
import { type KeptEntries, keepEntries } from './keep-entries.ts'

/**
 * Keeps the entries of a form while it is on the page (`keepEntries`).
 * @param form without one, nothing is kept
 */
export const useEntries = <Entries extends object>(
  form: string | undefined,
  start: Entries,
  goOn: (entries: Entries) => void
): Pick<KeptEntries<Entries>, 'keep' | 'drop'> => {
  const latest = useRef({ start, goOn })
  latest.current.goOn = goOn
  const kept = useRef<KeptEntries<Entries>>(undefined)
  useEffect(() => {
    if (form === undefined) return undefined
    const entries = keepEntries(form, latest.current.start, now => latest.current.goOn(now))
    kept.current = entries
    return entries.leave
  }, [form])
  const [draft] = useState(() => ({
    keep: (entries: Entries): void => kept.current?.keep(entries),
    drop: (): void => kept.current?.drop()
  }))
  return draft
}
