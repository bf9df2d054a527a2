import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/support/process.mjs'

/** Source texts by path. */
export type Sources = Record<string, string>

/** The modules in small, every rule kept: each file imports what its module may import, and everything is used. */
const modules: Sources = {
  'contract/index.ts': `export { codes } from './codes.ts'`,
  'contract/calls/cleaning/cleaning-centre.ts': `import * as v from 'valibot'\nexport const codes = v`,
  'contract/codes.ts': `import * as v from 'valibot'\nexport const codes = v`,
  'session/index.ts': `export { $user } from './identity/session.ts'\nexport { allows } from './identity/permissions.pure.ts'`,
  'session/identity/session.ts': `
    import { codes } from '#contract/index.ts'
    import i18next from 'i18next'
    import Cookies from 'js-cookie'
    import { ofetch } from 'ofetch'
    export const $user = [codes, i18next, Cookies, ofetch]`,
  'session/identity/permissions.pure.ts': `export const allows = () => true`,
  'session/browser/browser-adapter.ts': `import { $user } from '../identity/session.ts'\nexport const kept = () => [localStorage, $user]`,
  'elements/index.ts': `import './portal-header/portal-header.tsx'\nimport './message-drawer/message-drawer.tsx'`,
  'elements/events.ts': `import { codes } from '#contract/index.ts'\nexport type MenuToggle = typeof codes`,
  'elements/shared/icon.tsx': `import React from 'react'\nexport const Icon = () => <b>{React.version}</b>`,
  'elements/portal-header/portal-header.tsx': `
    import { $user } from '@portal/session'
    import { Icon } from '../shared/icon.tsx'
    export const Header = () => <Icon {...$user} />`,
  'elements/message-drawer/message-drawer.tsx': `
    import { Icon } from '../shared/icon.tsx'
    export const Drawer = () => <Icon />`,
  'controls/index.ts': `
    import { $user } from '@portal/session'
    import { Icon } from '@portal/elements'
    export const startControls = () => [$user, Icon]`,
  'shell/index.tsx': `
    import type { MenuToggle } from '#elements/events.ts'
    import singleSpaReact from 'single-spa-react'
    import { Login } from './pages/login/login.tsx'
    import { Dashboard } from './pages/dashboard.tsx'
    export const lifecycles = (toggle: MenuToggle) => singleSpaReact(Login, Dashboard, toggle)`,
  'shell/pages/login/login.tsx': `
    import { $user } from '@portal/session'
    import { Field } from '../../pieces/field.tsx'
    export const Login = () => <Field {...$user} />`,
  'shell/pages/dashboard.tsx': `export { Field as Dashboard } from '../pieces/field.tsx'`,
  'shell/pieces/field.tsx': `import React from 'react'\nexport const Field = () => <i>{React.version}</i>`,
  'root-config/index.ts': `
    import { $user } from '@portal/session'
    import { start } from 'single-spa'
    import { guard } from './routing/guard.pure.ts'
    export const root = () => [start, $user, guard]`,
  'root-config/routing/guard.pure.ts': `import { allows } from '@portal/session'\nexport const guard = allows`,
  'cloud/main.ts': `import { startCloud } from './index.ts'\nstartCloud()`,
  'cloud/index.ts': `
    import { createServer } from 'node:http'
    import { codes } from '#contract/index.ts'
    import { open } from './database/open.ts'
    export const startCloud = () => [createServer, codes, open]`,
  'cloud/testing.ts': `import { startCloud } from './index.ts'\nexport const startTestCloud = startCloud`,
  'cloud/database/open.ts': `import { newClient } from './engine/connections.ts'\nexport const open = newClient`,
  'cloud/database/engine/connections.ts': `import pg from 'pg'\nexport const newClient = () => new pg.Client()`,
  'packages/kit/index.ts': `
    import type { $user } from '@portal/session'
    import { codes } from '#contract/index.ts'
    export const kit = (user: typeof $user) => [user, codes]`,
  'sub-apps/robot/index.ts': `import App from './robot-app.vue'\nexport const mount = () => App`,
  'sub-apps/robot/robot-app.vue': `
    <script setup lang="ts">
    import { $user } from '@portal/session'
    import { codes } from '#contract/index.ts'
    import { kit } from '#kit/index.ts'
    import { pageNumbers } from './page-numbers.pure.ts'
    const shown = [$user, codes, kit, pageNumbers]
    </script>
    <template><p>{{ shown }}</p></template>`,
  'sub-apps/robot/page-numbers.pure.ts': `export const pageNumbers = () => [1]`,
  'sub-apps/robot/vite.config.ts': `import { rollup } from 'rollup'\nexport default rollup`,
  'sub-apps/shop/index.ts': `import { $user } from '@portal/session'\nexport const mount = () => $user`,
  'test/cloud/identity/sign-in.test.ts': `
    import { startTestCloud } from '../../../cloud/testing.ts'
    import { guard } from '../../../root-config/routing/guard.pure.ts'
    startTestCloud(guard)`,
  'clean-centre/index.ts': `import { codes } from '#contract/calls/cleaning/cleaning-centre.ts'\nexport const centre = codes`,
  'conformance/index.ts': `import { codes } from '#contract/index.ts'\nexport const checks = codes`,
  'scripts/simulate.ts': `import { checks } from '../conformance/index.ts'\nexport const life = checks`,
  'scripts/build.ts': `import { rollup } from 'rollup'\nexport const build = rollup`
}

