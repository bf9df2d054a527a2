import { expect, test } from '@playwright/test'
import configuration from '../../.dependency-cruiser.mjs'
import { globalRules } from '../../scripts/check/globals.ts'
import { checkImports } from '../../scripts/check/read-imports.ts'
import { type Sources, withRooms } from './layout.ts'

/** One way to break each rule, as somebody in a hurry would; a rule with two sides has a second way behind `:`. */
const planted: Record<string, Sources> = {
  'contract-imports': { 'contract/codes.ts': `import { $user } from '@portal/session'` },
  'session-imports': {
    'session/identity/session.ts': `import type { MenuToggle } from '#elements/events.ts'`
  },
  'elements-imports': {
    'elements/events.ts': `import { guard } from '../root-config/routing/guard.pure.ts'`
  },
  'controls-imports': {
    'controls/index.ts': `import { guard } from '../root-config/routing/guard.pure.ts'`
  },
  'one-element-does-not-import-another': {
    'elements/portal-header/portal-header.tsx': `import { Drawer } from '../message-drawer/message-drawer.tsx'`
  },
  'a-list-knows-no-element-but-its-table': {
    'elements/portal-list/portal-list.tsx': `import { Drawer } from '../message-drawer/message-drawer.tsx'`
  },
  'shared-pieces-know-no-element': {
    'elements/shared/badge.tsx': `import { Drawer } from '../message-drawer/message-drawer.tsx'`
  },
  'shell-imports': {
    'shell/index.tsx': `import { open } from '../cloud/database/open.ts'`
  },
  'shell-takes-only-types-from-elements': { 'shell/index.tsx': `import { Icon } from '#elements/shared/icon.tsx'` },
  'one-page-does-not-import-another': { 'shell/pages/login/login.tsx': `import { Dashboard } from '../dashboard.tsx'` },
  'shared-parts-know-no-page': { 'shell/pieces/field.tsx': `import { Login } from '../pages/login/login.tsx'` },
  'root-config-imports': {
    'root-config/index.ts': `import('../shell/pages/dashboard.tsx')`
  },
  'cloud-imports': { 'cloud/index.ts': `import { allows } from '../session/index.ts'` },
  'clean-centre-imports': {
    'clean-centre/index.ts': `import { codes } from '#contract/index.ts'`
  },
  'conformance-imports': { 'conformance/index.ts': `import { open } from '../cloud/database/open.ts'` },
  'simulated-robots-know-the-cloud-from-outside': {
    'scripts/simulate.ts': `import { startCloud } from '../cloud/index.ts'`
  },
  'packages-imports': {
    'packages/kit/index.ts': `import type { MenuToggle } from '../../elements/events.ts'`
  },
  'packages-take-only-types-from-the-session': {
    'packages/kit/index.ts': `import { allows } from '@portal/session'`
  },
  'sub-app-imports-only-session-contract-kit-and-itself': {
    'sub-apps/robot/robot-app.vue': `import { mount } from '../shop/index.ts'`
  },
  'session-only-by-its-entry-point': {
    'shell/index.tsx': `import { kept } from '../session/browser/browser-adapter.ts'`
  },
  '@shoelace-style/shoelace-in-one-place': { 'shell/index.tsx': `import '@shoelace-style/shoelace'` },
  'drizzle-orm-in-one-place': { 'cloud/index.ts': `import pg from 'pg'` },
  'pg-in-one-place': { 'cloud/database/open.ts': `import pg from 'pg'\nexport const open = () => pg` },
  'ofetch-in-one-place': { 'sub-apps/robot/robot-app.vue': `import { ofetch } from 'ofetch'` },
  'i18next-in-one-place': { 'elements/events.ts': `import i18next from 'i18next'` },
  'js-cookie-in-one-place': { 'root-config/index.ts': `import Cookies from 'js-cookie'` },
  'ws-in-one-place': { 'elements/index.ts': `import ws from 'ws'` },
  'single-spa-in-one-place': { 'sub-apps/shop/index.ts': `import { navigateToUrl } from 'single-spa'` },
  'single-spa-react-in-one-place': {
    'shell/pages/dashboard.tsx': `import singleSpaReact from 'single-spa-react'`
  },
  'crypto-js-in-one-place': { 'session/identity/session.ts': `import AES from 'crypto-js'` },
  'only-sql-knows-the-tables': {
    'cloud/topics/shop/routes.ts': `import { orders } from './schema.ts'\nexport const routes = orders`,
    'cloud/topics/shop/schema.ts': `export const orders = 'orders'`
  },
  'topics-use-those-below': {
    'cloud/topics/stores/routes.ts': `import { findRobot } from '../robots/index.ts'\nexport const routes = findRobot`,
    'cloud/topics/robots/index.ts': `export const findRobot = 'robot'`
  },
  'topics-use-those-below: beside': {
    'cloud/topics/shop/routes.ts': `import { ask } from '../ota/index.ts'\nexport const routes = ask`,
    'cloud/topics/ota/index.ts': `export const ask = 'ota'`
  },
  'topics-meet-at-their-index': {
    'cloud/topics/robots/routes.ts': `import { rate } from '../rates/rates.ts'\nexport const routes = rate`,
    'cloud/topics/rates/rates.ts': `export const rate = 'rates'`
  },
  'demo-data-meets-at-the-index-or-demo-data': {
    'cloud/topics/robots/demo/tasks.ts': `import { rate } from '../../rates/rates.ts'\nexport const routes = rate`,
    'cloud/topics/rates/rates.ts': `export const rate = 'rates'`
  },
  'no-react-behind-the-pages': { 'session/identity/session.ts': `import type { ReactNode } from 'react'` },
  'no-node-in-the-browser': { 'session/identity/session.ts': `import { join } from 'node:path'` },
  'nothing-imports-tests-or-scripts': { 'cloud/index.ts': `import { build } from '../scripts/build.ts'` },
  'testing-entry-points-are-for-tests': { 'cloud/main.ts': `import { startTestCloud } from './testing.ts'` },
  'tests-enter-by-entry-points': {
    'test/cloud/identity/sign-in.test.ts': `import { open } from '../../../cloud/database/open.ts'`
  },
  'tests-enter-by-entry-points: topic': {
    'test/cloud/rates/rates.test.ts': `import { rate } from '../../../cloud/topics/rates/index.ts'`,
    'cloud/topics/rates/index.ts': `export const rate = 'rates'`
  },
  'pure-files-stay-pure': { 'session/identity/permissions.pure.ts': `import { $user } from './session.ts'` },
  'other-modules-by-their-name': {
    'session/identity/session.ts': `import { codes as again } from '../../contract/codes.ts'`
  },
  'other-modules-by-their-name: sub-app': {
    'sub-apps/shop/index.ts': `import { codes } from '../../contract/index.ts'`
  },
  'other-modules-by-their-name: package': {
    'sub-apps/shop/index.ts': `import { codes } from '@robot-portal/contract/index.ts'`
  },
  'own-module-by-path': { 'session/browser/browser-adapter.ts': `import { allows } from '@portal/session'` },
  'no-tools-in-what-runs': { 'cloud/index.ts': `import { rollup } from 'rollup'` },
  'no-undeclared-packages': { 'cloud/index.ts': `import leftOver from 'left-over'` },
  'no-undeclared-packages: sub-app': { 'sub-apps/shop/index.ts': `import * as v from 'valibot'` },
  'no-undeclared-packages: component': { 'sub-apps/robot/robot-app.vue': `import * as v from 'valibot'` },
  'no-circles': { 'contract/codes.ts': `import type { codes as door } from './index.ts'` },
  'no-unresolvable': { 'sub-apps/robot/robot-app.vue': `import { gone } from './gone.ts'` },
  'no-orphans': { 'shell/pieces/forgotten.tsx': `export const forgotten = 1` },
  'storage-and-connections-only-in-session': {
    'sub-apps/robot/robot-app.vue': `const socket = new WebSocket('/api/messages')`
  },
  'requests-only-through-session': { 'shell/pages/dashboard.tsx': `export const data = () => window.fetch('/api')` },
  'session-takes-the-world-as-an-object': {
    'session/identity/session.ts': `export const token = () => document.cookie`
  },
  'values-of-the-browser-are-guarded-once': {
    'shell/pages/dashboard.tsx': `export const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone`
  },
  'values-of-the-browser-are-guarded-once: language': {
    'sub-apps/robot/robot-app.vue': `export const language = () => navigator.language`
  },
  'numbers-and-times-are-written-in-one-way': {
    'shell/pages/dashboard.tsx': `export const share = (value: number) => value.toFixed(1)`
  }
}

