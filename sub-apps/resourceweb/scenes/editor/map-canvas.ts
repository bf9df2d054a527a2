import { $theme } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { type Picture, paint } from './paint.ts'
import { type Fit, movedByKey, onMap, type Place, pointAt, within } from './places.pure.ts'

/** The acts of a person on the map of a floor that can be changed. */
export type MapActs = {
  select: (point: number) => void
  /** One of several moves that are undone together. */
  move: (point: number, place: Place) => void
  endMove: () => void
  remove: (point: number) => void
}

export type MapCanvas = {
  /** @param helpId of the text that says which keys there are; none for a map that is only looked at */
  draw: (picture: Picture, label: string, helpId?: string) => TemplateResult
  end: () => void
}

const none: Fit = { scale: 0, left: 0, top: 0 }

/** The picture of a floor. With acts, its points are dragged by a pointer and moved by keys. */
export const createMapCanvas = (acts?: MapActs): MapCanvas => {
  let canvas: HTMLCanvasElement | undefined
  let picture: Picture | undefined
  let fit = none
  let dragged = -1
  let frame = 0

  const repaint = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (canvas !== undefined && picture !== undefined) fit = paint(canvas, picture)
    })
  }
  const sizes = new ResizeObserver(repaint)
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', repaint)
  const unfollow = $theme.listen(repaint)
  const took = ref(element => {
    if (canvas !== undefined) sizes.unobserve(canvas)
    canvas = element instanceof HTMLCanvasElement ? element : undefined
    if (canvas !== undefined) sizes.observe(canvas)
  })

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const hit = (at: { clientX: number; clientY: number }): number => pointAt(picture?.points ?? [], placeOf(at), fit)
  const down = (event: PointerEvent): void => {
    dragged = hit(event)
    acts?.select(dragged)
    if (dragged !== -1) canvas?.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent): void => {
    if (dragged !== -1 && picture !== undefined) acts?.move(dragged, within(onMap(placeOf(event), fit), picture.map))
  }
  const drop = (): void => {
    if (dragged !== -1) acts?.endMove()
    dragged = -1
  }
  /** A finger on a point moves the point; beside it, the page. */
  const holdPage = (event: TouchEvent): void => {
    const [finger] = event.touches
    if (finger !== undefined && hit(finger) !== -1) event.preventDefault()
  }
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (picture === undefined || ctrlKey || metaKey || altKey) return
    const { points, selected, map } = picture
    const point = points[selected]
    const moved = point === undefined ? undefined : movedByKey(point, key, shiftKey, map)
    if (moved !== undefined) acts?.move(selected, moved)
    else if (key === 'PageDown' && points.length > 0) acts?.select((selected + 1) % points.length)
    else if (key === 'PageUp' && points.length > 0)
      acts?.select((Math.max(selected, 0) + points.length - 1) % points.length)
    else if (key === 'Delete' && point !== undefined) acts?.remove(selected)
    else return
    event.preventDefault()
  }
  const release = ({ key }: KeyboardEvent): void => {
    if (key.startsWith('Arrow')) acts?.endMove()
  }

  return {
    draw: (next, label, helpId) => {
      picture = next
      repaint()
      if (acts === undefined) return html`<canvas class="map" role="img" aria-label=${label} ${took}></canvas>`
      return html`<canvas
        class="map" role="application" tabindex="0" aria-label=${label} aria-describedby=${helpId ?? nothing} ${took}
        @pointerdown=${down} @pointermove=${drag} @pointerup=${drop} @pointercancel=${drop} @touchstart=${holdPage}
        @keydown=${press} @keyup=${release}
      ></canvas>`
    },
    end: () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      scheme.removeEventListener('change', repaint)
      unfollow()
    }
  }
}
