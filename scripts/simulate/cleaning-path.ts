import type { RobotRun, RunReport } from '#contract/calls/cleaning/cleaning.ts'

type Place = { x: number; y: number }

/** Centimetres between two lanes, and those that a robot drives in a turn of one second. */
const laneGap = 120
const stride = 120

const distance = (from: Place, to: Place): number => Math.hypot(to.x - from.x, to.y - from.y)

/** Ends of the lanes of one room, up one lane and down the next, away from the walls. */
const lanesOf = ({ x, y, width, height }: RobotRun['plan']['rooms'][number]): Place[] => {
  const margin = Math.min(laneGap / 2, width / 2, height / 2)
  const lanes = Math.max(1, Math.round((width - 2 * margin) / laneGap) + 1)
  return Array.from({ length: lanes }, (_, lane) => {
    const across = x + margin + ((width - 2 * margin) * lane) / Math.max(1, lanes - 1)
    const ends = [
      { x: across, y: y + margin },
      { x: across, y: y + height - margin }
    ]
    return lane % 2 === 0 ? ends : ends.toReversed()
  }).flat()
}

/** The whole way of a run: from the dock through its rooms, in the order of the plan. */
const pathOf = ({ plan, rooms }: Pick<RobotRun, 'plan' | 'rooms'>): Place[] => [
  plan.dock,
  ...plan.rooms.filter(({ room }) => rooms.includes(room)).flatMap(lanesOf)
]

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share
})

/** The place so many centimetres along a way; its end where the way is shorter. */
const placeAt = (path: readonly Place[], along: number): Place => {
  let left = along
  for (const [index, from] of path.entries()) {
    const to = path[index + 1]
    if (to === undefined) return from
    const length = distance(from, to)
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length)
    left -= length
  }
  return { x: 0, y: 0 }
}

const lengthOf = (path: readonly Place[]): number =>
  path.reduce((sum, place, index) => sum + distance(path[index - 1] ?? place, place), 0)

/** One stride from a place straight to another, or that place where it is nearer. */
const towards = (from: Place, to: Place): Place => {
  const far = distance(from, to)
  return far <= stride ? to : between(from, to, stride / far)
}

const rounded = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) })

/** The report of a robot about its run a second later; nothing while the run is paused. */
export const nextReport = (run: RobotRun): RunReport | undefined => {
  const { runId, state, done } = run
  if (state === 'paused') return undefined
  if (state === 'returning') {
    const place = rounded(towards(run, run.plan.dock))
    return { runId, done, ...place, docked: distance(place, run.plan.dock) === 0 }
  }
  const path = pathOf(run)
  const length = Math.max(1, lengthOf(path))
  const along = (done / 1_000) * length
  const last = placeAt(path, along)
  // A robot that was called back and sent out again drives to where it stopped.
  if (distance(run, last) > stride) return { runId, done, ...rounded(towards(run, last)), docked: false }
  const now = Math.min(1_000, Math.max(done + 1, Math.round(((along + stride) / length) * 1_000)))
  return { runId, done: now, ...rounded(placeAt(path, (now / 1_000) * length)), docked: false }
}
