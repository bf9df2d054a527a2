import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../adapters/react.ts'
import { createTableFile, type FileFindings, type TableFilePlan } from '../create-table-file.ts'

export type TableFileUse<Findings extends FileFindings> = TableFilePlan<Findings> & {
  /** Another value forgets the findings: they were about something else. */
  about?: string
}

/** A file of rows (`createTableFile`) in a component. */
export const useTableFile = <Findings extends FileFindings>({ about, ...plan }: TableFileUse<Findings>) => {
  const latest = useRef(plan)
  latest.current = plan
  const [file] = useState(() => createTableFile<Findings>(() => latest.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says when the findings are about something else
  useEffect(file.forget, [file, about])
  return { ...useStore(file), ...file }
}
