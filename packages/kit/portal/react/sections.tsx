import { $permissions } from '@portal/session'
import { useOwnRoute, useStore, useSubApp } from '../../adapters/react.ts'
import { type Section, sectionLinks } from '../section-links.pure.ts'

type SectionsProps = {
  label: string
  sections: readonly Section[]
  /** What their addresses keep of the current one; `micro=true` alone where nothing is given. */
  query?: string
}

/** Links to the sections of an application that the person may open. They stand above the heading of each page. */
export const Sections = ({ label, sections, query }: SectionsProps) => {
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const links = sectionLinks(sections, { basePath, pathname, search, held: useStore($permissions), query })
  if (links.length === 0) return null
  return (
    <nav className="sections" aria-label={label}>
      {links.map(({ href, title, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
