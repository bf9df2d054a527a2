/*
 * Decides which lines of a log are drawn, and the place of its scroll bar. Browsers limit the height of a box: Firefox
 * ends at 17 million pixels. So a very long log has a lower box, in which one pixel stands for several lines.
 */

const highest = 10_000_000

/** Pixels, and lines that fit whole. */
export type View = { lines: number; lineHeight: number; height: number }

export const visibleLines = ({ lineHeight, height }: View): number => Math.max(1, Math.floor(height / lineHeight))

/** The height of the box that holds all lines. */
export const boxHeight = ({ lines, lineHeight }: View): number => Math.min(lines * lineHeight, highest)

/** The line at the top, from 1, where the last line is at the bottom. */
export const lastTop = (view: View): number => Math.max(1, view.lines - visibleLines(view) + 1)

/** A line as the one at the top, or the nearest that can be there. */
export const topWithin = (line: number, view: View): number => Math.min(Math.max(1, line), lastTop(view))

const way = (view: View): number => Math.max(0, boxHeight(view) - view.height)

/** The line at the top for a place of the scroll bar. */
export const topAt = (scrollTop: number, view: View): number => {
  if (way(view) === 0) return 1
  return topWithin(1 + Math.round((scrollTop / way(view)) * (lastTop(view) - 1)), view)
}

/** The place of the scroll bar for a line at the top. */
export const scrollTopOf = (top: number, view: View): number => {
  const last = lastTop(view)
  return last === 1 ? 0 : ((top - 1) / (last - 1)) * way(view)
}

/** Where a line is found that somebody jumps to: a third of the view below its top. */
export const topFor = (line: number, view: View): number => topWithin(line - Math.floor(visibleLines(view) / 3), view)

/** The line at the top after a key; undefined for a key that moves nothing. */
export const topAfterKey = (key: string, top: number, view: View): number | undefined => {
  const page = visibleLines(view) - 1
  const moved: Record<string, number> = {
    ArrowUp: top - 1,
    ArrowDown: top + 1,
    PageUp: top - page,
    PageDown: top + page,
    Home: 1,
    End: lastTop(view)
  }
  const wanted = Object.hasOwn(moved, key) ? moved[key] : undefined
  return wanted === undefined ? undefined : topWithin(wanted, view)
}
