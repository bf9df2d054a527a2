import { $route, type Route } from '@portal/session'
import { useRef } from 'react'
import { pageOf } from './page-of.ts'
import { useStore } from './use-store.ts'

/**
 * The address as long as it is this application's, then the last that was: the address changes before the portal
 * unmounts us, and the next page's address must not be read as one of ours for that moment.
 */
export const useOwnRoute = (basePath: string): Route => {
  const route = useStore($route)
  const last = useRef(route)
  if (pageOf(route.pathname, basePath) !== undefined) last.current = route
  return last.current
}
