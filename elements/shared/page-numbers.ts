import * as limits from '#contract/limits.ts'

/** How many pages a list has; an empty one has one, too. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/** The numbers that a pager offers: five at most (spec §9), the current one in their middle unless an end is near. */
export const offeredPages = (page: number, pages: number): number[] => {
  const offered = Math.min(limits.pagerButtons, pages)
  const middle = Math.floor(limits.pagerButtons / 2)
  const first = Math.max(1, Math.min(page - middle, pages - offered + 1))
  return Array.from({ length: offered }, (_, step) => first + step)
}
