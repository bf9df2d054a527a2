import { type ActState, actLock, readBytes } from '@portal/session'
import type { TextCoding } from '#contract/csv/text-coding.ts'
import * as limits from '#contract/limits.ts'
import type { Store } from '../store.pure.ts'
import { type FilePreview, firstRowsOf, previewOf } from './file-preview.pure.ts'

/** What the cloud says about a file of rows: what it would change, and what is wrong in it. */
export type FileFindings = {
  /** Whether the rows were taken. */
  imported: boolean
  counts: Readonly<Record<'added' | 'changed' | 'same', number>>
  /** `almost`: the ID that is there, where the written one lacks the zeros before it. */
  rows: readonly { change: 'added' | 'changed' | 'same'; almost?: string | undefined }[]
  problems: readonly { line: number; column: string | null; problem: string; almost?: string | undefined }[]
  /** Of all problems; `problems` has the first ones. */
  problemCount: number
}

export type TableFilePlan<Findings extends FileFindings> = {
  send: (file: File, mode: 'preview' | 'import', coding: TextCoding | undefined) => Promise<Findings>
  onImported: (findings: Findings) => void
}

export type TableFileState<Findings extends FileFindings> = {
  /** The first rows of the chosen file, as long as none was chosen or read: undefined. */
  preview: FilePreview | undefined
  /** Undefined before the file was checked. */
  findings: Findings | undefined
  /** Why the cloud refused the file at the last try. */
  error: unknown
  looking: ActState
  importing: ActState
}

export type TableFile<Findings extends FileFindings> = Store<TableFileState<Findings>> & {
  choose: (file: File | undefined) => void
  /** Reads the chosen file in another coding. */
  readIn: (coding: TextCoding) => void
  look: () => void
  importIt: () => void
  /** Forgets the findings, when they are about something else. */
  forget: () => void
}

/**
 * A file of rows, whatever draws it: the chosen file, the cloud's findings about it, and the acts on it.
 * @param plan asked each time, so that a component can give its newest functions
 */
export const createTableFile = <Findings extends FileFindings>(
  plan: () => TableFilePlan<Findings>
): TableFile<Findings> => {
  let state: TableFileState<Findings> = {
    preview: undefined,
    findings: undefined,
    error: undefined,
    looking: 'free',
    importing: 'free'
  }
  let chosen: File | undefined
  let bytes = new Uint8Array()
  let kept: File | undefined
  const listeners = new Set<() => void>()
  const become = (part: Partial<TableFileState<Findings>>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const lockOfLook = actLock(looking => become({ looking }))
  const lockOfImport = actLock(importing => become({ importing }))
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    become({ error: undefined })
    try {
      await act()
    } catch (error) {
      become({ error })
    }
  }
  const look = async (): Promise<void> => {
    become({ findings: undefined })
    if (chosen === undefined) return
    // A copy of the file as it is now. The import sends the content of the preview, even if the file changes meanwhile.
    kept = new File([await readBytes(chosen)], chosen.name, { type: 'text/csv' })
    become({ findings: await plan().send(kept, 'preview', state.preview?.coding) })
  }
  const importIt = async (): Promise<void> => {
    if (kept === undefined) return
    const findings = await plan().send(kept, 'import', state.preview?.coding)
    become({ findings })
    if (findings.imported) plan().onImported(findings)
  }
  const preview = async (file: File): Promise<void> => {
    // The cloud refuses a larger one. It is not read into memory here.
    if (file.size === 0 || file.size > limits.tableFileBytesMax) return
    const read = await readBytes(file)
    if (file !== chosen) return
    bytes = read
    become({ preview: previewOf(read) })
  }
  return {
    get: () => state,
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: file => {
      chosen = file
      become({ findings: undefined, preview: undefined })
      if (file !== undefined) void attempt(() => preview(file))
    },
    readIn: coding => become({ findings: undefined, preview: { coding, rows: firstRowsOf(bytes, coding) } }),
    look: () => void lockOfLook(() => attempt(look)),
    importIt: () => void lockOfImport(() => attempt(importIt)),
    forget: () => become({ findings: undefined })
  }
}
