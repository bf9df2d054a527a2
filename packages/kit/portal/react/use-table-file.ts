import { useEffect, useState } from 'react'
import { useLocked } from './use-locked.ts'

/** What the cloud says about a file of rows: what it would change, and what is wrong in it. */
export type FileFindings = {
  /** Whether the rows were taken. */
  imported: boolean
  counts: Readonly<Record<'added' | 'changed' | 'same', number>>
  rows: readonly { change: 'added' | 'changed' | 'same' }[]
  problems: readonly { line: number; column: string | null; problem: string }[]
  /** Of all problems; `problems` has the first ones. */
  problemCount: number
}

export type TableFilePlan<Findings extends FileFindings> = {
  send: (file: File, mode: 'preview' | 'import') => Promise<Findings>
  onImported: (findings: Findings) => void
  /** Another value forgets the findings: they were about something else. */
  about?: string
}

/** A chosen file, the cloud's findings about it, and the acts on it. */
export const useTableFile = <Findings extends FileFindings>({
  send,
  onImported,
  about = ''
}: TableFilePlan<Findings>) => {
  const [chosen, setChosen] = useState<File>()
  const [kept, setKept] = useState<File>()
  const [findings, setFindings] = useState<Findings>()
  const [error, setError] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says when the findings are about something else
  useEffect(() => setFindings(undefined), [about])
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setError(undefined)
    try {
      await act()
    } catch (cause) {
      setError(cause)
    }
  }
  const [lookState, look] = useLocked(() =>
    attempt(async () => {
      setFindings(undefined)
      if (chosen === undefined) return
      // A copy of the file as it is now. The import sends the content of the preview, even if the file changes meanwhile.
      const file = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' })
      setKept(file)
      setFindings(await send(file, 'preview'))
    })
  )
  const [importState, importIt] = useLocked(() =>
    attempt(async () => {
      if (kept === undefined) return
      const outcome = await send(kept, 'import')
      setFindings(outcome)
      if (outcome.imported) onImported(outcome)
    })
  )
  const choose = (file: File | undefined): void => {
    setChosen(file)
    setFindings(undefined)
  }
  return { findings, error, choose, look, lookState, importIt, importState }
}
