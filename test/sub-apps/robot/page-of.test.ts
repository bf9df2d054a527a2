import { expect, test } from '@playwright/test'
import { type Page, pageOf } from '../../../sub-apps/robot/page-of.pure.ts'

const list: Page = { kind: 'list' }
const missing: Page = { kind: 'missing' }

const rows: [pathname: string, page: Page][] = [
  ['/sub-app/robot', list],
  ['/sub-app/robot/', list],
  ['/sub-app/robot/list', list],
  ['/sub-app/robot/list/', list],
  ['/sub-app/robot/list/5', { kind: 'robot', robotId: 5 }],
  ['/sub-app/robot/list/5/', { kind: 'robot', robotId: 5 }],
  ['/sub-app/robot/running/records', { kind: 'tasks' }],
  ['/sub-app/robot/error-events', { kind: 'faults' }],
  ['/sub-app/robot/running/statistics', { kind: 'statistics' }],
  ['/sub-app/robot/running/statistics/5', { kind: 'robotStatistics', robotId: 5 }],
  ['/sub-app/robot/running/records/5', missing],
  ['/sub-app/robot/lock-query', { kind: 'locks' }],
  ['/sub-app/robot/lock-query/5', missing],
  ['/sub-app/robot/settings-template', { kind: 'templates' }],
  ['/sub-app/robot/settings-template/new', { kind: 'newTemplate' }],
  ['/sub-app/robot/settings-template/7', { kind: 'template', templateId: 7 }],
  ['/sub-app/robot/settings-template/7/edit', { kind: 'editTemplate', templateId: 7 }],
  ['/sub-app/robot/settings-template/7/applied/9', { kind: 'application', templateId: 7, applicationId: 9 }],
  ['/sub-app/robot/settings-template/7/edit/applied/9', missing],
  ['/sub-app/robot/LIST', missing],
  ['/sub-app/robot/list/0', missing],
  ['/sub-app/robot/list/-5', missing],
  ['/sub-app/robot/list/9999999999', missing],
  ['/sub-app/robot/list/5/6', missing],
  ['/sub-app/robot/running', missing],
  ['/sub-app/robot/detail/5', missing],
  ['/sub-app/robot//', missing],
  ['/sub-app/robotics', missing],
  ['/sub-app/Robot', missing],
  ['/sub-app/store', missing],
  ['/dashboard', missing],
  ['/', missing]
]

for (const [pathname, page] of rows) {
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, '/sub-app/robot')).toEqual(page)
  })
}
