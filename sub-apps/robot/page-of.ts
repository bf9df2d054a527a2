import { pathBelow } from '#kit/path-below.ts'

/** The pages of this application: the list, one robot, the records of all robots, and a page for unknown addresses. */
export type Page = { kind: 'list' | 'tasks' | 'faults' | 'missing' } | { kind: 'robot'; robotId: number }

/** The path of each page below the application's own address, as the menu has it. */
export const below = { list: '/list', tasks: '/running/records', faults: '/error-events' } as const

const ofRobot = /^\/list\/([1-9]\d{0,8})$/

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  const path = pathBelow(pathname, basePath)
  if (path === undefined) return undefined
  if (path === '' || path === below.list) return { kind: 'list' }
  if (path === below.tasks) return { kind: 'tasks' }
  if (path === below.faults) return { kind: 'faults' }
  const robotId = ofRobot.exec(path)?.[1]
  return robotId === undefined ? { kind: 'missing' } : { kind: 'robot', robotId: Number(robotId) }
}

/** What each address keeps of the one before: the portal needs `micro=true` for its frame (spec §2). */
export const keptQuery = (search: string): URLSearchParams => {
  const kept = new URLSearchParams()
  if (new URLSearchParams(search).get('micro') === 'true') kept.set('micro', 'true')
  return kept
}

/** A path with a query, or without one where it is empty. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`
