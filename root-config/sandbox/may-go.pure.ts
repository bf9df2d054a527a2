import { pathOnThisOrigin } from '@portal/session'

/** Whether a path is the address of a sub-application, or lies below it. */
export const isBelow = (basePath: string, pathname: string): boolean =>
  pathname === basePath || pathname.startsWith(`${basePath}/`)

/**
 * Pure: the address that a sandboxed sub-application may go to. Below its own address it goes by itself. Elsewhere it goes
 * when a person just acted: otherwise it could take a person to any page.
 * @returns undefined for any other address
 */
export const mayGo = (basePath: string, address: string, hasActed: boolean): string | undefined => {
  const path = pathOnThisOrigin(address)
  if (path === undefined) return undefined
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  return hasActed || isBelow(basePath, pathname) ? path : undefined
}
