/* Pure, and only for the build: from a topology of land to the path of an SVG, in tenths of a degree. */

/**
 * @param {{
 *   transform: { scale: number[], translate: number[] },
 *   arcs: number[][][],
 *   objects: { land: { geometries: { arcs: number[][][] }[] } }
 * }} topology as TopoJSON has it: each place of an arc is told by its distance from the one before
 * @returns {string}
 */
export const outlineOf = ({ transform, arcs, objects }) => {
  const [east, south] = transform.scale.map((scale, axis) => scale * (axis === 0 ? 10 : -10))
  const [left, top] = transform.translate.map((start, axis) => start * (axis === 0 ? 10 : -10))
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [Math.round(left + x * east), Math.round(top + y * south)]
    })
  })
  // A negative number names an arc that is walked backwards. Each arc begins where the one before it ends.
  const placesOf = ring =>
    ring.flatMap((arc, order) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]).slice(order === 0 ? 0 : 1))
  return objects.land.geometries
    .flatMap(({ arcs: polygons }) => polygons.flat())
    .map(ring => pathOf(placesOf(ring)))
    .join('')
}

/** Tenths of a degree around the world, and to a pole. */
const around = 3_600
const toPole = 900

/** A step over the edge of the picture, from 180° to -180°, goes on beyond the edge. Otherwise it would cross the picture. */
const withinHalf = step => (step > around / 2 ? step - around : step < -around / 2 ? step + around : step)

/** Steps from place to place. Steps that lead nowhere are left out. */
const pathOf = ([start, ...rest]) => {
  let [x, y] = start
  let [turned, west, east] = [0, 0, 0]
  const steps = rest.flatMap(place => {
    const step = [withinHalf(place[0] - x), place[1] - y]
    ;[x, y] = place
    turned += step[0]
    west = Math.min(west, turned)
    east = Math.max(east, turned)
    return step[0] === 0 && step[1] === 0 ? [] : [step]
  })
  // A ring around the whole world is the coast of Antarctica: the land lies between this line and the pole.
  if (turned !== 0) steps.push([0, toPole - y], [-turned, 0])
  const written = steps.map(step => step.join(' ')).join(' ')
  // Asia begins east of 180°, which is the west of the picture. The greater part of the land has to be within the picture.
  const middle = start[0] + (west + east) / 2
  const turns = Math.ceil(middle / around - 0.5)
  return `M${start[0] - turns * around} ${start[1]}l${written.replaceAll(' -', '-')}z`
}
