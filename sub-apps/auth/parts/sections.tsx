import { $permissions } from '@portal/session'
import { useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { openLists } from '../page-of.pure.ts'
import { useText } from '../texts.ts'

/** Links to the lists that the person may open. The audit is in no menu, and is found here. */
export const Sections = ({ pathname, search }: { pathname: string; search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
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
