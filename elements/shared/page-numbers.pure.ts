/** Numbers of pages that a pager offers at once (docs/requirements.md §9). */
const pagerButtons = 5

/** Number of pages of a list. An empty list has one page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/** The page numbers of a pager: at most five (docs/requirements.md §9), with the current one in the middle unless an end is near. */
export const offeredPages = (page: number, pages: number): number[] => {
  const offered = Math.min(pagerButtons, pages)
  const middle = Math.floor(pagerButtons / 2)
  const first = Math.max(1, Math.min(page - middle, pages - offered + 1))
  return Array.from({ length: offered }, (_, step) => first + step)
}
