import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application: those of the menu, one robot, and a page for unknown addresses. */
export type Page =
  | { kind: keyof typeof below | 'newTemplate' | 'missing' }
  | { kind: 'template' | 'editTemplate'; templateId: number }
  | { kind: 'application'; templateId: number; applicationId: number }
  | { kind: 'robot' | 'robotStatistics'; robotId: number }

/** The path of each page below the application's own address, as the menu has it. */
export const below = {
  list: '/list',
  statistics: '/running/statistics',
  tasks: '/running/records',
  faults: '/error-events',
  locks: '/lock-query',
  templates: '/settings-template'
} as const

const kinds = Object.keys(below) as (keyof typeof below)[]

const ofTemplate = /^\/settings-template\/([1-9]\d{0,8})(\/edit)?(?:\/applied\/([1-9]\d{0,8}))?$/
const ofRobot = /^(\/list|\/running\/statistics)\/([1-9]\d{0,8})$/

const templateOf = (path: string): Page | undefined => {
  const [found, id, edit, application] = ofTemplate.exec(path) ?? []
  if (found === undefined || (edit !== undefined && application !== undefined)) return undefined
  const templateId = Number(id)
  if (application !== undefined) return { kind: 'application', templateId, applicationId: Number(application) }
  return { kind: edit === undefined ? 'template' : 'editTemplate', templateId }
}

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  const path = pathBelow(pathname, basePath)
  if (path === undefined) return undefined
  if (path === '') return { kind: 'list' }
  const kind = kinds.find(it => below[it] === path)
  if (kind !== undefined) return { kind }
  if (path === `${below.templates}/new`) return { kind: 'newTemplate' }
  const template = templateOf(path)
  if (template !== undefined) return template
  const [, parent, robotId] = ofRobot.exec(path) ?? []
  if (robotId === undefined) return { kind: 'missing' }
  return { kind: parent === below.list ? 'robot' : 'robotStatistics', robotId: Number(robotId) }
}

/** The query that each address keeps from the one before: the portal needs `micro=true` for its frame (docs/requirements.md §2). */
export const keptQuery = (search: string): URLSearchParams => {
  const kept = new URLSearchParams()
  if (new URLSearchParams(search).get('micro') === 'true') kept.set('micro', 'true')
  return kept
}

/** A path with a query, or without one where it is empty. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`
