import { expect, test } from '@playwright/test'
import { isForMaterialPacks, materialPacksPath } from '#contract/calls/materials/material-packs.ts'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

/* Permissions for material packs count only where one of the person's robots shows material packs (docs/requirements.md §5). */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, logLevel: 'silent' })
  tokens = await signInAll(cloud, ['operator', 'packs', 'nopacks', 'distributor'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const permissionsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ perms, children }) => [perms ?? '', ...permissionsIn(children)])

const pages = ['resourceweb:materialPacks', 'resourceweb:materialPacks:groups', 'resourceweb:materialPacks:list']
const acts = [
  'resourceweb:materialPacks:groups:assign',
  'resourceweb:materialPacks:groups:edit',
  'resourceweb:materialPacks:list:edit'
]
const ofAdministrators = 'resourceweb:materialPacks:everybody'
const amongPacks = (perms: readonly string[]) => perms.filter(it => it.includes('materialPacks')).toSorted()

/** Every list in which the cloud tells a person their permissions. */
const told = async (name: string) => {
  const user = (await send(cloud.url, calls.userInfo, as(name))).data
  const { perms } = (await send(cloud.url, calls.userAuthInfo, as(name))).data
  const menu = permissionsIn((await send(cloud.url, calls.menuTree, as(name))).data)
  expect(user.perm).toBe(user.perms.join(','))
  return [user.perms, perms, menu]
}

/** Expects the pages and acts in each list of permissions, and the pages in the menu. */
const expectPacks = async (name: string, more: readonly string[] = []): Promise<void> => {
  const [perms = [], alone = [], menu = []] = await told(name)
  for (const all of [perms, alone]) expect(amongPacks(all)).toEqual([...pages, ...acts, ...more].toSorted())
  expect(amongPacks(menu)).toEqual(pages)
}

test('counts for who has such robots, and for who sees every tenant’s', async () => {
  await expectPacks('packs')
  await expectPacks('operator', [ofAdministrators])
})

test('has its pages in the menu where the portal knows them by name', async () => {
  const addresses = (items: readonly MenuItem[], parent: string): string[] =>
    items.flatMap(({ path, perms, children }) => {
      const address = path.startsWith('/') ? path : `${parent}/${path}`
      return [...(isForMaterialPacks(perms ?? '') ? [address] : []), ...addresses(children, address)]
    })
  const menu = (await send(cloud.url, calls.menuTree, as('packs'))).data
  const paths = [materialPacksPath, `${materialPacksPath}/list`, `${materialPacksPath}/groups`]
  expect(addresses(menu, '')).toEqual(paths)
})

test('does not count for who has none, and costs nothing else', async () => {
  for (const perms of await told('nopacks')) {
    expect(amongPacks(perms)).toEqual([])
    expect(perms).toEqual(expect.arrayContaining(['resourceweb', 'resourceweb:scenes:list', 'resourceweb:packages']))
  }
  for (const perms of await told('distributor')) expect(amongPacks(perms)).toEqual([])
})

test('follows robots that come and go while somebody is signed in, with the menu’s history', async () => {
  const findEntry = async () => {
    const resources = (await send(cloud.url, calls.menuTree, as('packs'))).data.find(it => it.perms === 'resourceweb')
    return resources?.children.flatMap(it => it.children).find(it => it.perms === 'resourceweb:materialPacks:list')
  }
  const entry = await findEntry()
  const visit = {
    menuId: entry?.menuId ?? 0,
    menuName: entry?.name ?? '',
    perms: entry?.perms ?? null,
    url: '/sub-app/resourceweb/material-packs/list',
    langKey: entry?.langKey ?? null
  }
  const record = async (name: string) =>
    (await send(cloud.url, calls.recordMenuVisit, { ...as(name), body: visit })).code
  const visits = async (name: string) =>
    (await send(cloud.url, calls.menuHistory, { ...as(name), query: {} })).data.map(({ perms }) => perms)
  expect(await record('packs')).toBe(610000)
  expect(await record('nopacks')).toBe(610603)
  expect(await visits('packs')).toEqual(['resourceweb:materialPacks:list'])

  const { tenantId: own } = (await send(cloud.url, calls.userInfo, as('packs'))).data
  const { tenantId: other } = (await send(cloud.url, calls.userInfo, as('nopacks'))).data
  const moved = await cloud.query(
    `update robots set tenant_id = ${other}, store_id = null where tenant_id = ${own} and model in ('T10', 'T10S', 'T11') returning robot_id`
  )
  expect(moved.length).toBeGreaterThan(0)
  for (const perms of await told('packs')) expect(amongPacks(perms)).toEqual([])
  await expectPacks('nopacks')
  expect([await record('packs'), await visits('packs')]).toEqual([610603, []])
  expect(await record('nopacks')).toBe(610000)
})

test('robots that nobody can look up cost the permissions that depend on them, and nothing else', async () => {
  await cloud.query('alter table robots rename to robots_gone')
  try {
    for (const perms of await told('operator')) {
      expect(amongPacks(perms)).toEqual([])
      expect(perms).toContain('robot')
    }
  } finally {
    await cloud.query('alter table robots_gone rename to robots')
  }
  await expectPacks('operator', [ofAdministrators])
})
