import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send } from '../../cloud/support/client.ts'
import { addressOf, expect, test, type Visitor } from '../support/portal.ts'

/*
 * The behaviour of an open page of a sub-application when its person gains or loses a permission (docs/requirements.md,
 * 6.14). Another page of the application stays open to the person: without any, the guard closes the whole application.
 */

/** The news takes up to a second, and a busy machine several. */
const soon = { timeout: 10_000 }
/** The tests of a worker share one portal, and another role could give the same permission. */
let takeBack: () => Promise<unknown> = async () => undefined
test.afterEach(() => takeBack())

/** Gives somebody without any permission a role, and opens a page as that person. */
const openWith = async (
  { page, cloud, visitor }: { page: Page; cloud: TestCloud; visitor: Visitor },
  permissions: string[],
  address: string
) => {
  const token = await visitor.tokenOf('operator')
  const name = `Role for ${permissions.at(-1)}`
  const { roleId } = (await send(cloud.url, calls.createRole, { token, body: { name, permissions } })).data
  const { userId } = (await send(cloud.url, calls.userInfo, { token: await visitor.tokenOf('nobody') })).data
  await send(cloud.url, calls.changeExternalRoles, { token, body: { userId, give: [roleId], take: [] } })
  takeBack = () => send(cloud.url, calls.changeExternalRoles, { token, body: { userId, give: [], take: [roleId] } })
  // A change before the live channel listens is no news to the page.
  const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('nobody', address)
  await spoke
  const change = (give: string[], take: string[]) =>
    send(cloud.url, calls.updateRole, { token, body: { roleId, name, give, take } })
  return {
    take: (permission: string) => change([], [permission]),
    give: (permission: string) => change([permission], [])
  }
}

const pages: [address: string, heading: string, permission: string, above: string[]][] = [
  ['/sub-app/auth/tenants', 'Organisation management', 'auth:tenants', ['auth', 'auth:roles']],
  ['/sub-app/auth/audit', 'Audit', 'auth:audit', ['auth', 'auth:roles']],
  ['/sub-app/shop/center/cart', 'Cart', 'shop:center', ['shop', 'shop:type']],
  ['/sub-app/shop/inventory', 'Inventory', 'shop:inventory', ['shop', 'shop:type']],
  ['/sub-app/statement/data/clean', 'Cleaning statistics', 'statement:data:clean', ['statement', 'statement:export']],
  [
    '/sub-app/operation/dashboard',
    'Operational dashboard',
    'operation:dashboard',
    ['operation', 'operation:hospitalDispatch']
  ],
  [
    '/sub-app/operation/hospital-dispatch',
    'Hospital dispatch',
    'operation:hospitalDispatch',
    ['operation', 'operation:dashboard']
  ]
]

for (const [address, heading, permission, above] of pages)
  test(`${address} closes in an open browser when its permission is taken, and opens when it is given`, async ({
    page,
    cloud,
    visitor
  }) => {
    const { take, give } = await openWith({ page, cloud, visitor }, [...above, permission], address)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(heading)
    await take(permission)
    await expect(title).toHaveText('No access', soon)
    expect(addressOf(page)).toBe('/401')
    const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
    await page.reload()
    await expect(title).toHaveText('No access')
    await spoke
    await give(permission)
    await expect(title).toHaveText(heading, soon)
    expect(addressOf(page)).toBe(address)
  })

const buttons: [address: string, role: 'link' | 'button', name: string, permission: string, above: string[]][] = [
  ['/sub-app/shop', 'link', 'Add goods', 'shop:sell', ['shop', 'shop:center']],
  ['/sub-app/message/template', 'link', 'New template', 'message:template:edit', ['message', 'message:template']],
  [
    '/sub-app/operation/hospital-dispatch',
    'button',
    'New order',
    'operation:hospitalDispatch:create',
    ['operation', 'operation:hospitalDispatch']
  ]
]

for (const [address, role, name, permission, above] of buttons)
  test(`${name} goes from an open page with its permission, and comes back`, async ({ page, cloud, visitor }) => {
    const { take, give } = await openWith({ page, cloud, visitor }, [...above, permission], address)
    const button = page.getByRole('main').getByRole(role, { name, exact: true })
    await expect(button).toBeVisible()
    await take(permission)
    await expect(button).toHaveCount(0, soon)
    await give(permission)
    await expect(button).toBeVisible(soon)
  })
