import { $route, type Route } from '@portal/session'
import { type ComputedRef, computed } from 'vue'
import { pageOf } from './page-of.ts'
import { useStore } from './use-store.ts'

/**
 * The address as long as it is this application's, then the last that was: the address changes before the portal
 * unmounts us, and the next page's address must not be read as a robot page for that moment.
 */
export const useOwnRoute = (basePath: string): ComputedRef<Route> => {
  const route = useStore($route)
  return computed<Route>(last =>
    last === undefined || pageOf(route.value.pathname, basePath) !== undefined ? route.value : last
  )
}
