import type { Route, SubAppProps } from '@portal/session'
import { pathBelow } from './path-below.pure.ts'
import { type Store, select } from './store.pure.ts'

/**
 * The current address, or the last one of this application. The address changes before the portal unmounts an
 * application. The next page's address must not be read as a page of this one.
 */
export const ownRoute = ({ state$, basePath }: Pick<SubAppProps, 'state$' | 'basePath'>): Store<Route> => {
  let last = state$.get().route
  return select(state$, ({ route }) => {
    if (pathBelow(route.pathname, basePath) !== undefined) last = route
    return last
  })
}
