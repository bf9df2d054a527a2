import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { writeParts } from '../../contract/modules/parts.ts'
import { root, run } from '../../scripts/support/process.mjs'
import { environment, importMap, writeProject } from '../cloud/support/files/portal-files.ts'

const script = 'export const bootstrap = async () => {}, mount = bootstrap, unmount = bootstrap'
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** The answers of the other origin, by path. */
const answers: Record<string, { status?: number; type?: string; cors?: boolean; body?: string; location?: string }> = {
  '/ota.mjs': {},
  '/gone.mjs': { status: 404 },
  '/page.mjs': { type: 'text/html', body: '<!doctype html>' },
  '/closed.mjs': { cors: false },
  '/empty.mjs': { body: '' },
  '/long.mjs': { body: `${script}\n${' '.repeat(20 * 1_024 * 1_024)}` },
  '/moved.mjs': { status: 302, location: '/ota.mjs' },
  '/broken.mjs': { body: `${script}\nexport const = 1` },
  '/half.mjs': { body: 'export const bootstrap = 1, mount = 1' },
  '/plain.js': { body: script },
  '/needy.mjs': { body: `import 'vue'\n${script}` },
  '/evaluates.mjs': { body: `${script}\nnew Function('return 1')` }
}

let server: Server
let origin: string
let project: string
test.beforeEach(async () => {
  server = createServer((request, response) => {
    const {
      status = 200,
      type = 'text/javascript',
      cors = true,
      body = script,
      location
    } = answers[request.url ?? ''] ?? {}
    response.writeHead(status, {
      'Content-Type': type,
      ...(cors ? { 'Access-Control-Allow-Origin': '*' } : {}),
      ...(location === undefined ? {} : { Location: location })
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  project = await writeProject({
    'environments/site/environment.json': JSON.stringify({ ...environment, moduleOrigins: [origin] }),
    'environments/site/importmap.json': JSON.stringify({ $schema: '../any.json', ...importMap }),
    'environments/broken/environment.json': JSON.stringify(environment),
    'environments/broken/importmap.json': JSON.stringify({ imports: { x: 'javascript:alert(1)' } })
  })
})
test.afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await rm(project, { recursive: true })
})

const importmap = (...args: string[]) =>
  run(process.execPath, [join(root, 'scripts/importmap.ts'), ...args], { cwd: project })
const mapFile = () => join(project, 'environments/site/importmap.json')
const readMap = async () => JSON.parse(await readFile(mapFile(), 'utf8'))

test('a module is set with the hash of what lies there, listed, checked, and removed with its hash', async () => {
  const address = `${origin}/ota.mjs`
  const set = await importmap('set', '@portal/ota', address, '--env', 'site')
  expect(set).toEqual({ code: 0, output: `@portal/ota is now at ${address}, with the hash ${integrityOf(script)}.\n` })
  expect(await readMap()).toEqual({
    $schema: '../any.json',
    imports: { ...importMap.imports, '@portal/ota': address },
    integrity: { [address]: integrityOf(script) }
  })
  expect((await importmap('list', '--env', 'site')).output).toContain(address)
  expect((await importmap('check', '--env', 'site')).code).toBe(0)

  answers['/ota.mjs'] = { body: `${script};alert(1)` }
  const tampered = await importmap('check', '--env', 'site')
  answers['/ota.mjs'] = {}
  expect(tampered.code).toBe(1)
  expect(tampered.output).toContain('What lies there is not what the hash of the map says.')

  expect((await importmap('remove', '@portal/ota', '--env', 'site')).code).toBe(0)
  expect(await readMap()).toEqual({ $schema: '../any.json', ...importMap })
})

test('a level of quality is written for a version, and none is kept for the next one', async () => {
  const qualityOf = async (prefix: string): Promise<unknown> => {
    const file = join(project, 'environments/site/environment.json')
    return JSON.parse(await readFile(file, 'utf8')).subApps?.[prefix]?.quality
  }
  const put = async (...args: string[]) => expect((await importmap(...args, '--env', 'site')).code).toBe(0)
  await put('set', '@portal/ota', `${origin}/ota.mjs`, '--quality', 'silver')
  expect(await qualityOf('ota')).toBe('silver')
  await put('set', '@portal/ota', `${origin}/evaluates.mjs`)
  expect(await qualityOf('ota')).toBeUndefined()
  await put('add', 'fleet', `${origin}/ota.mjs`, '--quality', 'gold')
  expect(await qualityOf('fleet')).toBe('gold')
  await put('set', '@portal/fleet', `${origin}/evaluates.mjs`, '--quality', 'bronze')
  expect(await qualityOf('fleet')).toBe('bronze')
})

const refused: [what: string, args: (origin: string) => string[], says: string][] = [
  ['that is not there', at => ['@portal/ota', `${at}/gone.mjs`], 'It answers with HTTP 404.'],
  ['that is a page', at => ['@portal/ota', `${at}/page.mjs`], 'It answers with text/html instead of a script.'],
  ['that no other origin may read', at => ['@portal/ota', `${at}/closed.mjs`], 'Access-Control-Allow-Origin'],
  ['that is empty', at => ['@portal/ota', `${at}/empty.mjs`], 'It is empty.'],
  ['that is too long', at => ['@portal/ota', `${at}/long.mjs`], 'It is larger than 20 MB.'],
  ['that leads elsewhere', at => ['@portal/ota', `${at}/moved.mjs`], 'It does not answer'],
  ['with a syntax error', at => ['@portal/ota', `${at}/broken.mjs`], 'a syntax error in line 2, column 14'],
  ['without a lifecycle', at => ['@portal/ota', `${at}/half.mjs`], 'It exports no unmount.'],
  ['of another format than its name says', at => ['@portal/ota', `${at}/plain.js`], 'its text is a native ES module'],
  ['that imports what the page lacks', at => ['@portal/ota', `${at}/needy.mjs`], 'It imports vue'],
  ['that nobody answers', () => ['@portal/ota', 'http://127.0.0.1:9/ota.mjs'], 'is not among the moduleOrigins'],
  [
    'outside of the allowed hosts',
    () => ['@portal/ota', 'https://evil.example/ota.mjs'],
    'https://evil.example is not'
  ],
  ['that is a script', () => ['@portal/ota', 'javascript:alert(1)'], 'is no address of a module'],
  [
    'with a user before the host',
    at => ['@portal/ota', `${at.replace('://', '://user:password@')}/ota.mjs`],
    'a user before its host'
  ],
  ['that browsers take for another origin', () => ['@portal/ota', '/\\evil.example/x.js'], 'is no address'],
  ['that the build does not have', () => ['@portal/ota', '/sub-apps/ota/ota.js'], 'The build has no such file.'],
  [
    'for a module that the portal does not know',
    () => ['@portal/otta', '/assets/shell.js'],
    '@portal/otta is no module'
  ]
]
for (const [what, args, says] of refused)
  test(`an address ${what} is refused, and the map stays as it was`, async () => {
    const before = await readFile(mapFile(), 'utf8')
    const { code, output } = await importmap('set', ...args(origin), '--env', 'site')
    expect(output).toContain(says)
    expect(code).toBe(1)
    expect(await readFile(mapFile(), 'utf8')).toBe(before)
    expect(await readdir(join(project, 'environments/site'))).toEqual(['environment.json', 'importmap.json'])
  })

test('a module that makes code out of text is set with a warning, and none of it is run', async () => {
  const { code, output } = await importmap('set', '@portal/ota', `${origin}/evaluates.mjs`, '--env', 'site')
  expect(output).toContain('It holds eval or Function, which the policy of the page refuses.')
  expect(code).toBe(0)
})

test('changes at the same moment are all in the map', async () => {
  const modules = ['ota', 'auth', 'study', 'store'].map(prefix => `@portal/${prefix}`)
  const done = await Promise.all(modules.map(name => importmap('set', name, `${origin}/ota.mjs`, '--env', 'site')))
  expect(done.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(Object.keys((await readMap()).imports)).toEqual(expect.arrayContaining(modules))
})

const wrongUse: [what: string, args: string[], says: string][] = [
  ['nothing', [], 'npm run importmap -- <command>'],
  ['an unknown command', ['put', 'a', 'b'], 'npm run importmap -- <command>'],
  ['an environment that is not there', ['list', '--env', 'mars'], 'There is no environment mars'],
  ['an environment elsewhere on the disk', ['list', '--env', '../site'], 'it takes a name'],
  ['a map that is broken', ['list', '--env', 'broken'], 'imports.x: a path on this origin'],
  [
    'a way to run a module that there is not',
    ['add', 'fleet', '/assets/shell.js', '--isolation', 'none'],
    '--isolation takes page and frame, not none.'
  ],
  [
    'a level that there is not',
    ['set', '@portal/ota', '/assets/shell.js', '--quality', 'platinum'],
    '--quality is "platinum", but it takes bronze, silver, gold.'
  ],
  ['a part of the portal to remove', ['remove', 'react'], 'react is part of the portal'],
  ['a module to remove that is not there', ['remove', '@portal/ota'], 'has no @portal/ota']
]
for (const [what, args, says] of wrongUse)
  test(`says what is wrong when it is given ${what}`, async () => {
    const { code, output } = await importmap(...args)
    expect(output).toContain(says)
    expect(code).toBe(1)
  })

const later = 'export default 1'
const listed = (name: string, text: string, kind = 'module') => ({
  name,
  size: text.length,
  integrity: integrityOf(text),
  kind
})
const first = `${script}\n${writeParts({ 'later-1.mjs': [integrityOf(later)] })}`
const folder = {
  '/several/fleet-1.mjs': { body: first },
  '/several/later-1.mjs': { body: later },
  '/several/assets/font.woff2': { body: 'font', type: 'font/woff2' },
  '/several/files.json': {
    type: 'application/json',
    body: JSON.stringify({
      entry: 'fleet-1.mjs',
      files: [
        listed('fleet-1.mjs', first),
        listed('fleet-1.mjs.map', '{}', 'map'),
        listed('later-1.mjs', later),
        listed('assets/font.woff2', 'font', 'font')
      ]
    })
  }
}

for (const [what, changes, said] of [
  ['takes a release of several files, whose source maps stay at home', {}, 'is now at'],
  ['refuses one without its list', { '/several/files.json': { status: 404 } }, 'Publish the whole folder'],
  ['refuses one without a part', { '/several/later-1.mjs': { status: 404 } }, 'later-1.mjs: It answers with HTTP 404.'],
  [
    'refuses one whose part was changed',
    { '/several/later-1.mjs': { body: 'export default 2' } },
    'later-1.mjs: It is not'
  ],
  ['refuses one whose part grew', { '/several/later-1.mjs': { body: `${later}; alert(1)` } }, 'later-1.mjs: It is not'],
  [
    'refuses one whose part is a page',
    { '/several/later-1.mjs': { body: later, type: 'text/html' } },
    'instead of a script'
  ],
  ['refuses one whose font was changed', { '/several/assets/font.woff2': { body: 'tnof' } }, 'font.woff2: It is not'],
  [
    'refuses the list of another build',
    { '/several/fleet-1.mjs': { body: `//\n${first}` } },
    'another hash for fleet-1.mjs'
  ]
] as const)
  test(`a map ${what}`, async () => {
    Object.assign(answers, folder, changes)
    const { code, output } = await importmap('set', '@portal/ota', `${origin}/several/fleet-1.mjs`, '--env', 'site')
    expect(output).toContain(said)
    expect(code).toBe(said === 'is now at' ? 0 : 1)
  })
