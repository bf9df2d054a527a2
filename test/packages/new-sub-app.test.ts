import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkFile } from '../../packages/kit/tools/check/rules/check-file.pure.ts'
import { changeFor, type Guest, policyWith } from '../../packages/kit/tools/dev/change-answer.pure.ts'
import { frameworks, readCommand } from '../../scripts/new-sub-app/command.ts'
import { mergeJson, projectFiles } from '../../scripts/new-sub-app/project-files.ts'
import { root } from '../../scripts/support/process.mjs'

const words = (line: string): string[] => line.split(' ')

test('reads what a new project is to be', () => {
  expect(readCommand(words('--framework react --name fleet --dir ../fleet'))).toEqual({
    framework: 'react',
    prefix: 'fleet',
    title: 'Fleet',
    dir: '../fleet',
    kit: undefined
  })
  expect(readCommand(['--help'])).toBe('help')
})

for (const [what, line, said] of [
  ['no framework', '--name fleet --dir ../fleet', 'npm run new-sub-app'],
  ['an unknown framework', '--framework ember --name fleet --dir ../fleet', 'npm run new-sub-app'],
  ['an unknown option', '--framework react --name fleet --dir ../fleet --colour red', 'colour'],
  ['a name with capitals', '--framework react --name Fleet --dir ../fleet', 'lower-case letters'],
  ['a name that leads elsewhere', '--framework react --name ../fleet --dir ../fleet', 'lower-case letters'],
  ['a name of the thirteen', '--framework react --name robot --dir ../fleet', 'one of the thirteen']
] as const)
  test(`makes no project with ${what}`, () => {
    expect(() => readCommand(words(line))).toThrow(said)
  })

test('lays one JSON over another, key by key', () => {
  expect(mergeJson({ a: 1, b: { c: 2, d: [1, 2] } }, { b: { d: [3], e: null } })).toEqual({
    a: 1,
    b: { c: 2, d: [3], e: null }
  })
})

test('a project has the prefix and the title in names and texts, and the kit among its packages', () => {
  const common = {
    _gitignore: 'dist\n',
    'package.json': '{ "name": "fleet", "devDependencies": { "vite": "8.0.0" } }',
    'src/fleet.css': '.fleet-app {}',
    'README.md': '# Fleet at /sub-app/fleet'
  }
  const own = { 'package.json': '{ "dependencies": { "vue": "3.5.0" } }', 'src/app.vue': '<template />' }
  const files = projectFiles(common, own, {
    prefix: 'night-shift',
    title: 'Night shift',
    packages: { kit: 'file:vendor/kit.tgz', frame: 'file:vendor/frame.tgz' }
  })
  expect(Object.keys(files).sort()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'src/app.vue',
    'src/night-shift.css'
  ])
  expect(files['src/night-shift.css']).toBe('.night-shift-app {}')
  expect(files['README.md']).toBe('# Night shift at /sub-app/night-shift')
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    name: 'night-shift',
    devDependencies: { vite: '8.0.0', 'robot-portal-frame': 'file:vendor/frame.tgz' },
    dependencies: { vue: '3.5.0', 'robot-portal-kit': 'file:vendor/kit.tgz' }
  })
})

test('projects install the versions that this repository tests with', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { dependencies, devDependencies } = read('package.json')
  const kit = read('packages/kit/package.json')
  // This repository has version 6 under TypeScript's own alias.
  const own: Record<string, string> = {
    ...dependencies,
    ...devDependencies,
    ...kit.devDependencies,
    typescript: '6.0.3'
  }
  // Angular's tools are in projects alone. They have the version of its core, and ask for a TypeScript of their own.
  const { '@angular/core': angular = '' } = own
  const ofAngular = { ...own, typescript: '5.9.3', '@angular/common': angular, '@angular/compiler': angular }
  for (const template of ['common', ...frameworks]) {
    const manifest = read(`packages/templates/${template}/package.json`)
    const wanted: Record<string, string> =
      template === 'angular'
        ? { ...ofAngular, '@angular/compiler-cli': angular, rxjs: manifest.dependencies.rxjs }
        : own
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(version, `${name} of ${template}`).toBe(wanted[name])
  }
})

test('projects run on each Node that Vite takes, from 20 on', () => {
  const enginesOf = (path: string): string => JSON.parse(readFileSync(join(root, path), 'utf8')).engines.node
  const { groups } = /^\^(?<first>20\.\d+)/.exec(enginesOf('node_modules/vite/package.json')) ?? {}
  expect(enginesOf('packages/templates/common/package.json')).toBe(`>=${groups?.first}`)
})

const guest: Guest = {
  prefix: 'fleet',
  title: 'Fleet',
  icon: 'robot',
  permission: 'fleet',
  address: '/__fleet/portal-dev.mjs'
}

const change = (pathname: string, contentType: string, text: string): string =>
  changeFor(pathname, contentType)?.(text, guest) ?? 'unchanged'

const userPath = '/api/userservice/admin/user_local_auth/v1/info'
const menuPath = '/api/userservice/admin/permission/v1/tree/menu/list'
const json = 'application/json'

