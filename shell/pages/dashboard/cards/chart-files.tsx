import { notify, translate as sentence } from '@portal/session'
import { type RefObject, useState } from 'react'
import { lazyPart } from '../../../pieces/lazy-part.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { Twin } from '../charts/twin-of.ts'

const TwinDialog = lazyPart(async () => (await import('../charts/twin.tsx')).TwinDialog)

/** Opens the table with a chart's figures. */
export const TwinLink = ({ title, file, twin }: { title: string; file: string; twin: () => Twin }) => {
  const translate = useTranslate()
  const [shown, setShown] = useState<Twin>()
  return (
    <>
      <button
        data-click="dashboard.table"
        type="button"
        className="card-link"
        aria-label={translate('home.tableOf', { name: title })}
        onClick={() => setShown(twin())}
      >
        {translate('home.asTable')}
      </button>
      {shown !== undefined && (
        <TwinDialog title={title} fileName={file} twin={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}

/** Saves a card's chart as a picture. */
export const usePicture =
  (canvas: RefObject<HTMLCanvasElement | null>, title: string, file: string): (() => void) =>
  () => {
    const element = canvas.current
    if (element === null) return
    import('../charts/save-picture.ts')
      .then(({ savePicture }) => savePicture(element, title, file))
      .catch((cause: unknown) => {
        console.warn('The picture could not be saved.', cause)
        notify('error', sentence('home.pictureFailed'))
      })
  }
