import { $route, type Route } from '@portal/session'
import { useRef } from 'react'
import { pageOf } from './page-of.ts'
import { useStore } from './parts/use-store.ts'

/**
 * The current address, or the last one of this application. The address changes before the portal unmounts this
 * application. The next page's address must not be read as a page of this application.
 */
export const useOwnRoute = (basePath: string): Route => {
  const route = useStore($route)
  const last = useRef(route)
  if (pageOf(route.pathname, basePath) !== undefined) last.current = route
  return last.current
}
