import { keptQuery } from '../list-address.pure.ts'
import { pathBelow } from '../path-below.pure.ts'

/** A page that has a link on each page of its application. */
export type Section = {
  /** Below the application's own address; empty for that address itself. */
  path: '' | `/${string}`
  title: string
  /** Without one, whoever is in the application may open it. */
  permission?: string
}

export type SectionLink = { href: string; title: string; isCurrent: boolean }

/** Where a person is, what they may open, and the query that every section keeps, such as a filter. */
export type Place = {
  basePath: string
  pathname: string
  search: string
  held: readonly string[]
  query?: string | undefined
}

/** The links to the sections that a person may open; none where that is one alone. A page belongs to the section above it. */
export const sectionLinks = (
  sections: readonly Section[],
  { basePath, pathname, search, held, query = keptQuery(search) }: Place
): SectionLink[] => {
  const open = sections.filter(({ permission }) => permission === undefined || held.includes(permission))
  if (open.length < 2) return []
  const below = pathBelow(pathname, basePath) ?? ''
  const above = open.filter(({ path }) => below === path || below.startsWith(`${path}/`))
  const [current] = below === '' ? open : above.sort((one, other) => other.path.length - one.path.length)
  return open.map(section => ({
    href: basePath + section.path + query,
    title: section.title,
    isCurrent: section === current
  }))
}
