import { useSubApp } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

const paths = { list: '', map: '/map' } as const

/** The way between the list and the map of the same stores. */
export const StoreViews = ({ current, query }: { current: keyof typeof paths; query: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  return (
    <nav className="sections" aria-label={text('views')}>
      {(['list', 'map'] as const).map(view => (
        <a key={view} href={basePath + paths[view] + query} aria-current={view === current ? 'page' : undefined}>
          {text(`view.${view}`)}
        </a>
      ))}
    </nav>
  )
}
