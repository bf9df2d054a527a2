import { useEffect, useRef } from 'react'
import { followCanvas, type MapActs } from './follow-canvas.ts'
import type { Picture } from './paint.ts'

type MapCanvasProps = {
  picture: Picture
  label: string
  /** A map that can be changed. The text of this id says which keys there are. */
  editing?: { state: MapActs; helpId: string }
}

/** The picture of a floor. With acts, its points are dragged by a pointer and moved by keys. */
export const MapCanvas = ({ picture, label, editing }: MapCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const followed = useRef<ReturnType<typeof followCanvas>>(undefined)
  const acts = editing?.state
  useEffect(() => {
    if (canvas.current !== null) followed.current = followCanvas(canvas.current, acts)
    return () => followed.current?.end()
  }, [acts])
  useEffect(() => followed.current?.show(picture))
  if (editing === undefined) return <canvas ref={canvas} className="map" role="img" aria-label={label} />
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: screen readers give it the keys that move points
    <canvas
      ref={canvas}
      className="map"
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={editing.helpId}
    />
  )
}
