/* Pure: where names fit on a picture, so that none covers a mark, a wall or another name. In pixels. */

export type Spot = { x: number; y: number }
export type Box = Spot & { width: number; height: number }
export type Line = { from: Spot; to: Spot }
/** A name, where its base line begins, ends or has its middle. */
export type Label = Spot & { text: string; anchor: 'start' | 'middle' | 'end' }

const lineHeight = 15
/** From the base line of a text up to the top of its box. */
const ascent = 12

/** Half of the size of a point's mark. */
export const pointRadius = 6

/** About how wide a text of 12 pixels is. Characters of East Asia are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, it) => sum + (it > '\u2e7f' ? 12 : 6.8), 0)

export const around = ({ x, y }: Spot): Box => ({
  x: x - pointRadius,
  y: y - pointRadius,
  width: 2 * pointRadius,
  height: 2 * pointRadius
})

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInside = (box: Box, outer: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height

const boxOf = ({ x, y, text, anchor }: Label): Box => {
  const width = widthOf(text)
  const before = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2
  return { x: x - before, y: y - ascent, width, height: lineHeight }
}

/** Whether a line goes through a box: their own boxes overlap, and the corners are not all on one side of the line. */
const crosses = ({ from, to }: Line, box: Box): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  if (!overlap({ x: left - 1, y: top - 1, width: Math.abs(dx) + 2, height: Math.abs(dy) + 2 }, box)) return false
  const sides = [box.x, box.x + box.width].flatMap(x =>
    [box.y, box.y + box.height].map(y => Math.sign(dx * (y - from.y) - dy * (x - from.x)))
  )
  return new Set(sides).size > 1
}

/** A name below a point, else above it or beside it. */
export const besidePoint = (text: string, { x, y }: Spot): Label[] => [
  { text, x, y: y + pointRadius + ascent, anchor: 'middle' },
  { text, x, y: y - pointRadius - lineHeight + ascent, anchor: 'middle' },
  { text, x: x + pointRadius + 4, y: y + 4, anchor: 'start' },
  { text, x: x - pointRadius - 4, y: y + 4, anchor: 'end' }
]

/** A name in the corner of its room. */
export const inRoom = (text: string, { x, y }: Spot): Label[] => [{ text, x: x + 8, y: y + 18, anchor: 'start' }]

/** @returns takes the first free place for a name within a box; undefined where there is none */
export const createLabels = (marks: readonly Box[], walls: readonly Line[]) => {
  const taken = [...marks]
  return (places: readonly Label[], outer: Box): Label | undefined =>
    places.find(label => {
      const box = boxOf(label)
      const isFree =
        isInside(box, outer) && !taken.some(it => overlap(box, it)) && !walls.some(wall => crosses(wall, box))
      if (isFree) taken.push(box)
      return isFree
    })
}
