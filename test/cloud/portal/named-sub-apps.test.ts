import { expect, test } from '@playwright/test'
import type { Environment } from '#contract/page/environment.ts'
import { addedPrefixAt } from '#contract/page/sub-apps/sub-apps.ts'
import { addedAmong, naming } from '../../../cloud/portal/naming.pure.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { environment, importMap } from '../support/files/portal-files.ts'
import { askPage, cookieOf, startRendering } from '../support/rendered-project.ts'

const hash = (letter: string) => `sha384-${letter.repeat(64)}`
const address = (name: string) => `https://apps.example.com/${name}.mjs`

const subApps: Environment['subApps'] = {
  robot: { icon: 'robot' },
  yard: { title: 'Yard' },
  fleet: { title: 'Fleet', links: { detail: ':sn' } }
}
const site = { ...environment, moduleOrigins: ['https://apps.example.com'], subApps }
const imports = {
  ...importMap.imports,
  '@acme/charts': address('charts'),
  '@portal/robot': address('robot'),
  '@portal/yard': address('yard'),
  '@portal/fleet': address('fleet'),
  '@portal/fleet/search': address('fleet-search')
}
const integrity = { [address('yard')]: hash('Y'), [address('fleet')]: hash('F'), [address('charts')]: hash('C') }

test.describe('of the sub-applications that a site adds', () => {
  const files = { environment: site, importMap: { imports, integrity } }

  const rows: [named: string[], modules: string[], hashes: string[]][] = [
    [[], ['@acme/charts', '@portal/robot'], ['charts']],
    [['yard'], ['@acme/charts', '@portal/robot', '@portal/yard'], ['yard', 'charts']],
    [['fleet'], ['@acme/charts', '@portal/robot', '@portal/fleet', '@portal/fleet/search'], ['fleet', 'charts']],
    [['gone', '__proto__'], ['@acme/charts', '@portal/robot'], ['charts']]
  ]
  for (const [named, modules, hashes] of rows)
    test(`a page that names [${named}] has the modules ${modules.join(', ')}`, () => {
      const narrow = naming(files, named)
      const own = Object.keys(narrow.importMap.imports).filter(name => !Object.hasOwn(importMap.imports, name))
      expect(own).toEqual(modules)
      expect(Object.keys(narrow.importMap.integrity)).toEqual(hashes.map(address))
      expect(Object.keys(narrow.environment.subApps ?? {})).toEqual(
        Object.keys(subApps).filter(prefix => prefix === 'robot' || named.includes(prefix))
      )
    })

  test('a page that names all of them is made of the files as they are', () => {
    expect(naming(files, ['fleet', 'yard'])).toBe(files)
    expect(addedAmong(files, ['fleet', 'robot', 'gone', 'constructor', undefined, 'yard'])).toEqual(['yard', 'fleet'])
  })

  const prefixes: [pathname: string, prefix: string | undefined][] = [
    ['/sub-app/fleet', 'fleet'],
    ['/sub-app/fleet-2/list', 'fleet-2'],
    ['/sub-app/robot', undefined],
    ['/sub-app/Fleet', undefined],
    ['/sub-app/fleet%2f', undefined],
    ['/sub-app/fleet;x', undefined],
    ['/sub-app/toString', undefined],
    ['/sub-app/__proto__', undefined],
    [`/sub-app/${'f'.repeat(33)}`, undefined],
    ['/sub-app/', undefined],
    ['/fleet', undefined]
  ]
  for (const [pathname, prefix] of prefixes)
    test(`${pathname} may be one of them: ${prefix ?? 'no'}`, () => expect(addedPrefixAt(pathname)).toBe(prefix))
})

test.describe('served', () => {
  let cloud: TestCloud
  let end: () => Promise<void>
  test.beforeAll(async () => {
    const started = await startRendering({
      'environment.json': JSON.stringify(site),
      'importmap.json': JSON.stringify({ imports, integrity })
    })
    cloud = started.cloud
    end = started.end
  })
  test.afterAll(() => end())

  const inPage = async (path: string, headers: Record<string, string>) => {
    const answer = await askPage(cloud, path, headers)
    const html = await answer.text()
    const config = JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    const map = JSON.parse(/"systemjs-importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    const native = JSON.parse(/"importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    return {
      named: Object.keys(config.environment.subApps),
      hasMore: config.hasMore,
      modules: Object.keys(map.imports).filter(name => name.startsWith('@portal/fleet') || name === '@portal/yard'),
      native: Object.keys(native.imports),
      policy: answer.headers.get('Content-Security-Policy')
    }
  }

  test('a guest’s page names none of them, or the one that the address names', async () => {
    const guest = await inPage('/login', {})
    expect(guest).toMatchObject({ named: ['robot'], hasMore: true, modules: [] })
    expect(await inPage('/sub-app/gone', {})).toMatchObject({ named: ['robot'], hasMore: true })
    expect(await inPage('/sub-app/yard/list?micro=true', {})).toMatchObject({
      named: ['robot', 'yard'],
      modules: ['@portal/yard']
    })
  })

  test('a member’s page names those of the menu and of the address, under the same policy', async () => {
    const cookie = cookieOf(await signIn(cloud, 'customer'))
    const guest = await inPage('/login', {})
    const member = await inPage('/dashboard', cookie)
    expect(member).toMatchObject({
      named: ['robot', 'fleet'],
      hasMore: true,
      modules: ['@portal/fleet', '@portal/fleet/search']
    })
    const all = await inPage('/sub-app/yard', cookie)
    expect(all).toMatchObject({ named: ['robot', 'yard', 'fleet'], hasMore: undefined })
    // No native module imports a sub-application by its name, so one policy holds for each page.
    for (const { native, policy } of [member, all]) {
      expect(native).toEqual(['@acme/charts'])
      expect(policy).toBe(guest.policy)
    }
  })

  const release = async (query: string) => {
    const { importMap: map, ...rest } = await (await fetch(`${cloud.url}/release.json${query}`)).json()
    return { ...rest, modules: Object.keys(map.imports).filter(name => !Object.hasOwn(importMap.imports, name)) }
  }
  const shared = ['@acme/charts', '@portal/robot']

  const questions: [query: string, named: string[], modules: string[]][] = [
    ['?of=', [], shared],
    ['?of=yard', ['yard'], [...shared, '@portal/yard']],
    ['?of=gone,robot,__proto__,fleet', ['fleet'], [...shared, '@portal/fleet', '@portal/fleet/search']],
    ['?of=*', ['yard', 'fleet'], [...shared, '@portal/yard', '@portal/fleet', '@portal/fleet/search']],
    [`?of=${'yard,'.repeat(2_000)}`, [], shared],
    ['?of=yard&of=fleet', [], shared]
  ]
  for (const [query, named, modules] of questions)
    test(`/release.json${query.slice(0, 40)} tells of [${named}]`, async () => {
      const answer = await release(query)
      expect(answer.modules).toEqual(modules)
      expect(answer.subApps).toEqual(Object.fromEntries(named.map(prefix => [prefix, subApps[prefix]])))
    })

  test('/release.json without a question tells of all modules', async () => {
    const answer = await release('')
    expect(answer.modules).toEqual([...shared, '@portal/yard', '@portal/fleet', '@portal/fleet/search'])
    expect(answer).not.toHaveProperty('subApps')
  })
})