const installed = ['i18next', 'js-cookie', 'ofetch', 'pg', 'react', 'single-spa', 'single-spa-react', 'valibot', 'ws']
const tools = ['rollup']
const undeclared = ['left-over']

const packages = (): Sources =>
  Object.fromEntries(
    [...installed, 'crypto-js', ...tools, ...undeclared].flatMap(name => [
      [
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'index.js', type: 'module' })
      ],
      [`node_modules/${name}/index.js`, 'export default 1']
    ])
  )

const declared = (names: string[]) => Object.fromEntries(names.map(name => [name, '1.0.0']))

const workspaces = {
  '@robot-portal/contract': 'contract',
  'robot-portal-kit': 'packages/kit',
  '@robot-portal/robot': 'sub-apps/robot',
  '@robot-portal/shop': 'sub-apps/shop'
}

const ofContract = { '#contract/*': '@robot-portal/contract/*' }
const ofSubApp = {
  type: 'module',
  imports: { ...ofContract, '#kit/*': 'robot-portal-kit/*' },
  dependencies: declared(['@robot-portal/contract', 'robot-portal-kit']),
  devDependencies: declared(tools)
}

const configuration = (): Sources =>
  written({
    'package.json': {
      type: 'module',
      workspaces: Object.values(workspaces),
      imports: { '#contract/*': './contract/*', '#elements/*': './elements/*', '#kit/*': './packages/kit/*' },
      dependencies: declared([...installed, 'crypto-js']),
      devDependencies: declared(tools)
    },
    'contract/package.json': { type: 'module', exports: { './*': './*' }, dependencies: declared(['valibot']) },
    'packages/kit/package.json': {
      type: 'module',
      imports: ofContract,
      exports: { './*': './*' },
      devDependencies: declared(['@robot-portal/contract'])
    },
    'sub-apps/robot/package.json': ofSubApp,
    'sub-apps/shop/package.json': ofSubApp
  })

const written = (manifests: Record<string, object>): Sources =>
  Object.fromEntries(Object.entries(manifests).map(([path, manifest]) => [path, JSON.stringify(manifest)]))

/** As npm links them. */
const linkWorkspaces = async (directory: string): Promise<void> => {
  await mkdir(join(directory, 'node_modules/@robot-portal'))
  for (const [name, folder] of Object.entries(workspaces)) {
    await symlink(join(directory, folder), join(directory, 'node_modules', name), 'junction')
  }
}

/** Writes the modules, with the planted texts behind those of their files, into a folder of their own, and looks at it. */
export const withRooms = async (planted: Sources, look: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-imports-'))
  const files = { ...configuration(), ...packages(), ...modules }
  for (const [path, text] of Object.entries(planted)) files[path] = within(files[path] ?? '', text)
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(directory, path)), { recursive: true })
      await writeFile(join(directory, path), text)
    }
    await linkWorkspaces(directory)
    // The compiler resolves the spelling @portal/session, so the project's own setting is tried here.
    await cp(join(root, 'tsconfig.json'), join(directory, 'tsconfig.json'))
    await look(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** Adds a text to a source; in a component, to its script. */
const within = (source: string, added: string): string =>
  source.includes('</script>') ? source.replace('</script>', `${added}\n</script>`) : `${source}\n${added}`
