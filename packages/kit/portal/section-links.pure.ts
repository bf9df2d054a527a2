import { keptQuery } from '../list-address.pure.ts'
import { pathBelow } from '../path-below.pure.ts'

/** A page that has a link on each page of its application. */
export type Section = {
  /** Below the application's own address. */
  path: `/${string}`
  title: string
  permission: string
}

export type SectionLink = { href: string; title: string; isCurrent: boolean }

/** Where a person is, and what they may open. */
export type Place = { basePath: string; pathname: string; search: string; held: readonly string[] }

/** The links to the sections that a person may open; none where that is one alone. A page belongs to the section above it. */
export const sectionLinks = (
  sections: readonly Section[],
  { basePath, pathname, search, held }: Place
): SectionLink[] => {
  const open = sections.filter(({ permission }) => held.includes(permission))
  if (open.length < 2) return []
  const below = pathBelow(pathname, basePath) ?? ''
  const above = open.filter(({ path }) => below === path || below.startsWith(`${path}/`))
  const [current] = below === '' ? open : above.sort((one, other) => other.path.length - one.path.length)
  return open.map(section => ({
    href: basePath + section.path + keptQuery(search),
    title: section.title,
    isCurrent: section === current
  }))
}
