import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Environment } from '#contract/page/environment.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'
import { environmentFolder, readSettings, rulesFrom, startCloud } from '../../../cloud/index.ts'
import { inlineScriptsOf, preloadFor, preparePage } from '../../../cloud/portal/page.pure.ts'
import {
  contentSecurityPolicy,
  reportedPolicy,
  sandboxPolicy
} from '../../../cloud/portal/policy/content-security-policy.pure.ts'
import { nativeImportMap, resolveImportMap } from '../../../cloud/portal/release/import-map.pure.ts'
import { wantsPage } from '../../../cloud/portal/wants-page.pure.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { environment, importMap, manifest, template, writeProject } from '../support/files/portal-files.ts'

const resolved = resolveImportMap(importMap, manifest)
const page = (pathname: string, changes = {}) =>
  preparePage({ template, manifest, importMap: resolved, environment, version: 'v1', pathname, ...changes })()

test('gives the import map the built names and their hashes', () => {
  expect(resolved.imports['@portal/shell']).toBe('/assets/shell-3fa2c1d0.js')
  expect(resolved.imports.react).toBe('/assets/react-00112233.js')
  expect(resolved.integrity).toEqual({ '/assets/shell-3fa2c1d0.js': 'sha384-c2hlbGw=' })
})

test('leaves addresses alone that the build does not know, and hashes that the map has already', () => {
  const foreign = {
    imports: { '@portal/ota': 'https://cdn.example.com/ota.js' },
    integrity: { 'https://cdn.example.com/ota.js': 'sha384-x' }
  }
  expect(resolveImportMap(foreign, manifest)).toEqual(foreign)
})

test('fills the template in', () => {
  expect(page('/dashboard')).toBe(`<!doctype html>
<html lang="en"><head><title>Portal</title>
<script type="application/json" id="portal-config">${JSON.stringify({ environment, version: 'v1', messages: manifest.messages })}</script>
<script type="systemjs-importmap">${JSON.stringify(resolved)}</script>
<link rel="preload" as="script" fetchpriority="high" href="/assets/react-00112233.js">
</head><body></body></html>
${'<!-- long enough to be compressed -->\n'.repeat(20)}`)
})

test('gives a preload the hash that the import map asks for, so that the file is not fetched twice', () => {
  expect(page('/login')).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/shell-3fa2c1d0.js" integrity="sha384-c2hlbGw=">'
  )
})

test('gives the browser a map of the modules that native ones may import by name, and its text for the policy', () => {
  const map = {
    imports: {
      react: '/assets/react.js',
      '@maker/maps': 'https://cdn.example.com/maps.mjs',
      '@portal/device': '/d.js'
    },
    integrity: { 'https://cdn.example.com/maps.mjs': 'sha384-b3Rh' }
  }
  const withFacades = {
    ...manifest,
    facades: { react: '/assets/native/react-11223344.mjs' },
    integrity: { '/assets/native/react-11223344.mjs': 'sha384-cmVhY3Q=' }
  }
  const native = {
    imports: { react: '/assets/native/react-11223344.mjs', '@maker/maps': 'https://cdn.example.com/maps.mjs' },
    integrity: {
      '/assets/native/react-11223344.mjs': 'sha384-cmVhY3Q=',
      'https://cdn.example.com/maps.mjs': 'sha384-b3Rh'
    }
  }
  expect(nativeImportMap(map, withFacades)).toEqual(native)
  const study = '/sub-apps/study/study-11223344.mjs'
  const parts = { manifest: withFacades, importMap: { ...map, imports: { ...map.imports, '@portal/study': study } } }
  expect(page('/', parts)).toContain(`<script type="importmap">${JSON.stringify(native)}</script>`)
  expect(inlineScriptsOf({ ...parts, environment })).toEqual([JSON.stringify(native)])
})

test('puts the way of developers into pages of an environment with overrides, and nothing of it into others', () => {
  const overrides = { gate: 'gate()', library: '/assets/overrides-00aa11bb.js' }
  const parts = {
    template: '<!--portal:overrides-->',
    manifest: { ...manifest, overrides },
    importMap: resolved,
    version: 'v1',
    pathname: '/'
  }
  const allowed = { ...environment, overrides: true }
  expect(preparePage({ ...parts, environment: allowed })()).toBe(
    '<meta name="importmap-type" content="systemjs-importmap">\n' +
      '<script data-library="/assets/overrides-00aa11bb.js">gate()</script>'
  )
  expect(inlineScriptsOf({ ...parts, environment: allowed })).toEqual(['gate()'])
  expect(preparePage({ ...parts, environment })()).toBe('')
  expect(inlineScriptsOf({ ...parts, environment })).toEqual([])
})

