import { $route, type Route } from '@portal/session'
import { type ComputedRef, computed } from 'vue'
import { pageOf } from './page-of.ts'
import { useStore } from './use-store.ts'

/**
 * The current address, or the last one of this application. The address changes before the portal unmounts this
 * application. The next page's address must not be read as one of ours.
 */
export const useOwnRoute = (basePath: string): ComputedRef<Route> => {
  const route = useStore($route)
  return computed<Route>(last =>
    last === undefined || pageOf(route.value.pathname, basePath) !== undefined ? route.value : last
  )
}
