import { robotRegistryPermissions } from '#contract/permissions.ts'
import { createRouter, type PageOf } from '#kit/router.pure.ts'

/** The path of each page below the application's own address, as the menu has it. */
export const below = {
  list: '/list',
  statistics: '/running/statistics',
  tasks: '/running/records',
  faults: '/error-events',
  locks: '/lock-query',
  templates: '/settings-template'
} as const

const routes = [
  { path: below.list, page: { kind: 'list' } },
  { path: below.statistics, page: { kind: 'statistics' } },
  { path: below.tasks, page: { kind: 'tasks' } },
  { path: below.faults, page: { kind: 'faults' } },
  { path: below.locks, page: { kind: 'locks' } },
  { path: below.templates, page: { kind: 'templates' } },
  { path: '/list/new', page: { kind: 'newRobot' }, permission: robotRegistryPermissions.register },
  { path: '/list/import', page: { kind: 'importRobots' }, permission: robotRegistryPermissions.register },
  { path: '/list/models', page: { kind: 'models' }, permission: robotRegistryPermissions.register },
  { path: '/list/gateways', page: { kind: 'gateways' }, permission: robotRegistryPermissions.credentials },
  { path: '/list/gateways/:gatewayId', page: { kind: 'gateway' }, permission: robotRegistryPermissions.credentials },
  { path: '/list/retired', page: { kind: 'retired' }, permission: robotRegistryPermissions.retire },
  { path: '/list/tags', page: { kind: 'tags' } },
  { path: '/list/of-day', page: { kind: 'robotsOfDay' } },
  { path: '/list/:robotId', page: { kind: 'robot' } },
  { path: '/running/statistics/:robotId', page: { kind: 'robotStatistics' } },
  { path: '/settings-template/new', page: { kind: 'newTemplate' } },
  { path: '/settings-template/:templateId', page: { kind: 'template' } },
  { path: '/settings-template/:templateId/edit', page: { kind: 'editTemplate' } },
  { path: '/settings-template/:templateId/applied/:applicationId', page: { kind: 'application' } }
] as const

const { register, credentials, retire } = robotRegistryPermissions

/** The list and what is kept beside it: the menu has one entry for them. Each has the kinds of its pages. */
export const listSections = [
  { path: below.list, title: 'title', kinds: ['list'] },
  { path: `${below.list}/tags`, title: 'column.tags', kinds: ['tags'] },
  { path: `${below.list}/gateways`, title: 'gateways', permission: credentials, kinds: ['gateways', 'gateway'] },
  { path: `${below.list}/retired`, title: 'registry.retired', permission: retire, kinds: ['retired'] },
  { path: `${below.list}/models`, title: 'registry.models', permission: register, kinds: ['models'] }
] as const

/** The pages of this application, and those for an address without a page. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
