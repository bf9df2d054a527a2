import { $theme } from '@portal/session'
import { type Picture, paint } from './paint.ts'
import { type Fit, movedByKey, onMap, type Place, pointAt, within } from './places.pure.ts'

/** The acts of a person on the map of a floor that can be changed. */
export type MapActs = {
  select: (point: number) => void
  /** One of several moves that are undone together. */
  movePoint: (point: number, place: Place) => void
  endMove: () => void
  removePoint: (point: number) => void
}

type Followed = {
  show: (picture: Picture) => void
  end: () => void
}

const none: Fit = { scale: 0, left: 0, top: 0 }

/**
 * Paints a picture into a canvas, and again when its size or the theme changes. With acts, hears the pointer and the keys.
 * The listeners are the element's own: those of React can't hold the page under a finger.
 */
export const followCanvas = (canvas: HTMLCanvasElement, acts: MapActs | undefined): Followed => {
  let picture: Picture | undefined
  let fit = none
  let frame = 0
  const repaint = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (picture !== undefined) fit = paint(canvas, picture)
    })
  }
  const stop = new AbortController()
  const sizes = new ResizeObserver(repaint)
  sizes.observe(canvas)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint, stop)
  const unfollow = $theme.listen(repaint)
  if (acts !== undefined) hear({ canvas, acts, signal: stop.signal, shown: () => picture, fitted: () => fit })
  return {
    show: next => {
      picture = next
      repaint()
    },
    end: () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      stop.abort()
      unfollow()
    }
  }
}

type Heard = {
  canvas: HTMLCanvasElement
  acts: MapActs
  signal: AbortSignal
  shown: () => Picture | undefined
  fitted: () => Fit
}

const hear = ({ canvas, acts, signal, shown, fitted }: Heard): void => {
  let dragged = -1
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const hit = (at: { clientX: number; clientY: number }): number =>
    pointAt(shown()?.points ?? [], placeOf(at), fitted())
  const drop = (): void => {
    if (dragged !== -1) acts.endMove()
    dragged = -1
  }
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    canvas.addEventListener(name, act, { signal, passive: false })

  on('pointerdown', event => {
    dragged = hit(event)
    acts.select(dragged)
    if (dragged !== -1) canvas.setPointerCapture(event.pointerId)
  })
  on('pointermove', event => {
    const map = shown()?.map
    if (dragged !== -1 && map !== undefined) acts.movePoint(dragged, within(onMap(placeOf(event), fitted()), map))
  })
  on('pointerup', drop)
  on('pointercancel', drop)
  // A finger on a point moves the point; beside it, the page.
  on('touchstart', event => {
    const [finger] = event.touches
    if (finger !== undefined && hit(finger) !== -1) event.preventDefault()
  })
  on('keydown', event => {
    const picture = shown()
    if (picture !== undefined && doKey(event, picture, acts)) event.preventDefault()
  })
  on('keyup', ({ key }) => {
    if (key.startsWith('Arrow')) acts.endMove()
  })
}

/** @returns whether the key does something */
const doKey = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { points, selected, map }: Picture,
  { select, movePoint, removePoint }: MapActs
): boolean => {
  if (ctrlKey || metaKey || altKey) return false
  const point = points[selected]
  const moved = point === undefined ? undefined : movedByKey(point, key, shiftKey, map)
  if (moved !== undefined) movePoint(selected, moved)
  else if (key === 'PageDown' && points.length > 0) select((selected + 1) % points.length)
  else if (key === 'PageUp' && points.length > 0) select((Math.max(selected, 0) + points.length - 1) % points.length)
  else if (key === 'Delete' && point !== undefined) removePoint(selected)
  else return false
  return true
}
