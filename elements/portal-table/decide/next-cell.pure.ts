/** A cell of a grid, counted from 0. The head is row 0. */
export type CellPlace = { row: number; column: number }

type Grid = { rows: number; columns: number; page: number; isRightToLeft: boolean }

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

/**
 * Where a key leads in a grid, by the ARIA Authoring Practices.
 * @returns undefined for a key that does not move
 */
export const nextCell = (key: string, withControl: boolean, from: CellPlace, grid: Grid): CellPlace | undefined => {
  const { rows, columns, page, isRightToLeft } = grid
  const forward = isRightToLeft ? -1 : 1
  const steps: Record<string, [rows: number, columns: number]> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, forward],
    ArrowLeft: [0, -forward],
    PageDown: [page, 0],
    PageUp: [-page, 0],
    Home: [withControl ? -rows : 0, -columns],
    End: [withControl ? rows : 0, columns]
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined || (withControl && key !== 'Home' && key !== 'End')) return undefined
  return { row: clamp(from.row + step[0], rows), column: clamp(from.column + step[1], columns) }
}

/**
 * The same, past cells that are not shown: a table leaves out columns where it is narrow, and a phone folds the head.
 * @returns undefined where no shown cell follows
 */
export const nextShownCell = (
  key: string,
  withControl: boolean,
  from: CellPlace,
  grid: Grid,
  isShown: (place: CellPlace) => boolean
): CellPlace | undefined => {
  const end = nextCell(key, withControl, from, grid)
  for (let to = end; to !== undefined; ) {
    if (isShown(to)) return to
    const next = nextCell(key, withControl, to, grid)
    if (next === undefined || isSame(next, to)) break
    to = next
  }
  // The end itself is not shown, so the last shown cell before it is the end.
  for (let to = end; to !== undefined && !isSame(to, from); to = towards(to, from)) if (isShown(to)) return to
  return undefined
}

const isSame = (one: CellPlace, other: CellPlace): boolean => one.row === other.row && one.column === other.column

const towards = ({ row, column }: CellPlace, goal: CellPlace): CellPlace => ({
  row: row + Math.sign(goal.row - row),
  column: column + Math.sign(goal.column - column)
})
