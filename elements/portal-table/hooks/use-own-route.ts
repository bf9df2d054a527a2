import { $route, type Route } from '@portal/session'
import { useRef } from 'react'
import { useStore } from '../../shared/hooks/use-store.ts'

/** The address changes before the portal takes a page away. Another page's address says nothing about this one. */
export const useOwnRoute = (): Route => {
  const route = useStore($route)
  const own = useRef(route)
  if (route.pathname === own.current.pathname) own.current = route
  return own.current
}