test.describe('a developer’s server', () => {
  test('allows the policy of the sub-application, and leaves the rest of the portal’s policy as it is', () => {
    const policy = (names: string) =>
      `script-src 'self'; require-trusted-types-for 'script'; trusted-types ${names}'allow-duplicates'; report-to policy`
    expect(policyWith(policy('vue '), guest)).toBe(policy('portal-fleet vue '))
    expect(policyWith("script-src 'self'", guest)).toBe("script-src 'self'")
  })

  test('puts module and facts into the page, and leaves the page as it is otherwise', () => {
    const environment = { cookieDomain: 'example.com', subApps: { robot: { pages: ['list'] } } }
    const page = (imports: object, config: object) =>
      `<body><script type="application/json" id="portal-config">${JSON.stringify(config)}</script>` +
      `<script type="systemjs-importmap">${JSON.stringify({ imports })}</script><script>run("$&")</script></body>`
    expect(
      change('/dashboard', 'text/html; charset=utf-8', page({ '@portal/robot': '/robot.js' }, { environment }))
    ).toBe(
      page(
        { '@portal/robot': '/robot.js', '@portal/fleet': '/__fleet/portal-dev.mjs' },
        {
          environment: {
            cookieDomain: null,
            subApps: { robot: { pages: ['list'] }, fleet: { title: 'Fleet', icon: 'robot' } }
          }
        }
      )
    )
  })

  test('opens all pages of an application that the site knows, in the page', () => {
    const config = { environment: { subApps: { fleet: { title: 'Our fleet', pages: ['list'], isolation: 'frame' } } } }
    const text = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
    expect(change('/', 'text/html', text)).toContain('"subApps":{"fleet":{"title":"Our fleet"}}')
  })

  test('keeps a title from ending its script', () => {
    const text = `<script type="application/json" id="portal-config">{"environment":{}}</script>`
    const hostile = { ...guest, title: '</script><b>' }
    expect(changeFor('/', 'text/html')?.(text, hostile)).not.toContain('</script><b>')
  })

  test('gives the person the permission, and the menu an entry, once', () => {
    const user = change(userPath, json, JSON.stringify({ code: 610000, data: { perms: ['robot'] } }))
    expect(JSON.parse(user)).toEqual({ code: 610000, data: { perms: ['robot', 'fleet'] } })
    expect(change(userPath, json, user)).toBe(user)
    const menu = change(menuPath, json, JSON.stringify({ code: 610000, data: [] }))
    expect(JSON.parse(menu).data).toMatchObject([{ path: '/sub-app/fleet', perms: 'fleet', meta: { icon: 'robot' } }])
    expect(change(menuPath, json, menu)).toBe(menu)
  })

  test('finds an entry below another one', () => {
    const menu = JSON.stringify({ data: [{ path: '', children: [{ path: '/sub-app/fleet/list', children: [] }] }] })
    expect(change(menuPath, json, menu)).toBe(menu)
  })

  for (const [what, text] of [
    ['a refusal', '{"code":610401,"msg":"","data":null}'],
    ['no JSON', 'Bad gateway'],
    ['a list', '[]']
  ] as const)
    test(`passes ${what} on as it is`, () => {
      expect(change(userPath, json, text)).toBe(text)
      expect(change(menuPath, json, text)).toBe(text)
    })

  test('changes no other answer', () => {
    expect(changeFor('/api/managercloud/robots', json)).toBeUndefined()
    expect(changeFor('/assets/shell.js', 'text/javascript')).toBeUndefined()
    expect(changeFor('toString', json)).toBeUndefined()
  })
})

const sound = 'export const bootstrap = async () => {}, mount = bootstrap, unmount = bootstrap'

const ofOne = { name: 'fleet-1.mjs', text: sound, kibibytes: 3, parts: new Map<string, string>() }
const withPart = (text: string) => ({ ...ofOne, parts: new Map([['later-1.mjs', text]]) })

for (const [what, file, checks] of [
  ['nothing in a sound file', ofOne, []],
  ['a syntax error', { ...ofOne, text: 'export const = 1' }, ['format']],
  ['a wrong ending', { ...ofOne, name: 'fleet-1.js' }, ['format']],
  ['missing lifecycles', { ...ofOne, text: 'export const mount = 1' }, ['lifecycles']],
  ['a name that the page lacks', { ...ofOne, text: `import 'lodash'\n${sound}` }, ['imports']],
  ['no fault in a name that the page has', { ...ofOne, text: `import 'react'\n${sound}` }, []],
  ['too large a file', { ...ofOne, kibibytes: 21 }, ['size']],
  ['nothing in a sound part', withPart(`import { a } from './fleet-1.mjs'\nexport default a`), []],
  ['a name that the page lacks in a part', withPart(`import 'lodash'\nexport default 1`), ['imports']],
  ['a syntax error in a part', withPart('export const = 1'), ['format']]
] as const)
  test(`the check of a file finds ${what}`, () => {
    expect(checkFile(file, { budget: 20 }).map(({ rule }) => rule)).toEqual(checks)
  })
