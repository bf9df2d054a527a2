import { useState } from 'react'
import { useText } from '../texts.ts'
import { ExportForm } from './export-form.tsx'
import { ExportTable } from './export-table.tsx'

/** Asks for files, and lists them while they are made and kept. The cloud makes them, whether this page is open or not. */
export const ExportPage = () => {
  const text = useText()
  const [started, setStarted] = useState(0)
  return (
    <>
      <ExportForm onStarted={() => setStarted(count => count + 1)} />
      <h2>{text('export.list')}</h2>
      <ExportTable askKey={String(started)} />
    </>
  )
}