test('keeps what is inlined from ending its script element, and from meaning anything to String.replace', () => {
  const brand = { name: '</script><!--$&$1' }
  const html = page('/', { environment: { ...environment, brand } })
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const config = /id="portal-config">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(config).environment.brand).toEqual(brand)
})

const preloads: [path: string, prefix: string | undefined][] = [
  ['/', '/'],
  ['/dashboard', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login/x', '/login'],
  ['/loginV1', '/'],
  ['/Login', '/']
]

for (const [path, prefix] of preloads)
  test(`preloads for ${path} what ${prefix} needs`, () => {
    expect(preloadFor(manifest, path)?.prefix).toBe(prefix)
  })

test('preloads nothing where no row covers the path', () => {
  expect(preloadFor({ ...manifest, preloads: [{ prefix: '/login', files: [] }] }, '/dashboard')).toBeUndefined()
})

const policy = (changes = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ apiBase: null, socketBase: null, moduleOrigins: [], inlineScripts: [], ...changes })
      .split('; ')
      .map(directive => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')])
  )

const libraryPolicies = 'portal dompurify lit-html vue svelte-trusted-html angular'
const ownPolicies = subAppPrefixes.map(prefix => `portal-${prefix}`).join(' ')

test('gives the frame of code that is not trusted no origin, and modules alone', () => {
  const subApps = { fleet: { origins: { scripts: ['https://fleet.test'], calls: ['https://calls.test'] } } }
  expect(sandboxPolicy({ moduleOrigins: ['https://cdn.test'], subApps }).split('; ')).toEqual([
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    "script-src 'self' https://cdn.test https://fleet.test",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${libraryPolicies} ${ownPolicies} portal-fleet 'allow-duplicates'`
  ])
})

test('allows nothing that the portal does not need', () => {
  expect(policy()).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'worker-src': "'self' blob:",
    'media-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': `${libraryPolicies} ${ownPolicies} 'allow-duplicates'`,
    'report-uri': '/policy-reports',
    'report-to': 'policy'
  })
})

test('only reports texts that become HTML, on a site that says so', () => {
  expect(reportedPolicy({})).toBeUndefined()
  expect(policy({ trustedTypes: 'reported' })).not.toHaveProperty('trusted-types')
  expect(policy({ trustedTypes: 'reported' })).not.toHaveProperty('require-trusted-types-for')
  expect(sandboxPolicy({ moduleOrigins: [], trustedTypes: 'reported' })).not.toContain('trusted-types')
  expect(reportedPolicy({ trustedTypes: 'reported' })).toBe(
    `require-trusted-types-for 'script'; trusted-types ${libraryPolicies} ${ownPolicies} 'allow-duplicates'; report-uri /policy-reports; report-to policy`
  )
})

const policies: [title: string, changes: object, directive: string, sources: string][] = [
  ['scripts of the page by their hash', { inlineScripts: ['sha256-a='] }, 'script-src', "'self' 'sha256-a='"],
  [
    'modules of other origins',
    { moduleOrigins: ['https://a.example.com'] },
    'script-src',
    "'self' https://a.example.com"
  ],
  [
    'calls and sockets to another cloud',
    { apiBase: 'https://c.example.com' },
    'connect-src',
    "'self' https://c.example.com wss://c.example.com"
  ],
  [
    'pictures that people sent, from there too',
    { apiBase: 'https://c.example.com' },
    'img-src',
    "'self' data: https://c.example.com"
  ],
  [
    'the same without TLS',
    { apiBase: 'http://localhost:9000' },
    'connect-src',
    "'self' http://localhost:9000 ws://localhost:9000"
  ],
  [
    'a live channel elsewhere',
    { apiBase: 'https://c.example.com', socketBase: 'wss://l.example.com' },
    'connect-src',
    "'self' https://c.example.com wss://l.example.com"
  ],
  [
    'a sub-application that the environment adds policies of its own name, and of names that it gives',
    { subApps: { fleet: { policies: ['angular', 'angular#bundler'] } } },
    'trusted-types',
    `${libraryPolicies} angular#bundler ${ownPolicies} portal-fleet 'allow-duplicates'`
  ],
  [
    'a policy for all texts where developers have overrides, and nowhere else',
    { overrides: true },
    'trusted-types',
    `${libraryPolicies} ${ownPolicies} default 'allow-duplicates'`
  ]
]

for (const [title, changes, directive, sources] of policies)
  test(`allows ${title}`, () => {
    expect(policy(changes)[directive]).toBe(sources)
  })

const wishes: [method: string, path: string, accept: string | undefined, page: boolean][] = [
  ['GET', '/', 'text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['HEAD', '/dashboard', 'text/html', true],
  ['GET', '/sub-app/robot', 'text/html', true],
  ['GET', '/some.page', 'text/html', true],
  ['GET', '/dashboard', '*/*', true],
  ['GET', '/dashboard', undefined, true],
  ['GET', '/favicon.ico', '*/*', false],
  ['GET', '/logo.png', 'image/*', false],
  ['GET', '/dashboard', 'application/json', false],
  ['GET', '/assets/gone.js', 'text/html', false],
  ['GET', '/sub-apps/robot/gone.js', 'text/html', false],
  ['GET', '/dev/outbox', 'text/html', false],
  ['GET', '/metrics', 'text/html', false],
  ['GET', '/metrics', undefined, false],
  ['GET', '/metrics/any', '*/*', false],
  ['GET', '/metricsandmore', 'text/html', true],
  ['GET', '/robots.txt', 'text/html', false],
  ['GET', '/favicon.ico', 'text/html', false],
  ['GET', '/.well-known/security.txt', 'text/html', false],
  ['GET', '/.well-known/change-password', '*/*', false],
  ['POST', '/dashboard', 'text/html', false]
]

for (const [method, path, accept, wanted] of wishes)
  test(`takes ${method} ${path} for ${accept ?? 'anything'} ${wanted ? 'as a page' : 'not as a page'}`, () => {
    expect(wantsPage(method, path, accept)).toBe(wanted)
  })

const production: Environment = { ...environment, mode: 'production' }
/** The cloud adds the ways by which codes go. */
const served: Environment = { ...production, codesBy: ['email', 'cellphone'] }
/** Production takes no start without a way for codes; nothing is sent here. */
const deliverySettings = { smtpUrl: 'smtp://127.0.0.1:9', smsWebhookUrl: 'http://portal:secret@127.0.0.1:9/' }

test.describe('served', () => {
  let root: string
  let cloud: TestCloud
  test.beforeAll(async () => {
    root = await writeProject({ 'environment.json': JSON.stringify(production) })
    const portal = { build: join(root, 'build'), environment: environmentFolder(root, 'local') }
    cloud = await startTestCloud({ portal, taskDays: 1, ...deliverySettings })
  })
  test.afterAll(async () => {
    await cloud.close()
    await rm(root, { recursive: true })
  })

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(cloud.url + path, {
      method,
      headers: { Accept: 'text/html', Cookie: `${tokenCookie}=some-token`, ...headers },
      redirect: 'manual'
    })

  const released = async () => (await (await ask('/release.json')).json()) as { version: string; importMap: unknown }

  for (const path of ['/', '/login', '/dashboard', '/sub-app/robot/list?a=b', '/nothing/here', '/index.html'])
    test(`answers ${path} with the page`, async () => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
      expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-aW5saW5l';")
      const { version } = await released()
      expect(await response.text()).toBe(page(new URL(path, cloud.url).pathname, { environment: served, version }))
    })

  for (const cookie of ['', 'portal_language=ja', 'portal_token_expiry=1; portal_tokens=x'])
    test(`preloads the sign-in page for a guest with the cookies «${cookie}»`, async () => {
      const response = await ask('/dashboard', { Cookie: cookie })
      const { version } = await released()
      expect(await response.text()).toBe(page('/login', { environment: served, version }))
    })

  test('answers the page of a sandbox with its own policy, and modules to any origin', async () => {
    const { headers } = await ask('/sandbox/page.html')
    expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/)
    const module = await ask('/sub-apps/robot/robot-aabbccdd.js')
    expect(module.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('sends a page once, and 304 as long as it stays the same', async () => {
    const etag = (await ask('/dashboard')).headers.get('ETag') ?? ''
    const again = await ask('/sub-app/robot', { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask('/login', { 'If-None-Match': etag })).status).toBe(200)
  })

  test('compresses pages', async () => {
    expect((await ask('/', { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding')).toBe('br')
    const plain = await ask('/', { 'Accept-Encoding': 'identity' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
  })

  const files: [path: string, type: string, cache: string][] = [
    ['/assets/shell-3fa2c1d0.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [
      '/sub-apps/robot/robot-aabbccdd.js',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable'
    ],
    ['/assets/plain.js', 'application/javascript; charset=utf-8', 'no-cache']
  ]
  for (const [path, type, cache] of files)
    test(`serves ${path}`, async () => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe(type)
      expect(response.headers.get('Cache-Control')).toBe(cache)
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(await response.text()).toContain('System.register')
    })

  test('serves what the build has compressed, to who takes it', async () => {
    const compressed = await ask('/assets/shell-3fa2c1d0.js', { 'Accept-Encoding': 'br' })
    expect(compressed.headers.get('Content-Encoding')).toBe('br')
    expect(compressed.headers.get('Cache-Control')).toContain('immutable')
    expect(compressed.headers.get('Content-Type')).toBe('application/javascript; charset=utf-8')
    expect(await compressed.text()).toContain('System.register')
    const plain = await ask('/assets/shell-3fa2c1d0.js', { 'Accept-Encoding': 'identity' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
  })

  const missing = [
    '/assets/gone-00000000.js',
    '/assets/',
    '/assets/..%2fmanifest.json',
    '/assets/..%5cmanifest.json',
    '/assets//shell-3fa2c1d0.js',
    '/sub-apps/robot',
    '/sub-apps/robot/gone.js',
    '/assets/%zz',
    '/assets/a%00b.js'
  ]
  for (const path of missing)
    test(`does not answer ${path} with a page`, async () => {
      const response = await ask(path)
      const text = await response.text()
      expect(text).not.toContain('<html')
      expect(text).not.toContain('integrity')
      expect(response.status).toBe(404)
    })

  test('serves the import map and the environment, ready for use', async () => {
    const map = await ask('/importmap.json')
    expect(map.headers.get('Cache-Control')).toBe('no-cache')
    expect(await map.json()).toEqual(resolved)
    expect((await ask('/importmap.json', { 'If-None-Match': map.headers.get('ETag') ?? '' })).status).toBe(304)
    expect(await (await ask('/environment.json')).json()).toEqual(served)
  })

  test('says which release is served, once, and 304 as long as it stays the same', async () => {
    const answer = await ask('/release.json')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(await answer.json()).toEqual({ version: expect.stringMatching(/^[\w-]{16}$/), importMap: resolved })
    const again = await ask('/release.json', { 'If-None-Match': answer.headers.get('ETag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('has no outbox in production mode', async () => {
    for (const path of ['/dev/outbox', '/dev/outbox.json']) expect((await ask(path)).status).toBe(404)
  })

  test('answers HEAD like GET, without the body', async () => {
    const response = await ask('/dashboard', {}, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('has no page for other methods', async () => {
    expect((await ask('/dashboard', { 'Content-Type': 'application/json' }, 'POST')).status).toBe(404)
  })
})

const workplaceSignIn = { name: 'Workplace', issuer: 'https://login.example.com', clientId: 'portal' }
const json = (value: unknown) => JSON.stringify(value)
const { 'react-dom': _left, ...withoutReactDom } = importMap.imports

type Fault = [title: string, changes: Record<string, string>, name: string, message: string]

/** Official channels that can't be shown, each with its message. */
const channelFaults = (
  [
    ['without a way to it', { name: 'Website', icon: 'website' }, 'channels.0: needs a link or a qr'],
    [
      'by an unsafe link',
      { name: 'Website', icon: 'website', link: 'http://example.com' },
      'channels.0.link: an https'
    ],
    ['by a script', { name: 'Website', icon: 'website', link: 'javascript:alert(1)' }, 'channels.0.link: an https'],
    [
      'by a picture elsewhere',
      { name: 'A', icon: 'chat', qr: 'https://example.com/a.svg' },
      'channels.0.qr: a path on'
    ],
    [
      'by a picture of another origin',
      { name: 'A', icon: 'chat', qr: '//example.com/a.svg' },
      'channels.0.qr: a path on'
    ],
    ['with an icon of its own', { name: 'A', icon: 'wechat', qr: '/content/a.svg' }, 'channels.0.icon: '],
    ['without an English name', { name: { zh: '官网' }, icon: 'chat', qr: '/content/a.svg' }, 'channels.0.name'],
    ['in a language that is not ours', { name: { en: 'A', de: 'A' }, icon: 'chat', qr: '/a.svg' }, 'channels.0.name']
  ] as const
).map(
  ([title, channel, message]): Fault => [
    `an official channel ${title}`,
    { 'environment.json': JSON.stringify({ ...environment, channels: [channel] }) },
    'local',
    `environment.json: ${message}`
  ]
)

const faults: Fault[] = [
  ['an environment that is not there', {}, 'japan', 'environments/japan/environment.json cannot be read'],
  ['a build that is no JSON', { 'build/manifest.json': '{' }, 'local', 'build/manifest.json is not JSON'],
  [
    'a build that tells too little',
    { 'build/manifest.json': '{"files":{}}' },
    'local',
    'build/manifest.json: integrity: '
  ],
  [
    'a field that is missing',
    { 'environment.json': json({ ...environment, mode: undefined }) },
    'local',
    'environment.json: mode: '
  ],
  [
    'overrides in production',
    { 'environment.json': json({ ...production, overrides: true }) },
    'local',
    'environment.json: overrides: never true in production'
  ],
  [
    'the workplace for development in production',
    { 'environment.json': json({ ...production, workplaceSignIn: { ...workplaceSignIn, issuer: '/dev/workplace' } }) },
    'local',
    'environment.json: workplaceSignIn.issuer: never /dev/workplace in production'
  ],
  [
    'a workplace beside a cloud at another origin',
    { 'environment.json': json({ ...environment, apiBase: 'https://cloud.example.com', workplaceSignIn }) },
    'local',
    'environment.json: workplaceSignIn: needs the cloud at the origin'
  ],
  [
    'an address in the map that browsers take for another origin',
    { 'importmap.json': json({ imports: { ...importMap.imports, x: '/\\\\evil.example/x.js' } }) },
    'local',
    'imports.x: a path on this origin'
  ],
  ...channelFaults,
  [
    'a field too many',
    { 'environment.json': json({ ...environment, secret: 'x' }) },
    'local',
    'environment.json: secret: '
  ],
  [
    'an address that is no origin',
    { 'environment.json': json({ ...environment, apiBase: 'c.example.com' }) },
    'local',
    'apiBase: an origin'
  ],
  [
    'a module without an address',
    { 'importmap.json': json({ imports: withoutReactDom }) },
    'local',
    'imports.react-dom is missing'
  ],
  [
    'a script address in the map',
    { 'importmap.json': json({ imports: { x: 'javascript:alert(1)' } }) },
    'local',
    'imports.x: a path on this origin'
  ],
  [
    'a module that was not built',
    { 'importmap.json': json({ imports: { ...importMap.imports, react: '/assets/gone.js' } }) },
    'local',
    'imports.react is /assets/gone.js'
  ]
]

for (const [title, changes, name, message] of faults)
  test(`does not start with ${title}, and says where`, async () => {
    const root = await writeProject(changes)
    const start = startCloud({
      host: '127.0.0.1',
      port: 0,
      data: { kind: 'memory' },
      demo: { wish: () => 'none', newPassword: async () => 'not-needed-1' },
      rules: rulesFrom(readSettings({})),
      portal: { build: join(root, 'build'), environment: environmentFolder(root, name) }
    })
    await expect(start).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining(message) })
    await rm(root, { recursive: true })
  })

test('serves a changed import map without a restart, and goes on with the last one when the next is broken', async () => {
  const root = await writeProject({ 'environment.json': json({ $schema: './any.json', ...environment }) })
  const cloud = await startTestCloud({
    portal: { build: join(root, 'build'), environment: environmentFolder(root, 'local') },
    taskDays: 1,
    logLevel: 'silent'
  })
  const release = async () =>
    (await (await fetch(`${cloud.url}/release.json`)).json()) as {
      version: string
      importMap: { imports: Record<string, string> }
    }
  const write = async (text: string) => {
    await writeFile(join(root, 'importmap.json.next'), text)
    await rename(join(root, 'importmap.json.next'), join(root, 'importmap.json'))
  }
  const before = await release()
  await write(json({ imports: { ...importMap.imports, '@portal/ota': 'https://cdn.example.com/ota.mjs' } }))
  await expect
    .poll(async () => (await release()).importMap.imports['@portal/ota'])
    .toBe('https://cdn.example.com/ota.mjs')
  const after = await release()
  expect(after.version).not.toBe(before.version)

  await write('{"imports":')
  const written = Date.now()
  await expect.poll(() => Date.now() - written, { timeout: 10_000 }).toBeGreaterThan(2_500)
  expect(await release()).toEqual(after)
  await write(json(importMap))
  await expect.poll(async () => (await release()).version).toBe(before.version)
  await cloud.close()
  await rm(root, { recursive: true })
})
