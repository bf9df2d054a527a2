import type { PointKind, TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import { type Fit, fitInto, onPicture, type Place } from './places.pure.ts'

export type Picture = { map: SceneMap; points: readonly TargetPoint[]; selected: number }

/** Corners of the mark of each kind, so that no two kinds differ by colour alone. A table is round. */
const corners: Readonly<Record<PointKind, number>> = { table: 0, room: 4, desk: 3, dock: 6, elevator: 5 }

const radius = 9

/** Pixels of letters, and between a room's name and its sides. */
const textSize = 12
const nameGap = 6

/** The colour of a token as a canvas takes it: the browser resolves it for the theme first. */
const colourOf = (canvas: HTMLCanvasElement, token: string): string => {
  canvas.style.color = `var(--portal-${token})`
  const { color } = getComputedStyle(canvas)
  canvas.style.color = ''
  return color
}

const traceMark = (context: CanvasRenderingContext2D, { x, y }: Place, count: number, size: number): void => {
  context.beginPath()
  if (count === 0) context.arc(x, y, size, 0, 2 * Math.PI)
  else
    for (let corner = 0; corner < count; corner += 1) {
      const angle = (2 * Math.PI * corner) / count - (count === 4 ? Math.PI / 4 : Math.PI / 2)
      context.lineTo(x + 1.2 * size * Math.cos(angle), y + 1.2 * size * Math.sin(angle))
    }
  context.closePath()
}

/** The sheet with a line at each metre, then rooms, then walls. */
const paintMap = (context: CanvasRenderingContext2D, map: SceneMap, fit: Fit, colour: (token: string) => string) => {
  const { scale, left, top } = fit
  const [width, height] = [map.width * scale, map.height * scale]
  context.fillStyle = colour('surface')
  context.fillRect(left, top, width, height)
  context.beginPath()
  for (let x = 100; x < map.width; x += 100) context.rect(left + x * scale, top, 0, height)
  for (let y = 100; y < map.height; y += 100) context.rect(left, top + y * scale, width, 0)
  context.lineWidth = 1
  context.strokeStyle = colour('sunken')
  context.stroke()
  for (const room of map.rooms) {
    const { x, y } = onPicture(room, fit)
    context.fillStyle = colour('sunken')
    context.fillRect(x, y, room.width * scale, room.height * scale)
    context.strokeStyle = colour('border')
    context.strokeRect(x, y, room.width * scale, room.height * scale)
    context.fillStyle = colour('muted')
    // In the corner, because points and their names lie in the middle of rooms.
    context.textAlign = 'left'
    context.fillText(room.name, x + nameGap, y + nameGap + textSize, room.width * scale - 2 * nameGap)
  }
  context.beginPath()
  for (const { fromX, fromY, toX, toY } of map.walls) {
    const [from, to] = [onPicture({ x: fromX, y: fromY }, fit), onPicture({ x: toX, y: toY }, fit)]
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.rect(left, top, width, height)
  context.lineWidth = 2.5
  context.strokeStyle = colour('control')
  context.stroke()
}

/** A mark, its direction, and its name below. A line around the name keeps it readable on a wall. */
const paintPoint = (
  context: CanvasRenderingContext2D,
  { point, at, isSelected }: { point: TargetPoint; at: Place; isSelected: boolean },
  colour: (token: string) => string
): void => {
  const turn = (point.direction * Math.PI) / 180
  context.lineWidth = 2
  context.strokeStyle = colour(isSelected ? 'brand' : 'text')
  context.beginPath()
  context.moveTo(at.x, at.y)
  context.lineTo(at.x + 18 * Math.sin(turn), at.y - 18 * Math.cos(turn))
  context.stroke()
  traceMark(context, at, corners[point.kind], radius)
  context.fillStyle = colour(isSelected ? 'brand' : 'surface')
  context.fill()
  context.stroke()
  if (isSelected) {
    traceMark(context, at, 0, radius + 6)
    context.stroke()
  }
  context.textAlign = 'center'
  context.lineWidth = 3
  context.strokeStyle = colour('surface')
  context.strokeText(point.name, at.x, at.y + 25)
  context.fillStyle = colour('text')
  context.fillText(point.name, at.x, at.y + 25)
}

/** Draws a floor as large as the canvas allows. @returns how the map lies in it */
export const paint = (canvas: HTMLCanvasElement, { map, points, selected }: Picture): Fit => {
  const { clientWidth: width, clientHeight: height } = canvas
  const fit = fitInto(map, { width, height })
  const context = canvas.getContext('2d')
  if (context === null || width === 0) return fit
  const pixels = devicePixelRatio
  canvas.width = Math.round(width * pixels)
  canvas.height = Math.round(height * pixels)
  context.scale(pixels, pixels)
  const colours = new Map<string, string>()
  const colour = (token: string): string => {
    const known = colours.get(token) ?? colourOf(canvas, token)
    colours.set(token, known)
    return known
  }
  context.font = `${textSize}px ${getComputedStyle(canvas).fontFamily}`
  paintMap(context, map, fit, colour)
  const order = [...points.entries()].sort(([one], [other]) => Number(one === selected) - Number(other === selected))
  for (const [index, point] of order)
    paintPoint(context, { point, at: onPicture(point, fit), isSelected: index === selected }, colour)
  return fit
}
