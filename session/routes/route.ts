import { adapter } from '../adapter.ts'
import { makeStore, write } from '../stores.ts'
import { pathOnThisOrigin } from './redirect.pure.ts'

/** The address in the browser, without the origin. */
export type Route = { readonly pathname: string; readonly search: string; readonly hash: string }

export const $route = makeStore<Route>({ pathname: '/', search: '', hash: '' })

/** Reads the address of the browser. root-config calls this on every change. */
export const readRoute = (): void => {
  const { pathname, search, hash } = adapter().location()
  const now = $route.get()
  if (now.pathname !== pathname || now.search !== search || now.hash !== hash) write($route, { pathname, search, hash })
}

/**
 * Goes to an address of this origin.
 * @throws TypeError for anything but a path that starts with one slash: an address from data could lead to another site
 * or run as script (M7)
 */
export const navigate = (address: string, how: 'push' | 'replace' = 'push'): void => {
  const path = pathOnThisOrigin(address)
  if (path === undefined) throw new TypeError(`Not a path of this portal: ${address}`)
  adapter().navigate(path, how)
}
