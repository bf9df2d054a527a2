/** A row of the cloud: a day's figure of one kind of robot. */
export type DayRow<Kind extends string> = { day: string; robotKind: Kind; value: number }

/** The figure of a kind of robot: in the period, and in the period before. */
export type KindSum<Kind extends string> = { robotKind: Kind; value: number; before: number; share: number }

/** The sum of each kind of robot, the largest first. Kinds without any figure are left out. */
export const sumsByKind = <Kind extends string>(
  rows: readonly DayRow<Kind>[],
  before: readonly DayRow<Kind>[]
): KindSum<Kind>[] => {
  const [sums, earlier] = [rows, before].map(all => {
    const found = new Map<Kind, number>()
    for (const { robotKind, value } of all) found.set(robotKind, (found.get(robotKind) ?? 0) + value)
    return found
  }) as [Map<Kind, number>, Map<Kind, number>]
  const total = totalOf([...sums.values()])
  return [...sums]
    .filter(([, value]) => value > 0)
    .map(([robotKind, value]) => ({ robotKind, value, before: earlier.get(robotKind) ?? 0, share: value / total }))
    .sort((one, other) => other.value - one.value)
}

export const totalOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** How much more or less it is than before, as a share. Undefined where there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / before
