/** The number of the last page. An empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

/** At most five page numbers, with the current one in the middle unless an end is near. */
export const pageNumbers = (page: number, last: number): number[] => {
  const count = Math.min(5, last)
  const first = Math.min(Math.max(1, page - 2), last - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
