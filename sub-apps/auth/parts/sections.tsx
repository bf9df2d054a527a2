import { $permissions } from '@portal/session'
import { keptQuery } from '../list-address.ts'
import { openLists } from '../page-of.ts'
import { useSurroundings } from '../surroundings.ts'
import { useText } from '../texts.ts'
import { useStore } from './use-store.ts'

/** Links to the lists that the person may open. The audit is in no menu, and is found here. */
export const Sections = ({ pathname, search }: { pathname: string; search: string }) => {
  const text = useText()
  const { basePath } = useSurroundings()
  const open = openLists(useStore($permissions))
  const isCurrent = (path: string, place: number) =>
    pathname.startsWith(`${basePath}/${path}`) || (place === 0 && pathname === basePath)
  return (
    <nav className="sections" aria-label={text('sections')}>
      {open.map(({ path, title }, place) => (
        <a
          key={path}
          href={`${basePath}/${path}${keptQuery(search)}`}
          aria-current={isCurrent(path, place) ? 'page' : undefined}
        >
          {text(title)}
        </a>
      ))}
    </nav>
  )
}
