import { dayMs, startOfBeijingDay } from '#contract/days/beijing.ts'

const drawn = ['charging', 'task', 'fault'] as const

/** A stretch of a day, as shares of the day from 0 to 1. */
export type DayPart = { kind: (typeof drawn)[number]; from: number; to: number }

type Span = { startTime: number; endTime: number | null }
type Lasting = Span & { kind: string }

/**
 * The parts of a day that begins at a moment: a robot's charging, tasks on top of it, faults on top of both. A part that
 * still lasts goes on until now. Parts of other kinds are not drawn.
 */
export const partsOfDay = (parts: readonly Lasting[], start: number, now: number): DayPart[] => {
  const end = Math.min(now, start + dayMs)
  return drawn.flatMap(kind =>
    parts
      .filter(part => part.kind === kind)
      .map(({ startTime, endTime }) => ({
        kind,
        from: Math.max(startTime - start, 0) / dayMs,
        to: (Math.min(endTime ?? end, end) - start) / dayMs
      }))
      .filter(({ from, to }) => to > from)
  )
}

/** The parts of today in Beijing, up to now: a robot's tasks, and faults on top of them. */
export const dayParts = (
  { tasks, faults }: { tasks: readonly Span[]; faults: readonly Span[] },
  now: number
): DayPart[] =>
  partsOfDay(
    [...tasks.map(it => ({ ...it, kind: 'task' })), ...faults.map(it => ({ ...it, kind: 'fault' }))],
    startOfBeijingDay(now),
    now
  )

/** How much of today has passed, from 0 to 1. */
export const passed = (now: number): number => (now - startOfBeijingDay(now)) / dayMs
