import { request } from '@portal/session'
import { useState } from 'react'
import { importStores, type ValidatedStoreFile } from '#contract/calls/stores/store-file.ts'
import { useLocked } from '#kit/portal/react/use-locked.ts'

/** A chosen file, the cloud's findings about it, and the acts on it. */
export const useFile = (tenantId: string, onImported: (validated: ValidatedStoreFile) => void) => {
  const [chosen, setChosen] = useState<File>()
  const [kept, setKept] = useState<File>()
  const [validated, setValidated] = useState<ValidatedStoreFile>()
  const [error, setError] = useState<unknown>()
  const send = async (file: File, mode: 'preview' | 'import'): Promise<ValidatedStoreFile> => {
    const body = { mode, ...(tenantId === '' ? {} : { tenantId }) }
    const answer = await request(importStores, { body, file }, { quiet: true })
    setValidated(answer)
    return answer
  }
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
      setValidated(undefined)
      if (chosen === undefined) return
      // A copy of the file as it is now. The import sends the content of the preview, even if the file changes meanwhile.
      const file = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' })
      setKept(file)
      await send(file, 'preview')
    })
  )
  const [importState, importIt] = useLocked(() =>
    attempt(async () => {
      if (kept === undefined) return
      const answer = await send(kept, 'import')
      if (answer.imported) onImported(answer)
    })
  )
  const choose = (file: File | undefined): void => {
    setChosen(file)
    setValidated(undefined)
  }
  return { validated, error, choose, forget: () => setValidated(undefined), look, lookState, importIt, importState }
}
