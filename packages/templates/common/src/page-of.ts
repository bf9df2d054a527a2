import { pathBelow } from 'robot-portal-kit'

/** The pages of this application, and a page for unknown addresses. */
export type Page = { kind: 'list' } | { kind: 'robot'; serial: string } | { kind: 'missing' }

/** The page of an address: `/sub-app/fleet` is the list, `/sub-app/fleet/X1` is one robot. */
export const pageOf = (pathname: string, basePath: string): Page => {
  const below = pathBelow(pathname, basePath)
  if (below === '') return { kind: 'list' }
  const serial = decoded(/^\/([^/]{1,100})$/.exec(below ?? '')?.[1])
  return serial === undefined ? { kind: 'missing' } : { kind: 'robot', serial }
}

/** The address of one robot. */
export const robotAddress = (basePath: string, serial: string): string => `${basePath}/${encodeURIComponent(serial)}`

/** Anybody can write an address that stands for no text, as `%`. */
const decoded = (part: string | undefined): string | undefined => {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return undefined
  }
}