const ruleOf = (way: string): string => way.split(': ')[0] ?? way

const rules = [...new Set([...configuration.forbidden, ...globalRules].map(rule => rule.name))]

test('plants a violation of every rule there is', () => {
  expect([...new Set(Object.keys(planted).map(ruleOf))].sort()).toEqual(rules.sort())
})

test('lets modules pass that keep the rules, having read every file', async () => {
  await withRooms({}, async directory => {
    const { violations, unread, read } = await checkImports(directory, configuration)
    expect(violations).toEqual([])
    expect(unread).toEqual([])
    expect(read).toBeGreaterThan(20)
  })
})

for (const [way, sources] of Object.entries(planted)) {
  test(`catches what ${way} forbids, and says why`, async () => {
    await withRooms(sources, async directory => {
      const { violations } = await checkImports(directory, configuration)
      const [file = ''] = Object.keys(sources)
      const caught = violations.find(violation => violation.rule === ruleOf(way) && violation.where.startsWith(file))
      expect(caught?.comment, JSON.stringify(violations)).toBeTruthy()
    })
  })
}

test('tells which files were not read instead of passing on nothing', async () => {
  await withRooms({ 'cloud/index.ts': `import pg from 'pg'` }, async directory => {
    const blind = { ...configuration, options: { ...configuration.options, exclude: { path: '\\.ts$' } } }
    const { violations, unread } = await checkImports(directory, blind)
    expect(violations.map(violation => violation.rule)).not.toContain('drizzle-orm-in-one-place')
    expect(unread).toContain('cloud/index.ts')
  })
})
